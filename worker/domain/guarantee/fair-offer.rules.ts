import { OFFERED_HOURS } from "../../facts/guarantee";
import { addSeconds } from "../../facts/times";
import { isFairPlace, type JobPlace } from "../interview/job-city.rules";

/** A day of times as far as it can excuse its company. Times are ISO 8601. */
export interface OfferedDay {
  id: number;
  /** When its times and its place were offered as they are now. */
  offeredAt: string;
  place: string | null;
  link: string | null;
  /** When its interviews begin, in order. */
  times: string[];
  seats: number;
}

/** Seats of one time of a day that were not free for anybody who waited. */
export interface TakenTime {
  dayId: number | null;
  at: string;
  taken: number;
}

/** A person who waits, or waited to the end, for a time of one round of a job. */
export interface Waiting {
  id: number;
  promisedBy: string;
  /** Since when this promise has run. */
  since: string;
}

interface OpenTime {
  at: string;
  offeredAt: string;
  seatsLeft: number;
}

/** The times of days in the job's city, or by link, with the seats that nobody took; the earliest first. */
function openTimes(days: OfferedDay[], taken: TakenTime[], job: JobPlace): OpenTime[] {
  const takenAt = new Map(taken.map((one) => [`${one.dayId} ${one.at}`, one.taken]));
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
 * Whom the company offered a fair seat: one before the promise ended, offered long enough ahead of its time
 * while the person waited, in the job's city or by link, that nobody took. One seat excuses one person, the
 * oldest promise first.
 *
 * @param days standing days of the round that the people wait for
 * @returns the ids of those people
 */
export function fairlyOffered(
  days: OfferedDay[],
  taken: TakenTime[],
  job: JobPlace,
  waiting: Waiting[],
): Set<number> {
  const open = openTimes(days, taken, job);
  const excused = new Set<number>();
  for (const { id, promisedBy, since } of waiting.toSorted(inOrder)) {
    // Later promises need later seats: each person takes up the earliest one that fits.
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
