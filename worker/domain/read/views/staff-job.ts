import { countToEnd, withdrawalOf } from "../../../../db/application/withdrawals";
import { openJobProposal } from "../../../../db/company/proposals";
import { assessmentOf } from "../../../../db/job/job-tests";
import type { JobRow } from "../../../../db/job/jobs";
import { countsOfJob, staffJobById } from "../../../../db/job/staff-jobs";
import type { EmployerJob } from "../../../contract/job/employer-jobs";
import type { StaffJob, StaffJobDetail } from "../../../contract/job/staff-jobs";
import { jobStateOf } from "../../../facts/jobs/job-states";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { ENDABLE } from "../../booking/application/application.rules";
import { maySee } from "../../employers/job/job";
import { toPostedJob, toShownTest } from "../../employers/job/view";
import type { Service } from "../../service";

type StaffJobRow = JobRow & {
  submittedAt: string | null;
  returnedBecause: string | null;
  unpaidHolds: number;
  confirmed: number;
};

export const toStaffJob = (row: StaffJobRow): StaffJob => ({
  ...toPostedJob(row),
  jobState: jobStateOf(row),
  submittedAt: row.submittedAt,
  returnedBecause: row.returnedBecause,
  unpaidHolds: row.unpaidHolds,
  confirmed: row.confirmed,
});

/** The complete job, as this actor sees it. @throws Failure not_found */
export async function readStaffJob(
  { db, now }: Service,
  actor: Actor,
  id: number,
): Promise<StaffJobDetail> {
  const at = now.toISOString();
  const [[row], [test], [counts], [withdrawal], [toEnd]] = await db.batch([
    staffJobById(db, id, at),
    assessmentOf(db, id),
    countsOfJob(db, id),
    withdrawalOf(db, id),
    countToEnd(db, { statuses: ENDABLE, now: at, jobId: id }),
  ]);
  if (!row || !maySee(actor, row) || !counts) throw new Failure("not_found");
  return {
    ...toStaffJob(row),
    assessment: test ? toShownTest(test, actor) : null,
    preparation: row.preparation,
    counts,
    withdrawal:
      withdrawal?.at && withdrawal.reason
        ? { at: withdrawal.at, reason: withdrawal.reason, left: toEnd?.left ?? 0 }
        : null,
  };
}

/** One job as its company sees it. @throws Failure not_found */
export async function readEmployerJob(
  service: Service,
  actor: Actor,
  id: number,
): Promise<EmployerJob> {
  const [job, [proposal]] = await Promise.all([
    readStaffJob(service, actor, id),
    openJobProposal(service.db, id),
  ]);
  if (!proposal) return { ...job, proposal: null };
  const { changes, proposedBy, proposedAt } = proposal;
  return { ...job, proposal: { changes, proposedBy, proposedAt } };
}
