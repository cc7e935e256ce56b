import * as words from "~worker/words/fields";
import type { Write } from "../../../../db/client";
import { membersOf } from "../../../../db/company/companies";
import { guardHires, guardVerified } from "../../../../db/job/job-company";
import { guardSubmission, type JobRow, setJobState } from "../../../../db/job/jobs";
import { insertAudit } from "../../../../db/staff/staff";
import type { Job } from "../../../contract/job/jobs";
import {
  closedAsOf,
  isOpenState,
  JOB_ACTS,
  type JobAct,
  jobStateOf,
} from "../../../facts/jobs/job-states";
import { LIMITS } from "../../../facts/limits/limits";
import { type Actor, companyOf } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { withinLimits } from "../../limit";
import { retryIfOvertaken } from "../../retry";
import type { Service } from "../../service";
import type { CompanyKind } from "../../talk/outbox/kinds.rules";
import { mailsTo } from "../company/mails";
import { readJob, writeJob } from "./job";
import { toPostedJob } from "./view";

/** Guards on the company for an act that opens its job. */
function companyGuards({ db }: Service, { employer }: JobRow, act: JobAct) {
  if (!isOpenState(JOB_ACTS[act].to)) return [];
  return act === "approve" ? [guardVerified(db, employer.id)] : [guardHires(db, employer.id)];
}

/** The guarded writes of an act on a job, with its audit entry. */
export function stateWrites(
  service: Service,
  actor: Actor,
  row: JobRow,
  act: JobAct,
  reason?: string,
): Write[] {
  const { db, now } = service;
  const { to } = JOB_ACTS[act];
  const at = now.toISOString();
  return [
    ...companyGuards(service, row, act),
    ...setJobState(db, row, {
      closedAt: isOpenState(to) ? null : (row.closedAt ?? at),
      closedAs: closedAsOf(to),
      returnedBecause: reason ?? null,
      ...(act === "submit" && { submittedAt: at }),
    }),
    insertAudit(db, {
      actor,
      action: `job.${act}`,
      subject: String(row.id),
      detail: null,
      before: { state: jobStateOf(row) },
      after: { state: to },
      reason,
      at,
    }),
  ];
}

/** Mails to the company about decisions of staff. */
const MAILS: Partial<Record<JobAct, CompanyKind>> = {
  approve: "job_approved",
  return: "job_returned",
};

async function mailsOf({ db }: Service, job: JobRow, act: JobAct, reason?: string) {
  const { employer } = job;
  const kind = MAILS[act];
  if (!kind) return [];
  const company = { id: employer.id, name: job.company };
  const members = await membersOf(db, employer.id);
  return mailsTo(members, kind, { company, job, reason });
}

interface Decision {
  /** Stored with a returned job, for its company to read. */
  reason?: string;
  /** From the job as staff read it. */
  submittedAt?: string;
}

/**
 * Performs an act that changes a job's state. Idempotent.
 *
 * @throws Failure not_found, job_withdrawn, invalid_job_state, company_not_hiring,
 *   company_not_verified, too_many_requests, stale_state
 */
export const changeJobState = (
  service: Service,
  actor: Actor,
  id: number,
  act: JobAct,
  decision: Decision = {},
): Promise<Job> => retryIfOvertaken(() => tryState(service, actor, id, act, decision));

async function tryState(
  service: Service,
  actor: Actor,
  id: number,
  act: JobAct,
  { reason, submittedAt }: Decision,
): Promise<Job> {
  const row = await readJob(service, actor, id);
  const { from, to } = JOB_ACTS[act];
  const state = jobStateOf(row);
  if (row.withdrawnAt)
    throw new Failure("job_withdrawn", { message: words.staffWords.withdrawnForGood });
  if (state === to) return toPostedJob(row);
  if (!from.some((one) => one === state)) throw new Failure("invalid_job_state");
  const writes = [
    ...(submittedAt === undefined ? [] : [guardSubmission(service.db, id, submittedAt)]),
    ...stateWrites(service, actor, row, act, reason),
  ];
  const mails = await mailsOf(service, row, act, reason);
  const uses = [{ limit: LIMITS.jobChangesOfCompany, of: companyOf(actor) }];
  return withinLimits(service, uses, (counts) =>
    writeJob(service, [...writes, ...counts], id, mails),
  );
}
