import { withdrawalOf } from "../../../db/application/withdrawals";
import { writeThenRead } from "../../../db/client";
import { copyAssessment, putAssessment } from "../../../db/job/job-tests";
import {
  insertedJobId,
  insertJob,
  type JobRow,
  jobById,
  markFull,
  patchJob,
  setClosed,
} from "../../../db/job/jobs";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { AssessmentInput, JobInput, JobPatch } from "../../contract/job-input";
import type { Job } from "../../contract/jobs";
import type { Actor } from "../../facts/console";
import { HEADINGS_MAX } from "../../facts/texts";
import { Failure } from "../../failure";
import { fieldWords, staffWords } from "../../words/en/fields";
import { detailLarge } from "../../words/en/validation";
import type { Service } from "../service";
import { endLapsedHolds } from "../slot/hold";
import { auditDetail } from "../staff/audit.rules";
import { toJob } from "./view";

const DEFAULT_CATEGORY = "General";

/** The spec reads a job's category from the first point under that heading. */
export const categoryOf = (detail: Record<string, string[]>) =>
  detail.Category?.[0]?.trim() || DEFAULT_CATEGORY;

/** A test as it is kept: one that names no number of questions asks all of them. */
const testOf = (test: AssessmentInput) => ({
  ...test,
  questionsAsked: test.questionsAsked ?? null,
});

async function read(service: Service, id: number): Promise<Job> {
  const [row] = await jobById(service.db, id, null, service.now.toISOString());
  if (!row) throw new Failure("not_found");
  return toJob(row);
}

/** A job's row, read at the end of the batch that wrote it. */
const readAfter = ({ db, now }: Service, id: number | typeof insertedJobId) =>
  jobById(db, id, null, now.toISOString());

/** @throws Error when the job that was just written is not there */
function jobOf({ rows: [row] }: { rows: JobRow[] }): Job {
  if (!row) throw new Error("A job that was just written is missing");
  return toJob(row);
}

/** Posts a job with its test, else its category's, in one batch with the audit line. */
export async function createJob(service: Service, actor: Actor, input: JobInput): Promise<Job> {
  const { db, now } = service;
  const { assessment, ...job } = input;
  const at = now.toISOString();
  const category = categoryOf(job.jobDetail);
  const posted = await writeThenRead(
    db,
    [
      insertJob(db, { ...job, logo: job.logo ?? null, category, createdAt: at }),
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
    ],
    readAfter(service, insertedJobId),
  );
  return jobOf(posted);
}

type DetailPatch = NonNullable<JobPatch["jobDetail"]>;

/** @throws Failure invalid where the job would have more headings than it may */
function refuseTooMany(detail: Record<string, string[]>, patch: DetailPatch): void {
  const stays = Object.keys(detail).filter((heading) => patch[heading] !== null);
  const added = Object.keys(patch).filter((heading) => patch[heading] && !detail[heading]);
  if (stays.length + added.length <= HEADINGS_MAX) return;
  throw new Failure("invalid", { message: detailLarge, fields: { jobDetail: detailLarge } });
}

/** The category follows its heading, where a change names that. */
const categoryIn = (patch: DetailPatch) =>
  patch.Category === undefined ? {} : { category: categoryOf({ Category: patch.Category ?? [] }) };

/** Changes what `input` names. @throws Failure not_found, invalid, slots_below_claims */
export async function changeJob(
  service: Service,
  actor: Actor,
  id: number,
  input: JobPatch,
): Promise<Job> {
  const { db, now } = service;
  const { jobDetail } = await read(service, id);
  if (input.jobDetail) refuseTooMany(jobDetail, input.jobDetail);
  const { assessment, ...job } = input;
  const at = now.toISOString();
  try {
    const changed = await writeThenRead(
      db,
      [
        ...(Object.keys(job).length > 0
          ? [
              ...endLapsedHolds(service, id),
              ...patchJob(db, id, { ...job, ...(job.jobDetail && categoryIn(job.jobDetail)) }, at),
              markFull(db, id, at),
            ]
          : []),
        ...(assessment ? [putAssessment(db, id, testOf(assessment))] : []),
        insertAudit(db, {
          actor,
          action: "job.change",
          subject: String(id),
          detail: auditDetail(input),
          at,
        }),
      ],
      readAfter(service, id),
    );
    return jobOf(changed);
  } catch (error) {
    if (isGuardViolation(error, "slots_cover_claims")) {
      throw new Failure("slots_below_claims", {
        fields: { maxApplicants: fieldWords.slotsBelowClaims },
      });
    }
    throw error;
  }
}

/**
 * Closes a job to new claims, or opens it again. Doing it again changes nothing.
 *
 * @throws Failure not_found, job_withdrawn
 */
export async function closeJob(
  service: Service,
  actor: Actor,
  id: number,
  closed: boolean,
): Promise<Job> {
  const { db, now } = service;
  const job = await read(service, id);
  if (job.isClosed === closed) return job;
  const [withdrawal] = await withdrawalOf(db, id);
  if (withdrawal?.at) throw new Failure("job_withdrawn", { message: staffWords.withdrawnForGood });
  const at = now.toISOString();
  const changed = await writeThenRead(
    db,
    [
      setClosed(db, id, closed ? at : null),
      insertAudit(db, {
        actor,
        action: closed ? "job.close" : "job.open",
        subject: String(id),
        detail: null,
        at,
      }),
    ],
    readAfter(service, id),
  );
  return jobOf(changed);
}
