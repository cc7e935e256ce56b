import {
  LATE_CANCEL_HOURS,
  OBJECT_ABSENT_HOURS,
  WORD_UNDO_MINUTES,
} from "../../../../worker/facts/guarantee/guarantee";
import { INTERVIEW_DAYS_AHEAD } from "../../../../worker/facts/guarantee/interviews";
import { hour } from "../../format";
import { counted } from "../formats";
import type { LargeActWords } from "./large-acts";

export const heading = "Interview days";
export const offerHeading = "Offer a day";
export const labels = {
  date: "Day",
  from: "From",
  to: "To",
  minutesEach: "Minutes each",
  seats: "People at a time",
  interviewer: "Who meets them",
  place: "Place: building and street",
  link: "Link of a video call",
  round: "Round",
  weeks: "Repeat it",
};
/** As many weeks as days can be offered ahead. */
export const weeks = Array.from({ length: Math.floor(INTERVIEW_DAYS_AHEAD / 7) }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? "Only this day" : `The same day of ${index + 1} weeks`,
}));
export const hints = {
  interviewer: "Candidates read the name.",
  place: "Give a place or a link. Candidates read it.",
  link: "With https:// at its beginning.",
};
/** The last offered day's details, without its date and hours. */
export const asLastTime = (minutes: string, seats: string, who: string, where: string) =>
  `${minutes} minutes each, ${seats} at a time, with ${who}, ${where}. Change`;
export const details = "How long, how many, who and where";
export const offer = "Offer the day";
export const offered = (days: number) =>
  `${days === 1 ? "The day is" : `${days} days are`} offered. Candidates can choose the times.`;
export const partlyOffered = (days: number, missed: string[], why: string) => ({
  title: `${counted(days, "day")} offered, not all`,
  body: `Not ${missed.join(", ")}: ${why}`,
  tone: "error" as const,
});
export const notOffered = { title: "Nothing was offered", body: "Look at the fields below." };
export const dayGone = {
  title: "This day does not stand any more.",
  body: "It was cancelled, or it is over.",
};

export const waitHeading = (people: number) =>
  people === 1 ? "1 person waits for a date" : `${people} people wait for a date`;
export const firstListed = (rows: number) => `The first ${rows} are listed.`;
export const nobodyWaits = "Nobody waits for a date.";
export const freeSeats = (round: number | null, free: number, people: number) =>
  [
    round === null ? "" : `Round ${round}: `,
    `${counted(free, "seat")} free now`,
    free < people ? `: ${people - free} too few.` : ".",
  ].join("");
export const promisedBy = "Promised by";
export const name = "Name";
export const noPromise = "not yet";
export const promiseNote =
  "After this date the money goes back by itself, and it counts in your record.";

export const yourDays = "Your days";
export const noDays = "You offer no day yet.";
export const dayAndHours = "Day";
export const taken = "Seats taken";
export const seatsTaken = (taken: number, all: number) => `${taken} of ${all}`;
export const toDays = "Interview days";

export const changeHeading = "Change the day";
export const changeNote =
  "You can add times and seats. A time that somebody holds can't be taken away: cancel the day for that.";
export const lookAtChange = "See what it does";
export const notChanged = { title: "Nothing was changed", body: "Look at the fields below." };

export const changeAct: LargeActWords = {
  heading: (day) => `Change ${day}`,
  consequence: "Everybody who holds a time of this day gets a message about what is new.",
  reasonHint: "",
  money: "Money that goes back",
  button: "Change the day",
};
export const cancelAct: LargeActWords = {
  heading: (day) => `Cancel ${day}`,
  consequence: `This can't be undone: interviews of this day that have not begun are cancelled. Each candidate gets a message, keeps the slot and may take the money back. Less than ${LATE_CANCEL_HOURS} hours ahead it counts in your record.`,
  reasonHint: "",
  money: "Paid by them",
  button: "Cancel the day",
};

export const links = {
  heading: "Link for the front desk",
  text: "It opens the list of this day, on that day alone, without a login. Give it to nobody else. If you leave the company, it ends.",
  make: "Make a link",
  made: "Here is the link. It is shown this once: copy it now.",
  since: (when: string) => `Made on ${when}`,
  end: "End this link",
};

export const desk = {
  nobody: "Nobody comes on this day yet.",
  time: "Time",
  name: "Name",
  state: "State",
  here: (when: string) => `Here since ${when}`,
  checkedIn: (when: string) => `Checked in, ${when}`,
  expected: "Expected",
  checkIn: "Check in",
  code: "Meeting code",
  notFound: "This link opens nothing now",
  notFoundText:
    "It works on the day of its interviews alone. It ends when the company ends it, and when its maker leaves.",
};

export const today = {
  heading: "Who comes today",
  headingOfDay: "Who comes on this day",
  nobody: "Nobody comes today.",
  nobodyOfDay: "Nobody comes on this day.",
  fold: "Check in, or say how it went",
  opensAt: (when: string) => `From ${when} on you can say how it went without the code.`,
  comment: "Comment (optional)",
  commentHint: "Our staff read it if the candidate says otherwise.",
  with: (interviewer: string) => `with ${interviewer}`,
  video: "Video call",
  nextDays: "Next days",
  backToToday: "Today",
  comes: (day: string, people: number) =>
    `${day}: ${counted(people, "person").replace("persons", "people")}`,
  deskLink: (job: string) => `Link for the front desk, ${job}`,
  scoreOf: (right: number, count: number) => `${right} of ${count} right`,
  resume: "Resume",
  acts: {
    held: "We met",
    candidate_absent: "The candidate did not come",
    employer_absent: "We could not be there",
  },
  /** Shown before the company answers. */
  explained: `Type the meeting code and nothing more is to be said. Without it, say in one word how it went. The candidate may object. You can take back for ${WORD_UNDO_MINUTES} minutes that somebody did not come.`,
  /** Shown before an answer that costs money or ends the application. */
  sure: {
    candidate_absent: (fee: string | undefined) =>
      `We ask the candidate, who has ${OBJECT_ABSENT_HOURS / 24} days to say otherwise. Without an answer the slot is used${fee ? `: ${fee} does not go back` : ""}, and the application ends.`,
    employer_absent: (fee: string | undefined) =>
      `${fee ? `The candidate gets ${fee} back. ` : ""}Another time costs the candidate nothing. Your record shows that you did not come.`,
  },
  yes: {
    candidate_absent: "Yes, the candidate did not come",
    employer_absent: "Yes, we could not be there",
  },
  goBack: "No, go back",
  takeBack: "Take it back",
  undoUntil: (until: string) => `You can take it back until ${hour(until)}.`,
  said: {
    held: "You said: we met.",
    candidate_absent: "You said: the candidate did not come.",
    employer_absent: "You said: we could not be there. The money goes back.",
  },
  states: {
    scheduled: "Expected",
    held: "Met",
    candidate_absent: "Did not come",
    employer_absent: "You were not there",
    disputed: "We look into it",
    unproven: "Nobody confirmed it",
    cancelled: "Cancelled",
  },
};
/** "10:00 am to 1:00 pm". */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
