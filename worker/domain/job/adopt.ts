import { writeBatch } from "../../../db/client";
import { adoptAllJobs, jobWithoutCompany } from "../../../db/job/job-company";
import type { Service } from "../service";

/** Finds the company of jobs that an older release, running beside this one, has posted. */
export async function adoptJobs({ db, now }: Service): Promise<number> {
  const [job] = await jobWithoutCompany(db);
  if (!job) return 0;
  const [, adopted = 0] = await writeBatch(db, adoptAllJobs(db, now.toISOString()));
  return adopted;
}
