import { markTestOwn } from "../../../../db/job/job-tests";
import { insertAudit } from "../../../../db/staff/staff";
import { jobPatch } from "../../../contract/job/job-input";
import type { Actor } from "../../../facts/people/console";
import type { Service } from "../../service";
import { writeCompany } from "../company/company";
import { mailsTo } from "../company/mails";
import { approveCompanyChange, decision, loadOpenProposal } from "../company/proposal";
import { auditDetail } from "../staff/audit.rules";
import { changeJob } from "./change-job";
import { readJob } from "./job";

/**
 * Staff approve a proposed change of a company, or of one of its jobs.
 *
 * @throws Failure not_found, invalid, gstin_taken, slots_below_claims, company_not_hiring,
 *   stale_state
 */
export async function approveProposal(service: Service, actor: Actor, id: number): Promise<void> {
  const openProposal = await loadOpenProposal(service, id);
  const { proposal, company, members } = openProposal;
  const { jobId, changes } = proposal;
  if (jobId === null) return approveCompanyChange(service, actor, openProposal);
  const approved = decision(service, actor, proposal, "approved", null);
  const job = await readJob(service, actor, jobId);
  const mails = mailsTo(members, "job_change_approved", { company, job });
  const change = jobPatch.parse(changes);
  const own = change.assessment ? [markTestOwn(service.db, jobId)] : [];
  await changeJob(service, actor, job, change, [...approved, ...own], mails);
}

/**
 * Staff return a change with a reason; the current values stay. @throws Failure not_found,
 * stale_state
 */
export async function returnProposal(
  service: Service,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  const { proposal, company, job, members } = await loadOpenProposal(service, id);
  const audit = {
    actor,
    reason,
    at: service.now.toISOString(),
    action: job ? "job.return" : "company.return",
    subject: String((job ?? company).id),
    detail: { proposal: id, changes: auditDetail(proposal.changes) },
  };
  const kind = job ? "job_change_returned" : "company_change_returned";
  await writeCompany(
    service,
    [...decision(service, actor, proposal, "returned", reason), insertAudit(service.db, audit)],
    mailsTo(members, kind, { company, job, reason }),
  );
}
