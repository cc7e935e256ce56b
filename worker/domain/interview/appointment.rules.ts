import { INTERVIEW_MINUTES } from "../../facts/interviews";
import { FULL_REFUND_HOURS, LATE_DATE_HOURS } from "../../facts/refunds";

const HOUR_MS = 3_600_000;

/** An interview as far as its date decides something. */
export interface Planned {
  at: string;
  state: "scheduled" | "cancelled";
  /** Set where the employer moved it. */
  movedAt: string | null;
  /** When staff or the employer set or moved the date; null where they did not. */
  dateSetAt: string | null;
}

/** An interview that nobody cancelled is held by its own end. */
function stageOf({ at, state }: Planned, now: Date): "ahead" | "under_way" | "held" | "cancelled" {
  if (state === "cancelled") return "cancelled";
  const begun = now.getTime() - Date.parse(at);
  if (begun < 0) return "ahead";
  return begun < INTERVIEW_MINUTES * 60_000 ? "under_way" : "held";
}

export const isAhead = (one: Planned, now: Date) => stageOf(one, now) === "ahead";
export const isUnderWay = (one: Planned, now: Date) => stageOf(one, now) === "under_way";
export const isHeld = (one: Planned, now: Date) => stageOf(one, now) === "held";

/** Whether the slot was used: one of the application's interviews has been held. */
export const wasHeld = (interviews: Planned[], now: Date) =>
  interviews.some((one) => isHeld(one, now));

export const byTime = <T extends { at: string }>(interviews: T[]): T[] =>
  interviews.toSorted((a, b) => a.at.localeCompare(b.at));

/** Those still to come, the soonest first. */
export const comingOf = <T extends Planned>(interviews: T[], now: Date): T[] =>
  byTime(interviews.filter((one) => isAhead(one, now)));

/**
 * The interview that matters now: the one under way or the next to come, else the newest.
 *
 * @param interviews of the application, newest first
 */
export const currentOf = <T extends Planned>(interviews: T[], now: Date): T | undefined =>
  byTime(interviews.filter((one) => isUnderWay(one, now) || isAhead(one, now)))[0] ?? interviews[0];

/**
 * Whether the employer can have decided: the newest interview that stands has begun.
 *
 * @param interviews of the application, newest first
 */
export function mayHaveResult(interviews: Planned[], now: Date): boolean {
  const newest = interviews.find(({ state }) => state === "scheduled");
  return newest !== undefined && !isAhead(newest, now);
}

const plus = (iso: string, hours: number) => Date.parse(iso) + hours * HOUR_MS;

/** Staff or the employer gave a date that left no time to say no. */
const wasSetLate = ({ at, dateSetAt }: Planned): boolean =>
  dateSetAt !== null && Date.parse(at) < plus(dateSetAt, FULL_REFUND_HOURS);

/**
 * Until when cancelling gives all of the money back: 48 hours before the next interview; where a
 * date was set or moved for the candidate later than that, for 24 hours or until it begins. Null
 * while no date stands.
 */
export function fullRefundUntil(interviews: Planned[], now: Date): string | null {
  const coming = comingOf(interviews, now);
  const [next] = coming;
  if (!next) return null;
  const windows = coming
    .filter(wasSetLate)
    .map(({ dateSetAt }) => plus(dateSetAt ?? next.at, LATE_DATE_HOURS));
  const latest = Math.max(plus(next.at, -FULL_REFUND_HOURS), ...windows);
  return new Date(Math.min(latest, Date.parse(next.at))).toISOString();
}

/** So little time is left that cancelling of one's own gives a credit. */
export const isSoon = (at: string, now: Date): boolean =>
  Date.parse(at) < now.getTime() + FULL_REFUND_HOURS * HOUR_MS;
