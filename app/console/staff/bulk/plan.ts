import type { InterviewDay } from "../../../../worker/contract/console/days";
import type { InterviewRound } from "../../../../worker/facts/guarantee/rounds";
import { firstRound, roundsOf } from "../../../../worker/facts/guarantee/rounds";

/** Used in place of a day's id: times outside the company's days. */
export const OWN = "own";

/** The seats at one time, with their venue. */
export interface Seats {
  at: string;
  round: InterviewRound;
  /** The number of free seats. */
  free: number;
  where: string;
  /** The fields that the API needs beside the time. */
  fields: { dayId: number } | { minutes: number; place: string | null; link: string | null };
}

const whereOf = ({ place, link }: { place: string | null; link: string | null }) =>
  place ?? link ?? "";

/** The round that a person waits for: the first if they were not called to another. */
export const roundOf = (called: number | null, rounds: number): InterviewRound =>
  roundsOf(rounds).find((round) => round === called) ?? firstRound(rounds);

const byTime = (one: Seats, other: Seats) => Number(one.at > other.at) - Number(one.at < other.at);

/** The free seats of a company's days, the earliest first. */
export const seatsOfDays = (days: InterviewDay[], from: string): Seats[] =>
  days
    .flatMap((day) =>
      day.times
        .filter(({ at, seatsLeft }) => at > from && seatsLeft > 0)
        .map(({ at, seatsLeft: free }) => ({
          at,
          free,
          round: day.round,
          where: whereOf(day),
          fields: { dayId: day.id },
        })),
    )
    .sort(byTime);

export const countSeats = (seats: readonly Seats[]) =>
  seats.reduce((sum, { free }) => sum + free, 0);

interface OwnTimes {
  /** The beginning of the first one. */
  at: string;
  minutes: number;
  place: string | null;
  link: string | null;
}

/** Consecutive times outside the company's days, one for each person. */
export const ownSeats = (
  { at, minutes, place, link }: OwnTimes,
  rounds: readonly InterviewRound[],
): Seats[] =>
  rounds.map((round, nth) => ({
    at: new Date(Date.parse(at) + nth * minutes * 60_000).toISOString(),
    round,
    free: 1,
    where: whereOf({ place, link }),
    fields: { minutes, place, link },
  }));

/** Assigns each person the first free seat of their round; null if none is left. */
export function assign(
  rounds: readonly InterviewRound[],
  seats: readonly Seats[],
): (Seats | null)[] {
  const freeCounts = seats.map(({ free }) => free);
  return rounds.map((round) => {
    const nth = seats.findIndex(
      (one, index) => one.round === round && (freeCounts[index] ?? 0) > 0,
    );
    if (nth < 0) return null;
    freeCounts[nth] = (freeCounts[nth] ?? 0) - 1;
    return seats[nth] ?? null;
  });
}

/** The assignment as text: the button carries out exactly what the page showed, or nothing. */
export const planText = (plan: readonly { id: number; seat: Seats | null }[]): string =>
  JSON.stringify(plan.map(({ id, seat }) => [id, seat && [seat.at, seat.fields]]));
