import type { ActPreview } from "../../../../worker/contract/acts";
import type { InterviewDay } from "../../../../worker/contract/console/days";
import { DAY_LIMITS } from "../../../../worker/facts/guarantee/guarantee";
import { RESULT_DELAY_SECONDS, type Result } from "../../../../worker/facts/guarantee/results";
import { SUSPENDED_DAYS } from "../../../../worker/facts/jobs/companies";
import { PREVIEW_SHOWN } from "../../../../worker/facts/messages/messages";
import { nearDay } from "../../format";
import { counted } from "../formats";

export interface LargeActWords {
  heading: (name: string) => string;
  consequence: string;
  reasonHint: string;
  /** Label of the preview's total, for an action that moves money. */
  money?: string;
  button: string;
}

export const withdrawal: LargeActWords = {
  heading: (title) => `Withdraw ${title}`,
  consequence:
    "This can't be undone: the job closes, holds, tests and coming interviews end, all money goes back, and each applicant reads the reason.",
  reasonHint: "Each applicant reads it.",
  money: "Money that goes back",
  button: "Withdraw the job",
};

export const suspension: LargeActWords = {
  heading: (name) => `Suspend ${name}`,
  consequence: `Its jobs take no candidates, tests or payments, and coming interviews are cancelled as the employer's act. After ${counted(SUSPENDED_DAYS, "day")} its jobs are withdrawn.`,
  reasonHint: "The company reads it.",
  money: "Paid by them",
  button: "Suspend the company",
};

export const look = "See what it does";
export const preview = "What it does";
export const peopleLabel = "People";
export const count = "Number of people";
export const countHint = (people: number) => `Type ${people} to show that you have seen it.`;
export const countWrong = (people: number) => `Type the number of people: ${people}.`;
export const notDone = { title: "Nothing was done", body: "Look at the fields below." };
export const messages = "What they read";
export const messagesText = `The messages of the first ${PREVIEW_SHOWN} people.`;
export const noMessages = "No message is sent.";

const channels: Record<ActPreview["messages"][number]["channel"], string> = {
  app: "on the site",
  email: "by mail",
  sms: "by SMS",
};
export const sent = (to: string, channel: keyof typeof channels) => `${to}, ${channels[channel]}`;

export const markHead = "Mark";
export const mark = (pk: string) => `Mark ${pk}`;
export const markAll = "Mark all";
export const markNone = "Mark none";
export const people = (n: number) => (n === 1 ? "1 person" : `${n} people`);
export const nobody = "Nobody is marked. Go back and mark rows.";
export const doneFor = (n: number) => `Done for ${people(n)}`;
export const leftOut = (id: string, why: string) => `PK-${id}: ${why}`;
export const exceptions = {
  heading: "Left out",
  text: "For these it can't be done, and nothing happens to them.",
};
export const nothingToDo = "For none of them it can be done.";

const { minutesEach } = DAY_LIMITS;
const delay = counted(RESULT_DELAY_SECONDS / 60, "minute");

export const results = {
  page: "Results",
  heading: (n: number) => `Results of ${people(n)}`,
  back: "Interviews",
  result: "Result",
  results: { SELECTED: "Chosen", REJECTED: "Declined" } satisfies Record<Result, string>,
  reason: "Reason, if declined",
  noReason: "No reason",
  comment: "A line from the company (optional)",
  commentHint: "Each of them reads it.",
  look: "See what they read",
  change: "Change it",
  what: {
    heading: () => "",
    consequence: `For the company. They read it in ${delay}; until then you can take it back. A result says that they met.`,
    reasonHint: "",
    money: "Goes back",
    button: "Give the results",
  } satisfies LargeActWords,
};

export const dayCancel: LargeActWords = {
  heading: (name) => `Cancel the day: ${name}`,
  consequence:
    "For the company: nobody takes a time of it any more, and its interviews that have not begun are cancelled as its act. Each keeps the slot and chooses another time, or takes the money back.",
  reasonHint: "Stays in the audit. The candidates do not read it.",
  money: "Paid by them",
  button: "Cancel the day",
};
export const cancelDayOf = (title: string, company: string) =>
  `Cancel the day of ${title}, ${company}`;
export const dayGone = {
  title: "This day is over or cancelled",
  body: "Its interviews are in the list.",
};

export const waiting = {
  page: "Who waits for a date",
  heading: (title: string) => `Who waits for a date: ${title}`,
  all: "All who wait for a date of this job",
  none: "Nobody waits for a date.",
  columns: { name: "Name", promisedBy: "Promised by", round: "Round" },
  promised: (when: string | null) => when ?? "No date is promised",
  times: "Times",
  free: (n: number) => `The first free times of the company’s days (${n})`,
  ofDay: ({ date, from, to, interviewer, times }: InterviewDay) =>
    `${nearDay(date)}, ${from} to ${to}, ${interviewer} (${times.reduce((sum, one) => sum + one.seatsLeft, 0)} free)`,
  ownTimes: "Times of their own, below",
  own: "Times of their own",
  ownText: "One after the other from the first, without a day of the company.",
  date: "Date",
  at: "First begins at (India)",
  minutes: "Minutes each",
  place: "Place",
  link: "Or a link",
  look: "See who gets which time",
  gets: "Who gets which time",
  getColumns: { name: "Name", at: "Time", where: "Where" },
  noTime: "There is no free time left.",
  changed: {
    title: "The free times have changed",
    body: "Nobody was given a time. This is who gets which time now.",
  },
  ownMissing: `Type date, time and minutes, from ${minutesEach.least} to ${minutesEach.most}.`,
  what: {
    heading: () => "",
    consequence: "Each gets a message at once. They may move it, as one that they chose.",
    reasonHint: "",
    money: "Goes back",
    button: "Give these times",
  } satisfies LargeActWords,
};

export const move = {
  heading: (name: string) => `Move the interview of ${name}`,
  date: "Date",
  at: "Begins at (India)",
  place: "Place",
  link: "Or a link",
  look: "See what it does",
  to: "Moves to",
  where: "Where",
  near: "Clashes with",
  what: {
    heading: () => "",
    consequence:
      "The company’s act. A time that was moved binds the candidate once it is accepted: who neither accepts nor comes may take the money back.",
    reasonHint: "",
    money: "Goes back",
    button: "Move it now",
  } satisfies LargeActWords,
};
