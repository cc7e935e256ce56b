import { writeBatch } from "../../../db/client";
import { jobOfCompany, openJobProposal, putJobProposal } from "../../../db/job/employer-jobs";
import { companyName } from "../../../db/job/job-company";
import { insertAudit } from "../../../db/staff/staff";
import type { EmployerJobInput, EmployerJobPatch } from "../../contract/job/employer-jobs";
import type { Actor } from "../../facts/console";
import { isPublished, jobStateOf } from "../../facts/jobs";
import { Failure } from "../../failure";
import type { Service } from "../service";
import { changeJob, refuseTooMany } from "./change-job";
import { reviewedIn } from "./employer-job.rules";
import { readJob } from "./job";
import { changeJobState } from "./job-state";
import { createJob } from "./post-job";

/** A member of a company writes a draft, which nobody else sees. */
export async function draftJob(
  service: Service,
  actor: Actor,
  companyId: number,
  input: EmployerJobInput,
): Promise<number> {
  const [company] = await companyName(service.db, companyId);
  if (!company) throw new Failure("not_found");
  const job = { ...input, company: company.name, companyId };
  return (await createJob(service, actor, job, "draft")).id;
}

/**
 * Changes a job of the company. What candidates relied on in a job that was published waits for
 * staff; the rest stands at once. A job that staff are looking at becomes a draft again.
 *
 * @throws Failure not_found, invalid, job_withdrawn, slots_below_claims, stale_state
 */
export async function changeOwnJob(
  service: Service,
  actor: Actor,
  companyId: number,
  id: number,
  input: EmployerJobPatch,
): Promise<void> {
  const row = await readJob(service, id);
  if (row.employer?.id !== companyId) throw new Failure("not_found");
  if (row.withdrawnAt) throw new Failure("job_withdrawn");
  if (jobStateOf(row) === "submitted") await changeJobState(service, actor, id, "redraft");
  if (!isPublished(row.closedAs)) {
    await changeJob(service, actor, id, input);
    return;
  }
  const { reviewed, rest } = reviewedIn(row, input);
  if (reviewed.jobDetail) refuseTooMany(row.jobDetail, reviewed.jobDetail);
  if (Object.keys(rest).length > 0) await changeJob(service, actor, id, rest);
  if (Object.keys(reviewed).length > 0) await propose(service, actor, companyId, id, reviewed);
}

async function propose(
  { db, now }: Service,
  actor: Actor,
  companyId: number,
  jobId: number,
  changes: EmployerJobPatch,
): Promise<void> {
  const [waiting] = await openJobProposal(db, jobId);
  const proposedAt = now.toISOString();
  const merged = {
    ...waiting?.changes,
    ...changes,
    ...(changes.jobDetail && {
      jobDetail: { ...(waiting?.changes.jobDetail as object | undefined), ...changes.jobDetail },
    }),
  };
  await writeBatch(db, [
    ...putJobProposal(db, {
      ...{ companyId, jobId, changes: merged },
      ...{ proposedBy: actor.name, proposedAt },
    }),
    insertAudit(db, {
      actor,
      action: "job.propose",
      subject: String(jobId),
      detail: null,
      after: changes,
      at: proposedAt,
    }),
  ]);
}

/** @throws Failure not_found for another company's job */
export async function findOwnJob({ db }: Service, companyId: number, id: number): Promise<void> {
  const [row] = await jobOfCompany(db, companyId, id);
  if (!row) throw new Failure("not_found");
}
