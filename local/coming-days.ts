import { and, eq, inArray, isNull } from "drizzle-orm";
import { openDatabase, writeBatch } from "../db/client";
import { insertDay } from "../db/interview/own-days";
import { interviewDays } from "../db/schema/interviews";
import { jobs } from "../db/schema/jobs";
import { todayInIndia } from "../worker/contract/profile";
import { addSeconds, DAY_SECONDS } from "../worker/facts/times";
import type { DatabaseAddress } from "./database";
import { seedCompany } from "./demonstration/companies";
import { meetingPlace } from "./demonstration/interviews";
import { seedJobs } from "./demonstration/jobs";

const DAYS_AHEAD = 7;
const SUNDAY = 0;
const MORNING = { from: "10:00", to: "12:30", minutesEach: 30, seats: 2 } as const;

const isWorkday = (date: string) => new Date(date).getUTCDay() !== SUNDAY;

/** The working days of the next week, as dates in India. */
const comingDates = (now: Date) =>
  Array.from({ length: DAYS_AHEAD }, (_, day) =>
    todayInIndia(new Date(addSeconds(now, (day + 1) * DAY_SECONDS))),
  ).filter(isWorkday);

const seeded = new Set(seedJobs.map(({ title, company }) => `${title}, ${company}`));

/**
 * Offers interview times in the next week for the seeded jobs, so that somebody who books a slot on
 * this machine can choose a time at once. Skips dates on which a job has or had an interview day.
 *
 * @returns how many days were added
 */
export async function offerComingDays(database: DatabaseAddress, now: Date): Promise<number> {
  const db = openDatabase(database.url, database.authToken);
  const dates = comingDates(now);
  const open = await db
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, location: jobs.location })
    .from(jobs)
    .where(
      and(
        isNull(jobs.closedAt),
        eq(jobs.rounds, 1),
        inArray(jobs.title, [...new Set(seedJobs.map(({ title }) => title))]),
      ),
    );
  const existingDays = await db
    .select({ jobId: interviewDays.jobId, date: interviewDays.date })
    .from(interviewDays)
    .where(inArray(interviewDays.date, dates));
  const existingKeys = new Set(existingDays.map(({ jobId, date }) => `${jobId} ${date}`));
  const missing = open
    .filter(({ title, company }) => seeded.has(`${title}, ${company}`))
    .flatMap(({ id, company, location }) => {
      const host = seedCompany(company);
      return dates
        .filter((date) => !existingKeys.has(`${id} ${date}`))
        .map((date) => ({
          jobId: id,
          date,
          ...MORNING,
          interviewer: host.interviewer,
          ...meetingPlace(host, location),
          offeredAt: now.toISOString(),
        }));
    });
  if (missing.length > 0) {
    await writeBatch(
      db,
      missing.map((day) => insertDay(db, day)),
    );
  }
  return missing.length;
}
