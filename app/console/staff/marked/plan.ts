import type { InterviewDay } from "../../../../worker/contract/console/days";
import type { InterviewRound } from "../../../../worker/contract/interviews";

/** In the place of a day's number: times of their own. */
export const OWN = "own";

/** Seats that people can be given at one time, and where they are. */
export interface Seats {
  at: string;
  round: InterviewRound;
  /** How many are free. */
  free: number;
  where: string;
  /** What the API is told of it beside the time. */
  given: { dayId: number } | { minutes: number; place: string | null; link: string | null };
}

const whereOf = ({ place, link }: { place: string | null; link: string | null }) =>
  place ?? link ?? "";

/** The round that somebody waits for, who may have been called to the second. */
export const roundOf = (called: number | null, rounds: number): InterviewRound =>
  rounds === 1 ? null : called === 2 ? 2 : 1;

const byTime = (one: Seats, other: Seats) => Number(one.at > other.at) - Number(one.at < other.at);

/** The free seats of a company's days, the earliest first. */
export const seatsOfDays = (days: InterviewDay[], from: string): Seats[] =>
  days
    .flatMap((day) =>
      day.times
        .filter(({ at, seatsLeft }) => at > from && seatsLeft > 0)
        .map(({ at, seatsLeft: free }) => ({
          ...{ at, free, round: day.round, where: whereOf(day), given: { dayId: day.id } },
        })),
    )
    .sort(byTime);

export const countSeats = (seats: readonly Seats[]) =>
  seats.reduce((sum, { free }) => sum + free, 0);

export interface OwnTimes {
  /** When the first begins. */
  at: string;
  minutes: number;
  place: string | null;
  link: string | null;
}

/** So many times, one after the other, without a day of the company. */
export const ownSeats = (
  { at, minutes, place, link }: OwnTimes,
  rounds: readonly InterviewRound[],
): Seats[] =>
  rounds.map((round, nth) => ({
    at: new Date(Date.parse(at) + nth * minutes * 60_000).toISOString(),
    ...{ round, free: 1, where: whereOf({ place, link }), given: { minutes, place, link } },
  }));

/** Gives each the first seat of their round that nobody before them has; who finds none has null. */
export function assign(
  rounds: readonly InterviewRound[],
  seats: readonly Seats[],
): (Seats | null)[] {
  const left = seats.map(({ free }) => free);
  return rounds.map((round) => {
    const nth = seats.findIndex((one, index) => one.round === round && (left[index] ?? 0) > 0);
    if (nth < 0) return null;
    left[nth] = (left[nth] ?? 0) - 1;
    return seats[nth] ?? null;
  });
}

/** Who gets which seat: the press does what this page showed, or nothing. */
export const planText = (plan: readonly { id: number; seat: Seats | null }[]): string =>
  JSON.stringify(plan.map(({ id, seat }) => [id, seat && [seat.at, seat.given]]));
