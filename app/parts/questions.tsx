import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { REFUND_RULE } from "../brand";

/** The six questions, the same on the home page and on How it Works. */
export const QUESTIONS: readonly { title: string; text: ReactNode; open?: boolean }[] = [
  {
    title: "Why does Pakka charge ₹199?",
    text: (
      <p>
        It books one interview slot for one person. You pay, so the employer knows that you will
        come and keeps the time free for you. Searching, applying and the test cost ₹0.
      </p>
    ),
  },
  {
    title: "What if I fail the test?",
    text: (
      <p>
        Nothing is charged. You get feedback by email. The same job opens for you again after 30
        days; other jobs are open at once.
      </p>
    ),
  },
  { title: "Can I get a refund?", text: <p>{REFUND_RULE}</p>, open: true },
  {
    title: "Does paying help me get the job?",
    text: (
      <p>
        No. ₹199 buys the interview, not the job and not a better chance. The employer decides after
        the interview, and you get an answer, whatever it is.
      </p>
    ),
  },
  {
    title: "How long do you keep a slot for me?",
    text: (
      <p>
        72 hours from the moment you apply, so that you can take the test. If you pass, 24 hours
        more to decide. The time is on your ticket. If you do not pay in that time, you lose the
        slot and pay nothing.
      </p>
    ),
  },
  {
    title: "What if the internet stops during the test?",
    text: (
      <p>
        Saved answers are kept. Open the same link again, on any phone, and go on. The time does not
        stop. If something went wrong on our side, <Link to="/help">write to us</Link>: our staff
        can give you extra time.
      </p>
    ),
  },
];
