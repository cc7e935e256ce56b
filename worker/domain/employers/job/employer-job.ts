import type { Write } from "../../../../db/client";
import { openJobProposal, type ProposalRow, putProposal } from "../../../../db/company/proposals";
import { companyName } from "../../../../db/job/job-company";
import { assessmentOf, markTestOwn } from "../../../../db/job/job-tests";
import { guardJobState } from "../../../../db/job/jobs";
import { insertAudit } from "../../../../db/staff/staff";
import type { EmployerJobInput, EmployerJobPatch } from "../../../contract/job/employer-jobs";
import { isPublished, isSubmittedJob } from "../../../facts/jobs/job-states";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { useLimits, withinLimits } from "../../limit";
import type { Service } from "../../service";
import { auditDetail } from "../staff/audit.rules";
import { changeJob, createJob, refuseTooMuch } from "./change-job";
import { reviewedIn } from "./employer-job.rules";
import { givenTest, readJob } from "./job";
import { stateWrites } from "./job-state";

/**
 * A member of a company writes a draft, which only the company sees.
 *
 * @throws Failure not_found, too_many_requests
 */
export async function draftJob(
  service: Service,
  actor: Actor,
  companyId: number,
  input: EmployerJobInput,
): Promise<number> {
  const [company] = await companyName(service.db, companyId);
  if (!company) throw new Failure("not_found");
  const job = { ...input, company: company.name, companyId };
  const uses = [{ limit: LIMITS.draftsOfCompany, of: companyId }];
  const { id } = await withinLimits(service, uses, (counts) =>
    createJob(service, actor, job, "draft", counts),
  );
  return id;
}

/** The proposal that waits for staff from now on, if it differs from the waiting one. */
function proposalOf(
  { db, now }: Service,
  actor: Actor,
  companyId: number,
  jobId: number,
  changes: EmployerJobPatch,
  waiting: ProposalRow | undefined,
): Write[] {
  if (JSON.stringify(changes) === JSON.stringify(waiting?.changes ?? {})) return [];
  const at = now.toISOString();
  return [
    ...putProposal(
      db,
      { companyId, jobId, changes, proposedBy: actor.name, proposedAt: at },
      waiting,
    ),
    insertAudit(db, {
      actor,
      action: "job.propose",
      subject: String(jobId),
      detail: null,
      at,
      before: auditDetail(waiting?.changes),
      after: auditDetail(changes),
    }),
  ];
}

/**
 * Changes a job of the company. In a published job, the changes that candidates read or rely on
 * wait for staff; the rest applies at once. A job that waits for its first review becomes a draft
 * again.
 *
 * @throws Failure not_found, invalid, job_withdrawn, slots_below_claims, too_many_requests,
 *   stale_state
 */
export async function changeOwnJob(
  service: Service,
  actor: Actor,
  companyId: number,
  id: number,
  input: EmployerJobPatch,
): Promise<void> {
  const { db } = service;
  const row = await readJob(service, actor, id);
  if (row.withdrawnAt) throw new Failure("job_withdrawn");
  await useLimits(service, [{ limit: LIMITS.jobChangesOfCompany, of: companyId }]);
  if (!isPublished(row.closedAs)) {
    const state = isSubmittedJob(row)
      ? stateWrites(service, actor, row, "redraft")
      : [guardJobState(db, row)];
    const own = input.assessment ? [markTestOwn(db, id)] : [];
    await changeJob(service, actor, row, input, [...state, ...own]);
    return;
  }
  const [[waiting], [test]] = await db.batch([openJobProposal(db, id), assessmentOf(db, id)]);
  // A company must not learn whether the test it sent equals its category's test.
  const current = { ...row, assessment: test?.isOwn ? givenTest(test) : null };
  const { reviewed, rest } = reviewedIn(current, waiting?.changes ?? {}, input);
  if (reviewed.jobDetail) refuseTooMuch(row.jobDetail, reviewed.jobDetail);
  const proposal = proposalOf(service, actor, companyId, id, reviewed, waiting);
  await changeJob(service, actor, row, rest, proposal);
}
