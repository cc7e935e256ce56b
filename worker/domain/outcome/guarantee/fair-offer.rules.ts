import { OFFERED_HOURS } from "../../../facts/guarantee/guarantee";
import { addSeconds } from "../../../facts/times";
import { isFairPlace, type JobPlace } from "../../booking/interview/job-city.rules";

/** A day of interview times that may excuse its company. Times are ISO 8601. */
export interface OfferedDay {
  id: number;
  /** When its current times and venue were offered. */
  offeredAt: string;
  place: string | null;
  link: string | null;
  /** The start times of its interviews, in order. */
  times: string[];
  seats: number;
}

/** Seats at one time of a day that were not available to waiting candidates. */
export interface TakenTime {
  dayId: number | null;
  at: string;
  taken: number;
}

/** A candidate who waits for a time of one round of a job, or waited until the promise ended. */
export interface Waiting {
  id: number;
  promisedBy: string;
  /** The start of the current promise. */
  since: string;
}

interface OpenTime {
  at: string;
  offeredAt: string;
  seatsLeft: number;
}

/** The times with free seats on days in the job's city or by link, earliest first. */
function openTimes(days: OfferedDay[], takenTimes: TakenTime[], job: JobPlace): OpenTime[] {
  const takenAt = new Map(takenTimes.map((one) => [`${one.dayId} ${one.at}`, one.taken]));
  return days
    .filter((day) => isFairPlace(day, job))
    .flatMap(({ id, offeredAt, times, seats }) =>
      times.map((at) => ({ at, offeredAt, seatsLeft: seats - (takenAt.get(`${id} ${at}`) ?? 0) })),
    )
    .filter(({ seatsLeft }) => seatsLeft > 0)
    .sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at));
}

const inOrder = (one: Waiting, other: Waiting) =>
  one.promisedBy === other.promisedBy
    ? one.id - other.id
    : Number(one.promisedBy > other.promisedBy) - Number(one.promisedBy < other.promisedBy);

/**
 * The candidates to whom the company offered a fair seat: a free seat before the promise ended, in
 * the job's city or by link, offered long enough in advance while the candidate waited. One seat
 * excuses the company for one candidate, oldest promise first.
 *
 * @param days days of this round that are not cancelled
 * @returns the ids of those candidates
 */
export function fairlyOffered(
  days: OfferedDay[],
  takenTimes: TakenTime[],
  job: JobPlace,
  waiting: Waiting[],
): Set<number> {
  const open = openTimes(days, takenTimes, job);
  const excused = new Set<number>();
  for (const { id, promisedBy, since } of waiting.toSorted(inOrder)) {
    // Later promises need later seats, so each candidate gets the earliest seat that fits.
    const seat = open.find(({ at, offeredAt, seatsLeft }) => {
      const seenFrom = offeredAt > since ? offeredAt : since;
      const isLongEnough = addSeconds(new Date(seenFrom), OFFERED_HOURS * 3_600) <= at;
      return seatsLeft > 0 && at < promisedBy && isLongEnough;
    });
    if (!seat) continue;
    seat.seatsLeft -= 1;
    excused.add(id);
  }
  return excused;
}
