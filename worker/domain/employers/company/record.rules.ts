import type { HonourRecord, RecordSquare } from "../../../contract/honour-record";
import { RECORD_LEAST } from "../../../facts/guarantee/records";
import {
  type Evidence,
  type InterviewState,
  isCancelled,
  isDisputed,
  isEmployerAbsent,
  isRecordedHeld,
} from "../../../facts/guarantee/statuses";

/** The facts that decide how an interview is counted. */
export interface CountedInterview {
  state: InterviewState;
  evidence: Evidence | null;
  /** The company cancelled the interview late, or moved it to an earlier time. */
  isLate: boolean;
  /** Only the candidate of a free slot claims that the company did not come. */
  isUnprovenAbsence: boolean;
}

interface Answer {
  inTime: boolean;
  /** Days from the end of the last interview; null without an answer. */
  days: number | null;
}

type Count = "heldByCode" | "heldByWord" | "cancelled" | "cancelledLate" | "absent" | "notProven";

/** The count of an interview; null while it is disputed. */
function countOf({ state, evidence, isLate, isUnprovenAbsence }: CountedInterview): Count | null {
  if (isLate) return "cancelledLate";
  if (isCancelled({ state })) return "cancelled";
  if (isDisputed({ state })) return null;
  if (isEmployerAbsent({ state })) return isUnprovenAbsence ? "notProven" : "absent";
  if (!isRecordedHeld({ state })) return "notProven";
  return evidence === "code" ? "heldByCode" : "heldByWord";
}

/** The colour of an interview's square in the record. */
export function squareOf(one: CountedInterview): RecordSquare {
  const count = countOf(one);
  if (count === null) return "open";
  return count === "heldByCode" || count === "heldByWord" ? "held" : "broken";
}

function medianOf(days: number[]): number | null {
  if (days.length < RECORD_LEAST) return null;
  const sorted = days.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(days.length / 2) - 1], sorted[Math.floor(days.length / 2)]];
  return Math.ceil(((low ?? 0) + (high ?? 0)) / 2);
}

/** The honour record of a company, from the outcomes of its interviews and from its answers. */
export function recordOf(
  interviews: (CountedInterview & { count: number })[],
  neverOffered: number,
  free: number,
  answers: Answer[],
): HonourRecord {
  const counts: Record<Count, number> = {
    heldByCode: 0,
    heldByWord: 0,
    cancelled: 0,
    cancelledLate: 0,
    absent: 0,
    notProven: 0,
  };
  for (const one of interviews) {
    const name = countOf(one);
    if (name) counts[name] += one.count;
  }
  const heldCount = counts.heldByCode + counts.heldByWord;
  const { cancelled, cancelledLate, absent, notProven } = counts;
  const promised = heldCount + cancelled + cancelledLate + absent + neverOffered + notProven;
  return {
    promised,
    ...counts,
    neverOffered,
    free,
    answersDue: answers.length,
    answeredInTime: answers.filter(({ inTime }) => inTime).length,
    medianDaysToAnswer: medianOf(answers.flatMap(({ days }) => (days === null ? [] : [days]))),
    heldPercent: promised < RECORD_LEAST ? null : Math.floor((100 * heldCount) / promised),
  };
}
