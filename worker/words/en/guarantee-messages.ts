import type { ClosedBecause } from "../../contract/applications";
import { DISPUTE_DAYS } from "../../facts/guarantee/guarantee";
import type { Message, MessageFacts } from "../message-facts";
import { clockTime, shortTime } from "./formats";
import {
  about,
  bankDays,
  by,
  comingBack,
  contradicted,
  decision,
  moneyBack,
  reasonOf,
  smsBack,
  when,
  withSms,
} from "./guarantee-sentences";
import { timesLink } from "./links";
import { chooseSms, newsSms } from "./sms";

/** Endings that follow when both sides stay silent. */
const ENDINGS: Partial<Record<ClosedBecause, { title: string; news: string }>> = {
  employer_late: {
    title: "No interview in time",
    news: "The company gave you no interview by the promised date. So your application ends here. This has nothing to do with you.",
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
    news: "We asked the company every day for its answer, and it gave none. So your application ends here. Its record shows that. It has nothing to do with you.",
  },
};

/** Messages of the guarantee to a candidate. */
export const guaranteeMessages = {
  employer_absent: (f: MessageFacts): Message =>
    withSms(
      f,
      about(f, "The company did not come", `Your interview${when(f)} did not take place.`, [
        ...decision(f),
        ...moneyBack(f),
        `If you still want this job, choose another time${by(f)}. It costs you nothing.`,
      ]),
      `nobody came${smsBack(f, `back in ${bankDays(f)}`)}`,
    ),
  candidate_absent: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "You did not come to the interview",
        `The interview${when(f)} was kept for you. So the slot is used${f.comesBack ? `, and your ${comingBack(f)} does not come back` : ""}. Your application ends here.`,
        [...decision(f), "If this is wrong, write to us on the Help page."],
      ),
      f.decision ? "we decided that you did not come" : "you did not come, so it has ended",
    ),
  not_proven: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "Nobody confirmed your interview",
        `The company did not say whether your interview${when(f)} took place.`,
        [...moneyBack(f), "The company may still answer you."],
      ),
      `nobody confirmed${smsBack(f)}`,
    ),
  disputed_interview: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "We look into your interview",
        `You and the company say different things about your interview${when(f)}. Our staff read both sides and decide${f.until ? by(f) : ` within ${DISPUTE_DAYS} days`}.${f.comesBack ? ` Your ${comingBack(f)} waits until then.` : ""}`,
        ["You can add what you saw on the Help page."],
      ),
      `our staff decide${f.until ? ` by ${shortTime(f.until)}` : " soon"}`,
    ),
  decided_held: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "We decided: you met",
        `Our staff read both sides about your interview${when(f)}. They decided that it took place.`,
        [
          ...reasonOf(f),
          ...(f.comesBack ? [`So your ${comingBack(f)} does not come back.`] : []),
          "The company must answer you. Your application page says by when.",
        ],
      ),
      "our staff decided that you met",
    ),
  said_held: (f: MessageFacts): Message =>
    contradicted(
      f,
      "you met",
      about(
        f,
        "The company says that you met",
        `It says that your interview${when(f)} took place. If that is not true, say so${by(f)}.${f.comesBack ? ` Else we take it as true, and your ${comingBack(f)} does not come back.` : ""}`,
      ),
    ),
  said_absent: (f: MessageFacts): Message =>
    contradicted(
      f,
      "you did not come",
      about(
        f,
        "The company says that you did not come",
        `It says that you were not at your interview${when(f)}. If you were there, say so${by(f)}. Else the slot is used${f.comesBack ? `, and your ${comingBack(f)} does not come back` : ""}.`,
      ),
    ),
  how_did_it_go: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "How did your interview go?",
        `Did your interview${when(f)} take place? Please say so${by(f)}.`,
      ),
      `did you meet? Say so${f.until ? ` by ${shortTime(f.until)}` : ""}`,
    ),
  promise_broken: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "No interview in time",
        `The company has not given you an interview by the promised date. ${f.comesBack ? `Your ${comingBack(f)} comes back by itself` : "Your application ends"}${by(f)}. Or choose a time before then.`,
        [
          f.comesBack === "money"
            ? "On your application page you can take it now, or wait for another time."
            : "On your application page you can end it now, or wait for another time.",
        ],
      ),
      `no time was offered${f.comesBack === "money" ? `, Rs ${f.price} comes back` : ""}`,
    ),
  choose_time: (f: MessageFacts): Message => ({
    ...about(
      f,
      "Choose a time for your interview",
      `The company offered you times before the promised date. You can still choose a time${by(f)}. After that the slot is not kept for you${f.comesBack ? `, and your ${comingBack(f)} comes back` : ""}.`,
    ),
    link: timesLink(f),
    sms: newsSms(f, `choose a time${f.until ? ` by ${shortTime(f.until)}` : ""}`),
  }),
  choose_soon: (f: MessageFacts): Message => ({
    ...about(
      f,
      "Choose your interview time",
      `Times are open for your interview, and you have not chosen one yet. Please choose${by(f)}.`,
      ["First come, first served. You can move your time later on the same page."],
    ),
    link: timesLink(f),
    sms: chooseSms(f, "No time chosen yet"),
  }),
  next_round: (f: MessageFacts): Message => ({
    ...about(
      f,
      "You are in the next round",
      `The company wants to meet you a second time. Choose a time${by(f)} on your application page.`,
      ["If no time is open yet, you hear from us when there is one."],
    ),
    link: timesLink(f),
    sms: chooseSms(f, "You are in round 2"),
  }),
  times_free: (f: MessageFacts): Message => ({
    ...about(
      f,
      "Times are open for your interview",
      `The company offers times. Choose one that suits you${f.until ? ` by ${clockTime(f.until)}` : ""}.`,
      ["First come, first served. You can move your time later on the same page."],
    ),
    link: timesLink(f),
    sms: chooseSms(f, "Times are open"),
  }),
  guarantee_ended: (f: MessageFacts): Message => {
    const ending = (f.because && ENDINGS[f.because]) ?? {
      title: "Your application has ended",
      news: "",
    };
    return withSms(
      f,
      about(f, ending.title, ending.news, moneyBack(f)),
      `application ended${smsBack(f)}`,
    );
  },
};
