import type { Clash } from "../../../contract/clash";
import { TRAVEL_MINUTES } from "../../../facts/guarantee/interviews";

/** An interview, or a time for one, during which a person is busy. */
export interface Busy {
  at: string;
  minutes: number;
  /** Venue; null for a video call. */
  place: string | null;
}

const startOf = ({ at }: Busy) => Date.parse(at);
const endOf = ({ at, minutes }: Busy) => Date.parse(at) + minutes * 60_000;

const sameText = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The person need not travel between the two: both are by video call, or at the same venue. */
function areTogether(one: Busy, other: Busy): boolean {
  if (one.place === null || other.place === null) return one.place === other.place;
  return sameText(one.place, other.place);
}

/**
 * Whether a person cannot attend both: they overlap, or leave too little time to travel between
 * them.
 */
export function doClash(one: Busy, other: Busy): boolean {
  const between = Math.max(startOf(one) - endOf(other), startOf(other) - endOf(one));
  return between < (areTogether(one, other) ? 0 : TRAVEL_MINUTES * 60_000);
}

/** The first interview that a time clashes with, or null. */
export const clashOf = <T extends Busy>(time: Busy, interviews: T[]): T | null =>
  interviews.find((one) => doClash(time, one)) ?? null;

/** A person's interviews as the API lists them. */
export const clashesOf = (interviews: Clash[]): Clash[] =>
  interviews.map(({ applicationId, title, company, at, minutes, place }) => ({
    applicationId,
    title,
    company,
    at,
    minutes,
    place,
  }));
