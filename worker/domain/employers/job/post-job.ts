import type { Write } from "../../../../db/client";
import { draftCompany, guardHires } from "../../../../db/job/job-company";
import { copyAssessment, putAssessment } from "../../../../db/job/job-tests";
import { insertedJobId, insertJob } from "../../../../db/job/jobs";
import { insertAudit } from "../../../../db/staff/staff";
import type { JobInput } from "../../../contract/job/job-input";
import type { Job } from "../../../contract/job/jobs";
import type { Actor } from "../../../facts/people/console";
import type { Service } from "../../service";
import { auditDetail } from "../staff/audit.rules";
import { categoryOf, DEFAULT_CATEGORY, testOf, writeJob } from "./job";

/**
 * Posts a job with its own test or its category's, in one batch with the audit entry. A job without
 * a company id joins the draft company of its name.
 *
 * @param state a state in which the job accepts no claims yet; by default it is open
 * @param also written in the same batch
 * @throws Failure not_found if there is no such company, company_not_hiring
 */
export async function createJob(
  service: Service,
  actor: Actor,
  input: JobInput,
  state?: "draft",
  also: Write[] = [],
): Promise<Job> {
  const { db, now } = service;
  const { assessment, companyId, ...job } = input;
  const at = now.toISOString();
  const category = categoryOf(job.jobDetail);
  const draft = draftCompany(db, job.company, at);
  const closed = state && { closedAt: at, closedAs: state };
  const writes = [
    ...(companyId === undefined ? draft.writes : [guardHires(db, companyId)]),
    insertJob(db, {
      ...job,
      ...closed,
      companyId: companyId ?? draft.id,
      logo: job.logo ?? null,
      category,
      createdAt: at,
    }),
    assessment
      ? putAssessment(db, insertedJobId, testOf(assessment))
      : copyAssessment(db, insertedJobId, category, DEFAULT_CATEGORY),
    insertAudit(db, {
      actor,
      action: "job.create",
      subject: insertedJobId,
      detail: auditDetail(input),
      at,
    }),
    ...also,
  ];
  return writeJob(service, writes, insertedJobId);
}
