import { writeThenRead } from "../../../db/client";
import { guardHires, guardVerified } from "../../../db/job/job-company";
import { type JobRow, setJobState } from "../../../db/job/jobs";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { Job } from "../../contract/job/jobs";
import type { Actor } from "../../facts/console";
import { closedAsOf, isOpenState, JOB_ACTS, type JobAct, jobStateOf } from "../../facts/jobs";
import { Failure } from "../../failure";
import { staffWords } from "../../words/en/fields";
import type { Service } from "../service";
import { jobOf, readAfter, readJob } from "./job";
import { toJob } from "./view";

/** What must be true of the company for a job of its to open. */
function companyGuards({ db }: Service, { employer }: JobRow, act: JobAct) {
  if (!employer || !isOpenState(JOB_ACTS[act].to)) return [];
  return act === "approve" ? [guardVerified(db, employer.id)] : [guardHires(db, employer.id)];
}

/**
 * Does one of the acts that change a job's state. Doing it again changes nothing.
 *
 * @param reason is kept with a job that is returned, for its company to read
 * @throws Failure not_found, job_withdrawn, invalid_job_state, company_not_hiring,
 *   company_not_verified, stale_state
 */
export async function changeJobState(
  service: Service,
  actor: Actor,
  id: number,
  act: JobAct,
  reason: string | null = null,
): Promise<Job> {
  const { db, now } = service;
  const row = await readJob(service, id);
  const { from, to } = JOB_ACTS[act];
  const state = jobStateOf(row);
  if (row.withdrawnAt) throw new Failure("job_withdrawn", { message: staffWords.withdrawnForGood });
  if (state === to) return toJob(row);
  if (!from.some((known) => known === state)) throw new Failure("invalid_job_state");
  const at = now.toISOString();
  const next = {
    closedAt: isOpenState(to) ? null : (row.closedAt ?? at),
    closedAs: closedAsOf(to),
    returnedBecause: reason,
  };
  try {
    return jobOf(
      await writeThenRead(
        db,
        [
          ...companyGuards(service, row, act),
          ...setJobState(db, row, next),
          insertAudit(db, {
            actor,
            action: `job.${act}`,
            subject: String(id),
            detail: null,
            before: { state },
            after: { state: to },
            reason,
            at,
          }),
        ],
        readAfter(service, id),
      ),
    );
  } catch (error) {
    if (isGuardViolation(error, "company_hires")) throw new Failure("company_not_hiring");
    if (isGuardViolation(error, "company_verified")) throw new Failure("company_not_verified");
    if (isGuardViolation(error, "job_as_read")) throw new Failure("stale_state");
    throw error;
  }
}
