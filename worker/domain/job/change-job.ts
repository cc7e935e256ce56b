import { writeThenRead } from "../../../db/client";
import { draftCompany, guardHires } from "../../../db/job/job-company";
import { putAssessment } from "../../../db/job/job-tests";
import { markFull, patchJob } from "../../../db/job/jobs";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { JobPatch } from "../../contract/job/job-input";
import type { Job } from "../../contract/job/jobs";
import type { Actor } from "../../facts/console";
import { HEADINGS_MAX } from "../../facts/texts";
import { Failure } from "../../failure";
import { fieldWords } from "../../words/en/fields";
import { detailLarge } from "../../words/en/validation";
import type { Service } from "../service";
import { endLapsedHolds } from "../slot/hold";
import { auditDetail } from "../staff/audit.rules";
import { categoryOf, jobOf, readAfter, readJob, testOf } from "./job";

type DetailPatch = NonNullable<JobPatch["jobDetail"]>;

/** @throws Failure invalid where the job would have more headings than it may */
export function refuseTooMany(detail: Record<string, string[]>, patch: DetailPatch): void {
  const stays = Object.keys(detail).filter((heading) => patch[heading] !== null);
  const added = Object.keys(patch).filter((heading) => patch[heading] && !detail[heading]);
  if (stays.length + added.length <= HEADINGS_MAX) return;
  throw new Failure("invalid", { message: detailLarge, fields: { jobDetail: detailLarge } });
}

/** The category follows its heading, where a change names that. */
const categoryIn = (patch: DetailPatch) =>
  patch.Category === undefined ? {} : { category: categoryOf({ Category: patch.Category ?? [] }) };

/** Where a job goes whose company changes: to the one that is named, else to the draft of its name. */
function companyIn({ db, now }: Service, { company, companyId }: JobPatch) {
  if (companyId !== undefined) return { writes: [guardHires(db, companyId)], value: { companyId } };
  if (company === undefined) return { writes: [], value: {} };
  const draft = draftCompany(db, company, now.toISOString());
  return { writes: draft.writes, value: { companyId: draft.id } };
}

/** What stood in the fields that a change names. */
const namedIn = (before: object, input: object) =>
  Object.fromEntries(Object.keys(input).map((name) => [name, Reflect.get(before, name)]));

/**
 * Changes what `input` names.
 *
 * @param also is written in the same batch
 * @throws Failure not_found, invalid, slots_below_claims, stale_state
 */
export async function changeJob(
  service: Service,
  actor: Actor,
  id: number,
  input: JobPatch,
  also: Parameters<typeof writeThenRead>[1] = [],
): Promise<Job> {
  const { db, now } = service;
  const before = await readJob(service, id);
  if (input.jobDetail) refuseTooMany(before.jobDetail, input.jobDetail);
  const { assessment, ...job } = input;
  const at = now.toISOString();
  const company = companyIn(service, input);
  try {
    const changed = await writeThenRead(
      db,
      [
        ...also,
        ...(Object.keys(job).length > 0
          ? [
              ...endLapsedHolds(service, id),
              ...company.writes,
              ...patchJob(
                db,
                id,
                { ...job, ...company.value, ...(job.jobDetail && categoryIn(job.jobDetail)) },
                at,
              ),
              markFull(db, id, at),
            ]
          : []),
        ...(assessment ? [putAssessment(db, id, testOf(assessment))] : []),
        insertAudit(db, {
          actor,
          action: "job.change",
          subject: String(id),
          detail: auditDetail(input),
          before: auditDetail(namedIn(before, input)),
          after: auditDetail(input),
          at,
        }),
      ],
      readAfter(service, id),
    );
    return jobOf(changed);
  } catch (error) {
    if (isGuardViolation(error, "proposal_as_read")) throw new Failure("stale_state");
    if (isGuardViolation(error, "company_hires")) throw new Failure("company_not_hiring");
    if (isGuardViolation(error, "slots_cover_claims")) {
      throw new Failure("slots_below_claims", {
        fields: { maxApplicants: fieldWords.slotsBelowClaims },
      });
    }
    throw error;
  }
}
