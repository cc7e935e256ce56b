import type { Clash } from "../../../../worker/contract/acts";
import type { Choices } from "../../../../worker/contract/applications";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import type { MoneyState } from "../../../../worker/facts/guarantee/statuses";
import { clockTime, moneyWords, rupees } from "../../format";
import type { LargeActWords } from "./large-acts";

type Detail = StaffApplicationDetail;

export const number = (id: number) => `PK-${id}`;
export const jobName = ({ job }: Pick<Detail, "job">) => `${job.title}, ${job.company}`;
export const heading = (detail: Pick<Detail, "id" | "job">) =>
  `${number(detail.id)} · ${jobName(detail)}`;
export const noName = "No name given";

export const parts = {
  all: "All",
  messages: "Messages",
  money: "Money",
  comments: "Comments",
} as const;
export type Part = keyof typeof parts;
export const line = "The whole line";
export const whichLines = "Which lines";
export const noLines = "Nothing here.";
export const pakka = "Pakka";
export const company = "Company";
export const provider = "Provider";

// The history.

export const statuses: Record<Detail["status"], string> = {
  APPLIED: "Applied",
  TEST_PENDING: "Test link sent",
  TEST_COMPLETED: "Test handed in",
  TEST_PASSED: "Test passed",
  TEST_FAILED: "Test not passed",
  PAYMENT_PENDING: "A slot is held, to be paid",
  PAYMENT_CONFIRMED: "Slot confirmed",
  INTERVIEW_SCHEDULED: "Interview set",
  INTERVIEW_1_SCHEDULED: "Interview set: round 1",
  INTERVIEW_2_SCHEDULED: "Interview set: round 2",
  SELECTED: "Selected",
  REJECTED: "Ended",
};
export const ordered = (paise: number) => `Pressed Pay: ${moneyWords(paise)}`;
export const attempts = { failed: "Payment failed, nothing taken", pending: "Payment begun" };
export const captured = (paise: number, method: string | null) =>
  `Captured ${moneyWords(paise)}${method ? ` by ${method.toUpperCase()}` : ""}`;
export const moneyStates: Record<MoneyState, string> = {
  kept: "kept",
  refund_due: "goes back, not sent yet",
  refunding: "on its way back",
  refunded: "went back",
};
export const credited = (paise: number | null, state: string, spentOn: number | null) =>
  `${paise === null ? "Free slot given" : `Credit of ${moneyWords(paise)}`}: ${spentOn ? `spent on ${number(spentOn)}` : state}`;
export const wrote = (subject: string, text: string) => `Wrote: “${subject}” ${text}`;
export const message = (what: string) => `Message: ${what}`;
export const delivery = (one: Detail["messages"][number]) => {
  if (one.state === "failed") return `Did not arrive: ${one.cause ?? "cause unknown"}`;
  if (one.state === "waiting") {
    return one.nextTryAt ? `On its way, next try ${clockTime(one.nextTryAt)}` : "On its way";
  }
  const ways = [
    ...(one.to === "candidate" ? ["in the app"] : []),
    ...(one.mailAt ? ["by mail"] : []),
    ...(one.smsAt ? ["by SMS"] : []),
  ];
  return `Delivered ${ways.join(", ")}`.trim();
};
export const kindName = (kind: string) => kind.replaceAll("_", " ");
export const sayAgain = "Say a message again";
export const send = "Send it";
export const saidHere = "Said “I am here”";
export const checkedIn = "Meeting code typed at the desk";
export const refs = { comment: "comment", ticket: (id: number) => `query ${id}` };
export const toCome = "to come";
export const promiseEnds = "The promise of an interview ends";

// What is pending.

export const notices = {
  promise: (at: string) => `Promise ends ${clockTime(at)}.`,
  promiseText: "No time is chosen yet. Put the candidate in a time, or ask the company for a day.",
  broken: (at: string) => `Promise broken since ${clockTime(at)}.`,
  brokenText: (price: number) => `If nothing changes, ${rupees(price)} goes back by itself.`,
  returns: (at: string) => `Money waits since ${clockTime(at)}.`,
  returnsText: "The day’s cap was reached: an admin lets it go back.",
  answer: (at: string) => `An answer is promised by ${clockTime(at)}.`,
  answerText: "The interview was held, and the company has not answered.",
  dispute: "The two sides disagree about the interview.",
  disputeText: "Read both words below, and decide.",
};

// The available actions.

export const acts = {
  heading: "What can be done",
  time: "Put in a time",
  refund: (paise: number) => `Refund ${moneyWords(paise)}`,
  cancel: "Cancel for the candidate",
  goodwill: "Give a free slot",
  check: "Ask the provider now",
  release: "Release the hold",
  return: "Let the money go back",
  result: "Give a result",
  undo: "Take the result back",
  move: "Move the interview",
  callOff: "Cancel the interview",
  comment: "Comment",
};
export const comment = {
  label: "Comment, only for staff",
  add: "Add",
};
export const time = {
  heading: "Put in a time",
  free: "Free times of the company’s days",
  option: (at: string, clash: Clash | null) =>
    clash
      ? `${clockTime(at)}, clashes with ${clash.company}, ${clockTime(clash.at)}`
      : clockTime(at),
  noFree: "No time of the company’s days is free.",
  own: "Or a time of its own",
  ownText: "For this candidate alone. They get a message at once.",
  date: "Date",
  at: "Begins at (India)",
  round: "Round",
  place: "Place",
  link: "Or a link",
  set: "Set this time",
};
export const extra = { label: "Extra minutes of the test, in all", give: "Give" };

export const interviewRef = (id: number) => `interview ${id}`;
export const creditRef = (id: number) => `credit ${id}`;

// Beside the timeline.

export const sees = {
  heading: "What the candidate sees now",
  may: "May do now",
  nothing: "Nothing but wait",
  hold: (at: string) => `The slot is held until ${clockTime(at)}`,
  promised: (at: string) => `Interview by ${clockTime(at)}`,
  next: (round: number | null) => (round ? `Choose a time of round ${round}` : "Choose a time"),
};
const CANCEL: Record<NonNullable<Choices["cancel"]>, string> = {
  refund: "Cancel, the money comes back",
  credit: "Cancel, a credit comes back",
  nothing: "Cancel, nothing comes back",
};
export const mayDo = (choices: Choices) => [
  ...(choices.cancel ? [CANCEL[choices.cancel]] : []),
  ...(choices.refund ? ["Take the money back"] : []),
  ...(choices.move ? [`Move the interview until ${clockTime(choices.move.until)}`] : []),
  ...(choices.useCredit ? ["Pay with a credit"] : []),
  ...(choices.claim ? ["Claim a slot"] : []),
];

export const money = {
  heading: "Money",
  price: "Price",
  none: "Nothing was paid for it.",
  payment: "Payment",
  credits: "Credits",
};
export const person = {
  heading: "Person",
  phone: "Phone",
  email: "Mail",
  resume: "Resume",
  score: "Test",
  scoreOf: ({ right, count, passMark }: NonNullable<Detail["score"]>) =>
    `${right} of ${count} right, passes with ${passMark} %`,
  all: "All of this person",
};
export const interviews = {
  heading: "Interviews",
  none: "No interview yet.",
  said: "said",
  decide: "Decide the dispute",
  outcome: "It is decided that",
  chooseOutcome: "Choose what happened",
  reason: "Reason, for the audit",
  reasonHint: "Name what shows it.",
  wrongCodes: "Wrong codes typed",
  states: {
    scheduled: "Set",
    held: "Held",
    candidate_absent: "Candidate absent",
    employer_absent: "Company absent",
    disputed: "Disputed",
    unproven: "Not proven",
    cancelled: "Cancelled",
  } satisfies Record<Detail["interviews"][number]["state"], string>,
};
export const companyPage = "Job and company";

const refund: LargeActWords = {
  heading: (name) => `Refund ${name}`,
  consequence:
    "All of the payment goes back, once. What it paid for ends with it: the slot, or the credit. A coming interview falls away.",
  reasonHint: "The candidate reads it.",
  money: "Goes back",
  button: "Refund now",
};
const cancel: LargeActWords = {
  heading: (name) => `Cancel ${name} for the candidate`,
  consequence:
    "As if the candidate had pressed Cancel at this moment: what comes back is what the rule gives now. The slot is free for others.",
  reasonHint: "Stays in the audit. The candidate does not read it.",
  money: "Goes back",
  button: "Cancel it now",
};
const callOff: LargeActWords = {
  heading: (name) => `Cancel the interview of ${name}`,
  consequence:
    "The company’s act: the slot stays the candidate’s, who chooses another time or takes the money back.",
  reasonHint: "Stays in the audit. The candidate does not read it.",
  money: "Goes back",
  button: "Cancel the interview",
};
const goodwill: LargeActWords = {
  heading: (name) => `Give the candidate of ${name} a free slot`,
  consequence:
    "The candidate’s next interview slot is free, for any job and at any price. No money is behind it: where money would go back, the free slot comes back.",
  reasonHint: "The candidate reads it.",
  button: "Give it now",
};
export const largeActs = { refund, cancel, "call-off": callOff, goodwill };
export const goodwillGiven = {
  title: "A free slot is there already",
  body: "One was given here that the candidate has not used.",
};
export const refundedBefore = {
  title: "This is on its way back already",
  body: "Each payment is refunded once. Under Money you see how far it came.",
};
export const nothingComing = {
  title: "No interview is coming",
  body: "It was called off already, or it is over.",
};
