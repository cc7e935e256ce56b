import type { InterviewDay } from "../../../../worker/contract/console/days";
import type { InterviewRound } from "../../../../worker/contract/interviews";
import type { StaffApplication } from "../../../../worker/contract/staff-applications";
import { isRecordedHeld } from "../../../../worker/facts/statuses";

/** In the place of a day's number: times of their own. */
export const OWN = "own";

/** A seat that somebody can be given, and where it is. */
export interface Seat {
  at: string;
  round: InterviewRound;
  where: string;
  /** What the API is told of it beside the time. */
  given: { dayId: number } | { minutes: number; place: string | null; link: string | null };
}

const whereOf = ({ place, link }: { place: string | null; link: string | null }) =>
  place ?? link ?? "";

/** The round that somebody waits for: the second after a first one that was held. */
export function roundOf(
  { interviews }: Pick<StaffApplication, "interviews">,
  rounds: number,
): InterviewRound {
  if (rounds === 1) return null;
  return interviews.some((one) => one.round === 1 && isRecordedHeld(one)) ? 2 : 1;
}

/** The free seats of a company's days, the earliest first. */
export const seatsOfDays = (days: InterviewDay[], from: string): Seat[] =>
  days
    .flatMap((day) =>
      day.times
        .filter(({ at }) => at > from)
        .flatMap(({ at, seatsLeft }) =>
          Array.from({ length: seatsLeft }, () => ({
            ...{ at, round: day.round, where: whereOf(day), given: { dayId: day.id } },
          })),
        ),
    )
    .sort((one, other) => one.at.localeCompare(other.at));

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
): Seat[] =>
  rounds.map((round, nth) => ({
    at: new Date(Date.parse(at) + nth * minutes * 60_000).toISOString(),
    ...{ round, where: whereOf({ place, link }), given: { minutes, place, link } },
  }));

/** Gives each the first seat of their round that nobody before them has; who finds none has null. */
export function assign(rounds: readonly InterviewRound[], seats: readonly Seat[]): (Seat | null)[] {
  const left = [...seats];
  return rounds.map((round) => {
    const nth = left.findIndex((seat) => seat.round === round);
    return nth < 0 ? null : (left.splice(nth, 1)[0] ?? null);
  });
}
