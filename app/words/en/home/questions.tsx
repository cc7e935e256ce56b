import type { ReactNode } from "react";
import { ANSWER_WITHIN_DAYS } from "../../../../worker/facts/jobs/jobs";
import { CATEGORY_PAUSE_DAYS, REAPPLY_AFTER_DAYS } from "../../../../worker/facts/jobs/tests";
import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { NO_INTERVIEW_RULE, REFUND_RULE } from "../../../../worker/words/en/promises";
import { type Draw, rupees } from "../../format";
import { counted } from "../formats";
import { HOLDS } from "../jobs/holds";
import { eachPrice } from "../payment/fees";

interface Question {
  title: string;
  text: ReactNode;
  open?: boolean;
  /** True where the pricing page answers the question, too. */
  money?: true;
}

/** The six questions of the home page and of How it Works. */
export const questions = (prices: string | null, help: Draw): Question[] => [
  {
    title: `Why does Pakka charge ${rupees(SLOT_FEE)}?`,
    money: true,
    text: `The fee books one interview slot. You pay, so the employer knows that you will come and keeps the time for you. Searching, applying and the test cost ${rupees(0)}. ${eachPrice(prices)}`,
  },
  {
    title: "What if I fail the test?",
    money: true,
    text: `You pay nothing. You get feedback by email. You can apply for the same job again after ${REAPPLY_AFTER_DAYS} days. Other jobs of its category: after ${CATEGORY_PAUSE_DAYS} days. All other jobs: at once.`,
  },
  {
    title: "Can I get a refund?",
    money: true,
    text: `${REFUND_RULE} ${NO_INTERVIEW_RULE}`,
    open: true,
  },
  {
    title: "Does paying help me get the job?",
    money: true,
    text: `No. The fee buys the interview, not the job. The employer must answer yes or no, usually within ${counted(ANSWER_WITHIN_DAYS.usual, "day")}.`,
  },
  {
    title: "How long is a slot kept for me?",
    text: `${HOLDS.test} from the time you apply, for the test. If you pass, ${HOLDS.payment} more, to decide. Your application page shows the time.`,
  },
  {
    title: "What if the internet stops during the test?",
    text: (
      <>
        Each answer is saved when you send it. Open the same link again, on any phone, and go on.
        The clock does not stop. If it was our fault, {help("write to us")}: we can give you time.
      </>
    ),
  },
];
