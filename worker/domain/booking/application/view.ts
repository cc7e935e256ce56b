import type { ApplicationRow } from "../../../../db/application/applications";
import type { Application } from "../../../contract/applications";
import { roundToChoose } from "../../case/appointment.rules";
import { toJob } from "../../employers/job/view";
import { slotAt } from "../slot/slot.rules";

/** An application in the API: only the fields of the contract. */
export function toApplication(row: ApplicationRow, now: Date): Application {
  const { application } = row;
  return {
    id: application.id,
    jobId: application.jobId,
    status: application.status,
    appliedAt: application.appliedAt,
    price: application.price,
    paidWithCredit: row.paidWithCredit,
    job: toJob(row.job),
    slot: slotAt(application, now),
    promisedBy: application.promisedBy,
    promiseBrokenAt: application.promiseBrokenAt,
    answerBy: application.answerBy,
    next: nextOf(row),
    ...(application.closedBecause && { closedBecause: application.closedBecause }),
  };
}

function nextOf({ application, job }: ApplicationRow): Application["next"] {
  const round = roundToChoose(application, job.rounds);
  return round === undefined ? null : { round, chooseBy: application.promisedBy };
}
