import {
  ANSWER_ASKED_HOURS,
  ARRIVE_MINUTES,
  CODE_MINUTES,
  OBJECT_ABSENT_HOURS,
  OBJECT_HELD_HOURS,
  WORD_HOURS,
  WORD_MINUTES,
  WORD_UNDO_MINUTES,
} from "../../../facts/guarantee/guarantee";
import {
  type Evidence,
  type InterviewState,
  isScheduled,
  type OutcomeWord,
} from "../../../facts/guarantee/statuses";
import { endOf } from "../../case/appointment.rules";
import { isUnaccepted } from "../../case/cancellation.rules";

const HOUR_MS = 3_600_000;

/** The facts about an interview that has begun and has no outcome yet. Times are ISO 8601. */
export interface Testimony {
  at: string;
  minutes: number;
  /** Set if the employer moved it; the new time binds the candidate once accepted. */
  movedAt: string | null;
  acceptedAt: string | null;
  arrivedAt: string | null;
  checkedInAt: string | null;
  companyWord: OutcomeWord | null;
  companyWordAt: string | null;
  candidateWord: OutcomeWord | null;
  candidateWordAt: string | null;
}

/** The outcome of an interview, and its evidence. */
export interface Outcome {
  state: Exclude<InterviewState, "scheduled">;
  evidence: Evidence;
}

/**
 * Settled, or open until silence may decide. `asksHowItWent` is true where the company is silent and
 * the candidate's word alone decides nothing: both are asked.
 */
type Verdict = { outcome: Outcome } | { outcome: null; until: string; asksHowItWent: boolean };

const hoursAfter = (iso: string, hours: number) =>
  new Date(Date.parse(iso) + hours * HOUR_MS).toISOString();

const settled = (state: Outcome["state"], evidence: Evidence): Verdict => ({
  outcome: { state, evidence },
});
const open = (until: string, asksHowItWent = false): Verdict => ({
  outcome: null,
  until,
  asksHowItWent,
});

/**
 * Until when a statement can be taken back: only a statement of absence, since it costs money or
 * ends something.
 */
export const undoUntil = (word: OutcomeWord | null, at: string | null): string | null =>
  word === null || word === "held" || at === null
    ? null
    : new Date(Date.parse(at) + WORD_UNDO_MINUTES * 60_000).toISOString();

/** The same; null once that time is over. */
export function undoUntilNow(word: OutcomeWord | null, at: string | null, now: Date) {
  const until = undoUntil(word, at);
  return until !== null && until > now.toISOString() ? until : null;
}

/**
 * A statement as the other side may see it: one that can still be taken back is hidden, and has no
 * consequence yet.
 */
export const standingWord = (word: OutcomeWord | null, at: string | null, now: Date) =>
  undoUntilNow(word, at, now) === null ? word : null;

/** When the last revocable statement becomes final; null if there is none. */
function standsFrom({ companyWord, companyWordAt, candidateWord, candidateWordAt }: Testimony) {
  const ends = [undoUntil(companyWord, companyWordAt), undoUntil(candidateWord, candidateWordAt)];
  return ends.reduce((last, end) => (end !== null && (last === null || end > last) ? end : last));
}

/**
 * When the company said that they met: by its statement, or by a code that was typed after an
 * objection.
 */
const saidHeldAt = ({ companyWord, companyWordAt, checkedInAt }: Testimony) =>
  checkedInAt ?? (companyWord === "held" ? companyWordAt : null);

/** The candidate was there, or made any statement but "I was not there". */
const claimsToHaveCome = ({ arrivedAt, candidateWord }: Testimony) =>
  arrivedAt !== null || candidateWord === "held" || candidateWord === "employer_absent";

/** The employer moved it to a time that the candidate neither accepted nor came to. */
const isMoveIgnored = (one: Testimony) => isUnaccepted(one) && !claimsToHaveCome(one);

/**
 * The outcome of an interview, from what both sides said and did: the first rule that applies.
 *
 * @param one an interview that has begun
 */
export function verdictOf(one: Testimony, now: Date): Verdict {
  const { checkedInAt, companyWord, companyWordAt, candidateWord, candidateWordAt } = one;
  const isPast = (moment: string) => now.getTime() >= Date.parse(moment);
  const undoEnd = standsFrom(one);
  if (undoEnd && !isPast(undoEnd)) return open(undoEnd);
  const denied = candidateWord === "employer_absent" ? candidateWordAt : null;
  if (checkedInAt && (!denied || denied > checkedInAt)) return settled("held", "code");

  const heldAt = saidHeldAt(one);
  if (heldAt) {
    const objectUntil = hoursAfter(heldAt, OBJECT_HELD_HOURS);
    if (denied && denied <= objectUntil) return settled("disputed", "word");
    if (candidateWord === "held" || isPast(objectUntil)) return settled("held", "word");
    return open(objectUntil);
  }
  if (companyWord === "employer_absent") return settled("employer_absent", "word");
  if (companyWord === "candidate_absent" && companyWordAt) {
    if (claimsToHaveCome(one)) return settled("disputed", "word");
    const objectUntil = hoursAfter(companyWordAt, OBJECT_ABSENT_HOURS);
    if (candidateWord !== "candidate_absent" && !isPast(objectUntil)) return open(objectUntil);
    return settled(isMoveIgnored(one) ? "cancelled" : "candidate_absent", "word");
  }

  const end = endOf(one);
  const askedAt = hoursAfter(end, WORD_HOURS);
  if (denied && one.arrivedAt) {
    return isPast(askedAt) ? settled("employer_absent", "word") : open(askedAt);
  }
  if (candidateWord === "held") return settled("held", "word");
  if (candidateWord === "candidate_absent") {
    return settled(isMoveIgnored(one) ? "cancelled" : "candidate_absent", "word");
  }
  if (!isPast(askedAt)) return open(askedAt);
  const answeredBy = hoursAfter(end, ANSWER_ASKED_HOURS);
  return isPast(answeredBy) ? settled("unproven", "word") : open(answeredBy, true);
}

interface Meeting {
  at: string;
  minutes: number;
  state: InterviewState;
}

const isBetween = (now: Date, at: string, fromMinutes: number, until: number) => {
  const time = now.getTime();
  return time >= Date.parse(at) + fromMinutes * 60_000 && time <= until;
};

/** The meeting code is valid now, and the candidate sees it. */
export const codeCounts = (one: Meeting, now: Date) =>
  isScheduled(one) &&
  isBetween(now, one.at, -CODE_MINUTES.before, Date.parse(one.at) + CODE_MINUTES.after * 60_000);

/** The candidate can report "I am here" now. */
export const mayArrive = (one: Meeting, now: Date) =>
  isScheduled(one) && isBetween(now, one.at, -ARRIVE_MINUTES, Date.parse(endOf(one)));

/**
 * Whether either side can make a statement now: as long as the rules do not decide the outcome,
 * stored or not. So a side that reads the other's statement has the full time to object.
 */
export const maySayOutcome = (one: Meeting & Testimony, now: Date) =>
  isScheduled(one) &&
  now.getTime() >= Date.parse(one.at) + WORD_MINUTES * 60_000 &&
  verdictOf(one, now).outcome === null;
