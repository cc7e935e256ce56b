import * as words from "~worker/words/validation";
import { waiveUnpaidPrices } from "../../../../db/application/unpaid-prices";
import type { Write } from "../../../../db/client";
import { renameFirstRound } from "../../../../db/interview/own-days";
import { draftCompany, guardHires } from "../../../../db/job/job-company";
import { copyAssessment, putAssessment } from "../../../../db/job/job-tests";
import { insertedJobId, insertJob, type JobRow, markFull, patchJob } from "../../../../db/job/jobs";
import { insertAudit } from "../../../../db/staff/staff";
import { fitsDetail, type JobInput, type JobPatch } from "../../../contract/job/job-input";
import type { Job } from "../../../contract/job/jobs";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { endLapsedHolds } from "../../booking/slot/hold";
import type { Service } from "../../service";
import type { OutboxMessage } from "../../talk/outbox/outbox";
import { auditDetail } from "../staff/audit.rules";
import { categoryOf, DEFAULT_CATEGORY, testOf, writeJob } from "./job";

type DetailPatch = NonNullable<JobPatch["jobDetail"]>;

/** @throws Failure invalid if the job's text would exceed its limits */
export function refuseTooMuch(detail: Record<string, string[]>, patch: DetailPatch): void {
  const changed = Object.entries({ ...detail, ...patch }).filter(([, points]) => points !== null);
  if (fitsDetail(Object.fromEntries(changed))) return;
  throw new Failure("invalid", {
    message: words.detailLarge,
    fields: { jobDetail: words.detailLarge },
  });
}

/** The category follows the change of its heading, if there is one. */
const categoryIn = (patch: DetailPatch) =>
  patch.Category === undefined ? {} : { category: categoryOf({ Category: patch.Category ?? [] }) };

/**
 * The company of a job after a change: the one with `companyId`, else the draft company of this
 * name.
 */
function companyIn({ db, now }: Service, job: JobRow, { company, companyId }: JobPatch) {
  if (companyId !== undefined) return { writes: [guardHires(db, companyId)], value: { companyId } };
  if (company === undefined || company === job.company) return { writes: [], value: {} };
  const draft = draftCompany(db, company, now.toISOString());
  return { writes: draft.writes, value: { companyId: draft.id } };
}

function changesOf(service: Service, before: JobRow, { assessment, ...change }: JobPatch): Write[] {
  const { db, now } = service;
  const { id } = before;
  const at = now.toISOString();
  const company = companyIn(service, before, change);
  const category = change.jobDetail && categoryIn(change.jobDetail);
  const isOfJob = Object.keys(change).length > 0;
  return [
    ...(isOfJob
      ? [
          ...endLapsedHolds(service, id),
          ...company.writes,
          ...patchJob(db, id, { ...change, ...company.value, ...category }, at),
          ...(company.value.companyId === undefined ? [] : [waiveUnpaidPrices(db, { jobId: id })]),
          markFull(db, id, at),
          ...(change.rounds === undefined ? [] : [renameFirstRound(db, id, change.rounds)]),
        ]
      : []),
    ...(assessment ? [putAssessment(db, id, testOf(assessment))] : []),
  ];
}

/** The previous values of the changed fields. */
const namedIn = (before: object, input: object) =>
  Object.fromEntries(Object.keys(input).map((name) => [name, Reflect.get(before, name)]));

/**
 * Changes the fields of a job that `input` names, guarded against concurrent changes.
 *
 * @param also written in the same batch, before the change
 * @param messages that follow the change
 * @throws Failure invalid, slots_below_claims, company_not_hiring, stale_state
 */
export async function changeJob(
  service: Service,
  actor: Actor,
  before: JobRow,
  input: JobPatch,
  also: Write[] = [],
  messages: OutboxMessage[] = [],
): Promise<Job> {
  if (input.jobDetail) refuseTooMuch(before.jobDetail, input.jobDetail);
  const line = {
    actor,
    action: "job.change",
    subject: String(before.id),
    detail: auditDetail(input),
    before: auditDetail(namedIn(before, input)),
    after: auditDetail(input),
    at: service.now.toISOString(),
  };
  const changes =
    Object.keys(input).length > 0
      ? [...changesOf(service, before, input), insertAudit(service.db, line)]
      : [];
  return writeJob(service, [...also, ...changes], before.id, messages);
}

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
