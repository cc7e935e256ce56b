import type { Clash } from "../../contract/clash";
import { DAY_LIMITS } from "../../facts/guarantee";
import { TRAVEL_MINUTES } from "../../facts/interviews";
import { addSeconds } from "../../facts/times";

/** An interview, or a time for one, as far as its person is busy with it. */
export interface Busy {
  at: string;
  minutes: number;
  /** Null by video call. */
  place: string | null;
}

const startOf = ({ at }: Busy) => Date.parse(at);
const endOf = ({ at, minutes }: Busy) => Date.parse(at) + minutes * 60_000;

const sameText = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Nobody has to travel from one to the other: both are by video call, or at one place. */
function areTogether(one: Busy, other: Busy): boolean {
  if (one.place === null || other.place === null) return one.place === other.place;
  return sameText(one.place, other.place);
}

/**
 * Whether one person can't be at both: they overlap, or too little time lies between them to go from
 * one to the other.
 */
export function doClash(one: Busy, other: Busy): boolean {
  const between = Math.max(startOf(one) - endOf(other), startOf(other) - endOf(one));
  return between < (areTogether(one, other) ? 0 : TRAVEL_MINUTES * 60_000);
}

/** The first of some interviews that a time clashes with; null where it clashes with none. */
export const clashOf = <T extends Busy>(time: Busy, interviews: T[]): T | null =>
  interviews.find((one) => doClash(time, one)) ?? null;

/** Interviews that began before this are over. */
export const busySince = (now: Date) => addSeconds(now, -DAY_LIMITS.minutesEach.most * 60);

/** A person's interviews as an answer names them. */
export const clashesOf = (interviews: Clash[]): Clash[] =>
  interviews.map(({ applicationId, title, company, at, minutes, place }) => ({
    ...{ applicationId, title, company, at, minutes, place },
  }));
