import { writeBatch } from "../../../db/client";
import { adoptJob, jobsWithoutCompany } from "../../../db/job/job-company";
import { forEachDue } from "../for-each-due";
import type { Service } from "../service";

const JOBS_AT_ONCE = 100;

/** Finds the company of jobs that an older release, running beside this one, has posted. */
export async function adoptJobs(service: Service): Promise<number> {
  const { db, now } = service;
  const found = await jobsWithoutCompany(db, JOBS_AT_ONCE);
  return forEachDue("adoptJobs", found, async (job) => {
    await writeBatch(db, adoptJob(db, job, now.toISOString()));
    return true;
  });
}
