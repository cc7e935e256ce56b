import { todayInIndia } from "../../worker/contract/profile";
import type { SeedCompany } from "./types";

const VIDEO_CALL = "https://meet.example/pakka";

/** The venue of a seeded job: the company, or a video call if it is in another town. */
export const meetingPlace = ({ name, city, address }: SeedCompany, location: string) =>
  location.startsWith(city) ? { place: `${name}, ${address}` } : { link: VIDEO_CALL };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SUNDAY = 0;
export const SEED_MINUTES = 30;
const TIMES_A_DAY = 12;

/** The first working day after a moment, in India. */
function nextWorkday(after: Date): string {
  const [tomorrow, next] = [1, 2].map((days) =>
    todayInIndia(new Date(after.getTime() + days * DAY_MS)),
  ) as [string, string];
  return new Date(tomorrow).getUTCDay() === SUNDAY ? next : tomorrow;
}

/** The last applicant for a taken slot applied about this many days ago. */
const LAST_DAYS_AGO = 3;
const FIRST_AFTER_DAYS = 0.5;

/**
 * The dates on which a person with a taken slot applied, passed, paid, was interviewed and got the
 * answer. All are after the job was posted and in the past.
 *
 * @param at position among all who took its slots, from 0
 */
export function datesOf(job: { postedDaysAgo: number; taken: number }, at: number, now: Date) {
  const first = job.postedDaysAgo - FIRST_AFTER_DAYS;
  const daysAgo = first - ((first - LAST_DAYS_AGO) * at) / job.taken;
  const applied = new Date(now.getTime() - daysAgo * DAY_MS);
  const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS);
  const opens = new Date(`${nextWorkday(applied)}T10:00:00.000+05:30`);
  const met = later(opens, (at % TIMES_A_DAY) * SEED_MINUTES);
  const iso = (from: Date, minutes = 0) => later(from, minutes).toISOString();
  return {
    appliedAt: iso(applied),
    testOpenedAt: iso(applied, 1),
    testedAt: iso(applied, 20),
    confirmedAt: iso(applied, 30),
    chosenAt: iso(applied, 32),
    arrivedAt: iso(met, -5),
    metAt: iso(met),
    endedAt: iso(met, SEED_MINUTES),
    answeredAt: iso(met, 4 * 60),
  };
}
