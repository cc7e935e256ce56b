import { CONTACT_HOURS } from "../../../../worker/facts/guarantee/interviews";
import {
  RESULT_DELAY_SECONDS,
  type Result,
  type ResultReason,
} from "../../../../worker/facts/guarantee/results";
import type { Evidence, OutcomeWord } from "../../../../worker/facts/guarantee/statuses";
import type { CandidateSort, CandidateStage } from "../../../../worker/facts/people/candidates";
import { counted } from "../formats";

export const heading = "Candidates";
export const toCandidates = "Candidates";
export const all = "All";
export const filters = "Which candidates";
export const stages: Record<CandidateStage, string> = {
  to_answer: "To answer",
  coming: "Coming",
  waiting: "Waiting for a time",
  answered: "Answered",
};
export const counts = (applied: number, passed: number, paid: number) =>
  `${applied} applied, ${passed} passed the test, ${paid} have a slot and are listed here.`;
export const withCount = (stage: string, count: number) => `${stage} ${count}`;
export const order = "Order";
export const sorts: Record<CandidateSort, string> = {
  newest: "Newest first",
  score: "Best test first",
};
export const nobody = "Nobody here.";
export const nextPerson = "Next person";
export const columns = {
  name: "Name",
  score: "Test",
  interview: "Interview",
  answerBy: "Answer by",
  resume: "Resume",
  job: "Job",
};
export const markColumn = "Mark";
export const mark = (name: string) => `Mark ${name}`;
export const forMarked = "For all that are marked:";
const people = (count: number) => counted(count, "person").replace("persons", "people");

/** One answer for all marked candidates. */
export const many = {
  page: "Answer many",
  headings: {
    select: (count: number) => `Choose ${people(count)}`,
    decline: (count: number) => `Decline ${people(count)}`,
    "next-round": (count: number) => `Call ${people(count)} to round 2`,
    undo: (count: number) => `Take back the answers to ${people(count)}`,
  },
  buttons: { select: "Choose", decline: "Decline", "next-round": "Round 2", undo: "Undo" },
  nobodyMarked: { title: "Nobody is marked", body: "Mark people in the list first." },
  back: heading,
  blocked: "These are left out",
  nobodyLeft: "Nobody of them can get this answer now.",
  willRead: "Who reads what",
  counts: { people: "People", messages: "Messages" },
  takeBack: "None of them has read it. Their answers are taken back, and you can answer anew.",
  done: (count: number) => `Done for ${people(count)}`,
  leftOut: (names: string[]) => `Left out: ${names.join(", ")}`,
  answered: (count: number) => `You answered ${people(count)}. Nobody has read it yet.`,
  undo: "Undo",
};

export const noName = "No name given";
export const openResume = "Resume";
export const waits = "Waits for a time";
export const waitsForRound = (round: number) => `Waits for a time of round ${round}`;
export const met = (when: string) => `Met ${when}`;
export const late = (when: string) => `${when}, late`;
export const dueToday = "Today";

export const owed = {
  heading: "Answers you owe",
  answer: "Answer",
  answerTo: (name: string) => `Answer ${name}`,
};

export const person = {
  heading: "Candidate",
  resume: "Resume",
  score: "Test",
  scoreOf: (right: number, count: number) => `${right} of ${count} right`,
  phone: "Phone",
  email: "Mail",
  contactNote: `Phone and mail stand here from ${CONTACT_HOURS} hours before the interview.`,
  suspendedNote: "Resume, phone and mail are closed while we check your company.",
  contactRule: "For this interview alone: never ask for money.",
  questions: "The test, by question",
  right: "Right",
  wrong: "Wrong",
};

export const interviews = {
  heading: "Interview",
  headings: "Interviews",
  none: "No interview yet.",
  when: "When",
  round: "Round",
  where: "Where",
  who: "With",
  state: "State",
  evidence: "Known by",
  company: "You said",
  candidate: "The candidate said",
  arrived: "Said to be there",
  checkedIn: "Meeting code typed",
  evidences: {
    code: "the meeting code",
    word: "what both sides said, or did not say",
    decision: "a decision of our staff",
    tie: "a dispute that nobody could decide",
  } satisfies Record<Evidence, string>,
  said: {
    held: "We met",
    candidate_absent: "The candidate was not there",
    employer_absent: "The company was not there",
  } satisfies Record<OutcomeWord, string>,
};

export const answer = {
  short: { SELECTED: "Chosen", REJECTED: "Declined" } satisfies Record<Result, string>,
  readOn: (given: string, when: string) => `${given}, read on ${when}`,
  unread: (given: string) => `${given}, not read yet`,
  heading: "Your answer",
  by: (when: string) => `The candidate was promised an answer by ${when}.`,
  overdue: (when: string) =>
    `The answer was due on ${when}. Your record shows that it is late, and we ask you each day.`,
  select: "Choose",
  nextRound: "Call to round 2",
  decline: "Decline",
  undo: "Undo",
  none: "There is nothing to answer now.",
  coming: (when: string) => `The interview is on ${when}. You answer after it.`,
  called: (when: string) => `Called to round 2. The candidate chooses a time by ${when}.`,
  waiting: (when: string) => `The candidate waits for a time. Promised by ${when}.`,
  waitingLong: "The candidate waits for a time.",
  offer: "Offer times",
  say: "How did it go? One word, which can't be changed; the candidate may object.",
  given: {
    SELECTED: "You chose this candidate.",
    REJECTED: "You declined this candidate.",
  } satisfies Record<Result, string>,
  sendAt: (when: string) => `They read it on ${when}. Until then you can undo it.`,
  sendOnceHeld: "They read it once it stands that you met. Until then you can undo it.",
  read: "The candidate has read it.",
  comment: (comment: string) => `Your line: “${comment}”`,
  ended: "This application has ended.",
};

const delay = counted(RESULT_DELAY_SECONDS / 60, "minute");

export const send = {
  notYet: "Nothing is sent yet.",
  reason: "Reason",
  reasonHint: "They read it in kind words.",
  chooseReason: "Choose a reason",
  reasonMissing: "Choose a reason",
  comment: "A line from you (optional)",
  commentHint: "The candidate reads it. No links, mail addresses or phone numbers.",
  look: "See what they read",
  change: "Change it",
  willRead: (who: string) => `What they read: ${who}`,
  back: "Go back",
  notShown: { title: "Nothing was sent", body: "Try again in a moment." },
  undoNote: `They read it in ${delay}. Until then you can undo it.`,
  openNote: `This is your word that you met. They can deny it for a while; they read the answer once it stands, and not before ${delay}.`,
  calledNote: "They read it at once, and can't be called back.",
  calledOpenNote:
    "This is your word that you met. They can deny it for a while; they read of the second round once it stands.",
  /** Named like the action that each button sends. */
  acts: {
    select: { heading: (name: string) => `Choose ${name}`, button: "Send: chosen" },
    decline: { heading: (name: string) => `Decline ${name}`, button: "Send: declined" },
    "next-round": {
      heading: (name: string) => `Call ${name} to round 2`,
      button: "Call to round 2",
    },
  },
};

/** Shown before an answer to many is sent: some of their interviews may not be settled yet. */
export const manyNotes = {
  result: `${send.undoNote} Where it is not settled yet how the interview went, your answer is your word that you met.`,
  call: `${send.calledNote} Where it is not settled yet how the first interview went, your call is your word that you met.`,
};

/** The reasons as the company chooses among them; the candidate reads a kinder wording. */
export const reasons: Record<ResultReason, string> = {
  skills: "Other skills were needed",
  experience: "Other people had more experience",
  availability: "Times or starting day did not fit",
  language: "The language needs more practice",
  filled: "The position is filled",
  other: "Another reason",
};
