import { MOVE_HOURS } from "../../../../worker/facts/guarantee/guarantee";
import { clockTime, hour, interviewTime, nearDay, rupees } from "../../format";
import { counted } from "../formats";

// The open times, and the chosen one.

export const pageTitle = "Your interview time · Pakka";
export const pageDescription = "The times that are open for your interview.";
export const heading = "Your interview time";
export const back = "Back to the application";
export const nothingChanged = "Your slot and your interview time are safe.";
export const errorTitle = "Not chosen";
export const notDone = "We do not know if this was done. Try again: nothing is done twice.";

interface Meeting {
  at: string;
  place: string | null;
}

export const title = (round: number | null) =>
  round === null ? "Choose your interview time" : `Choose your interview time, round ${round}`;
export const changeTitle = "Change your interview time";
export const tap = `Tap a time and it is yours. You can change it until ${MOVE_HOURS} hours before.`;
/** @param left how many more changes are allowed; null where the employer changed the time */
export const change = (one: Meeting, left: number | null) =>
  `Your interview is on ${interviewTime(one)}. Tap another time and it is yours.${left === null ? "" : ` You can change it ${left === 1 ? "once more" : `${left} times more`}.`}`;
export const noneToChange = (one: Meeting) =>
  `Your interview is on ${interviewTime(one)}. No other time is open now.`;
export const cannotChange = `The time can't be changed now. It can be until ${MOVE_HOURS} hours before the interview.`;
export const fixedWhenNear = `A time within ${MOVE_HOURS} hours can't be changed.`;
export const none = "No time is open now. New times appear here.";
/** Shown beside the day of a time that gives no money back. */
export const noMoneyBack = "if you cancel: no money back";
export const creditAfter = (hours: number) =>
  `Times marked “${noMoneyBack}” are less than ${hours} hours away. If you cancel one, your next interview costs ${rupees(0)}.`;
export const creditFromNow = (hours: number) =>
  `Less than ${hours} hours are left. If you cancel, no money comes back, also after a change. Your next interview costs ${rupees(0)}.`;

export const place = "Place";
export const onMap = "See\u00a0on\u00a0map";
export const youMeet = "You meet";
export const takes = "It takes";
export const about = (minutes: number) => `About ${counted(minutes, "minute")}`;
export const videoCall = "By video call";
export const videoTimes = "By video call. The times are Indian time.";
export const videoDay = "by video call, Indian time";
export const withPerson = (name: string) => `with ${name}`;
export const seats = (left: number) => `${left} open`;
export const each = (seats: string) => `${seats} each`;
export const more = (times: number) => `See all ${times} times`;
export const later = "Later times";
export const dayOf = nearDay;
export const timeOf = hour;

export const chosen = (one: Meeting) => ({
  title: "Interview time chosen",
  body: interviewTime(one),
});

// The chosen time, in the panel of a scheduled interview.

export const chosenWith = (company: string) =>
  `You chose this time with ${company}. Check your email for the date, time and link.`;
export const employerSet = (company: string) =>
  `${company} has set your interview. Check your email for the date, time and link.`;
export const changeUntil = (until: string) => `until ${clockTime(until)}`;

// The promise.

export const interviewBy = (at: string) => `Interview by ${nearDay(at)}`;
export const orMoney = (price: number) => `, or your ${rupees(price)} comes back by itself.`;
export const orCredit = ", or your free interview comes back by itself.";
export const needNotAsk = "You need not ask for it.";
export const interviewWithin = (days: number) =>
  `Interview within ${counted(days, "day")} after you book`;
