import { ANSWER_WITHIN_DAYS, INTERVIEW_WITHIN_DAYS } from "../../../../worker/facts/jobs";
import { counted } from "../../format";

export const promiseInShort = {
  heading: "What we promise",
  rules: [
    {
      title: "You choose the time",
      text: "You take one of the open times. You can change it later.",
    },
    {
      title: "An interview by a date, or your money",
      text: `Each job says in how many days you get an interview, usually ${INTERVIEW_WITHIN_DAYS.usual}. If you get none, all your money comes back. You need not ask.`,
    },
    {
      title: "A yes or a no",
      text: `The company owes you an answer after the interview, usually within ${counted(ANSWER_WITHIN_DAYS.usual, "day")}.`,
    },
  ],
  inFull: "All rules of the promise",
};
