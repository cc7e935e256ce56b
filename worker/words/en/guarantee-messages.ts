import type { ClosedBecause } from "../../contract/applications";
import { DISPUTE_DAYS } from "../../facts/guarantee";
import { refundDays } from "../../facts/refunds";
import { clockTime, daysWords, rupeesOfPaise, smsVariable } from "../../facts/words";
import type { Message } from "../message";
import type { MessageFacts } from "../message-facts";
import { applicationLink, timesLink } from "./links";
import { slotBack } from "./money-messages";

const when = ({ interview }: MessageFacts) => (interview ? ` on ${clockTime(interview.at)}` : "");
const by = ({ until }: MessageFacts) => (until ? ` by ${clockTime(until)}` : " soon");

/** What comes back by itself, where something was paid. */
function moneyBack({ refund, isGoodwillBack }: MessageFacts): string[] {
  if (isGoodwillBack) return [slotBack];
  if (!refund) return [];
  const days = daysWords(refundDays(refund.method));
  return [
    `All of your money, ${rupeesOfPaise(refund.amount)}, goes back to you. You need not ask for it. Your bank shows it in ${days}.`,
  ];
}

const about = (f: MessageFacts, title: string, news: string, more: string[] = []): Message => ({
  title,
  body: `${f.title}, ${f.company}. ${news}`,
  more,
  link: applicationLink(f),
});

const withSms = (f: MessageFacts, message: Message, news: string): Message => ({
  ...message,
  sms: { template: "pakka-interview", variables: [smsVariable(f.title), news] },
});

const BACK = { money: "money", goodwill: "free interview slot" };

/** How an application ends when nobody says anything in time. */
const ENDINGS: Partial<Record<ClosedBecause, { title: string; news: string }>> = {
  employer_late: {
    title: "No interview in time",
    news: "The company gave you no interview by the date that was promised, so your application ends here. This has nothing to do with you.",
  },
  did_not_choose: {
    title: "You chose no time",
    news: "The company offered you times before the promised date, and you chose none. So your application ends here.",
  },
  employer_absent: {
    title: "Your application has ended",
    news: "The company did not come to your interview, and you chose no other time.",
  },
  not_proven: {
    title: "Your application has ended",
    news: "The company did not confirm your interview and gave no answer.",
  },
  no_answer: {
    title: "The company did not answer",
    news: "We asked the company every day for its answer. It gave none, so your application ends here. This has nothing to do with you. Its record shows it.",
  },
};

/** The messages of the guarantee to a candidate. */
export const guaranteeMessages = {
  employer_absent: (f: MessageFacts): Message =>
    about(f, "The company did not come", `Your interview${when(f)} did not take place.`, [
      ...moneyBack(f),
      `If you still want this job, choose another time${by(f)}. It costs you nothing.`,
    ]),
  candidate_absent: (f: MessageFacts): Message =>
    about(
      f,
      "You did not come to the interview",
      `The interview${when(f)} was kept for you, so the slot is used and your application ends here.`,
    ),
  not_proven: (f: MessageFacts): Message =>
    about(
      f,
      "Nobody confirmed your interview",
      `The company did not say whether your interview${when(f)} took place.`,
      [...moneyBack(f), "The company may still answer you."],
    ),
  disputed_interview: (f: MessageFacts): Message =>
    about(
      f,
      "We look into your interview",
      `You and the company say different things about your interview${when(f)}.`,
      [
        `Our staff read both sides and decide within ${DISPUTE_DAYS} days.`,
        "You can add what you saw on the Help page.",
      ],
    ),
  said_held: (f: MessageFacts): Message =>
    about(
      f,
      "The company says that you met",
      `It says that your interview${when(f)} took place. If that is not true, say so${by(f)}.`,
    ),
  said_absent: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "The company says that you did not come",
        `It says that you were not at your interview${when(f)}. If you were there, say so${by(f)}. Else the slot is used.`,
      ),
      "the company says that you did not come",
    ),
  how_did_it_go: (f: MessageFacts): Message =>
    about(
      f,
      "How did your interview go?",
      `Did your interview${when(f)} take place? Please say so${by(f)}.`,
    ),
  promise_broken: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "No interview in time",
        `The company has not given you an interview by the date that was promised. ${f.comesBack ? `Your ${BACK[f.comesBack]} comes back by itself` : "Your application ends"}${by(f)}, unless you choose a time before.`,
        [
          f.comesBack === "money"
            ? "On your application page you can take it now, or wait for another time."
            : "On your application page you can end it now, or wait for another time.",
        ],
      ),
      "none was given by the promised date",
    ),
  choose_time: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "Choose a time for your interview",
        `The company offered you times before the promised date. You can still choose a time${by(f)}. After that the slot is not kept for you${f.comesBack ? `, and your ${BACK[f.comesBack]} comes back` : ""}.`,
      ),
      "please choose a time",
    ),
  next_round: (f: MessageFacts): Message =>
    about(
      f,
      "You are in the next round",
      `The company wants to meet you a second time. Choose a time${by(f)} on your application page.`,
      ["If no time is free yet, you hear from us when there is one."],
    ),
  times_free: (f: MessageFacts): Message => ({
    ...about(
      f,
      "Times are free for your interview",
      `The company offers times. Choose one that suits you${f.until ? ` by ${clockTime(f.until)}` : ""}.`,
      ["Who chooses first has the time. You can move it later on the same page."],
    ),
    link: timesLink(f),
  }),
  guarantee_ended: (f: MessageFacts): Message => {
    const ending = (f.because && ENDINGS[f.because]) ?? {
      title: "Your application has ended",
      news: "",
    };
    return about(f, ending.title, ending.news, moneyBack(f));
  },
};
