import { interviewsOfPerson } from "../../../db/interview/own-interviews";
import type { InterviewInput, InterviewPatch } from "../../contract/interviews";
import type { ActPreview } from "../../contract/preview";
import type { Actor } from "../../facts/console";
import { isBooked, isEmployerAbsent, type OutcomeWord } from "../../facts/statuses";
import { loadDispute } from "../guarantee/decision";
import { outcomeMessages } from "../guarantee/outcome-messages";
import { type Busy, busySince, clashesOf, doClash } from "../interview/clash.rules";
import { lookAtEmployerCancel } from "../interview/employer-cancel";
import { lookAtPatch } from "../interview/interview";
import { lookAtInterview } from "../interview/set-interview";
import type { Service } from "../service";
import { NO_PREVIEW, readByPerson } from "./preview";

/** Stands for the id of an interview that is not set yet. */
const UNSET = 0;

/** Previews the message about an interview. @throws Failure as `setInterview`, except time_taken */
export async function previewInterview(
  service: Service,
  applicationId: number,
  input: InterviewInput,
): Promise<ActPreview> {
  const { application, row, said } = await lookAtInterview(service, applicationId, input);
  const planned = { ...row, id: UNSET };
  const preview = await readByPerson(service, 0, [said], planned);
  return { ...preview, clashes: await clashesWith(service, application.userId, planned) };
}

/** The person's other interviews that a time clashes with. */
async function clashesWith({ db, now }: Service, userId: number, time: Busy & { id: number }) {
  const own = await interviewsOfPerson(db, userId, busySince(now));
  return clashesOf(own.filter((one) => one.id !== time.id && doClash(time, one)));
}

/** Previews another time, link or venue. @throws Failure as `patchInterview` */
export async function previewPatch(
  service: Service,
  actor: Actor,
  id: number,
  patch: InterviewPatch,
): Promise<ActPreview> {
  const { change, row, application } = await lookAtPatch(service, actor, id, patch);
  if (!change) return NO_PREVIEW;
  const preview = await readByPerson(service, 0, [change.message]);
  const moved = { ...row, ...change.changes };
  return { ...preview, clashes: await clashesWith(service, application.userId, moved) };
}

/** Previews a cancel by the employer. @throws Failure as `cancelByEmployer` */
export async function previewEmployerCancel(
  service: Service,
  actor: Actor,
  id: number,
): Promise<ActPreview> {
  const { message } = await lookAtEmployerCancel(service, actor, id);
  return message ? readByPerson(service, 0, [message]) : NO_PREVIEW;
}

/**
 * Previews the decision of a dispute, with the money that goes back. @throws Failure as
 * `decideDispute`
 */
export async function previewDecision(
  service: Service,
  actor: Actor,
  id: number,
  { outcome, reason }: { outcome: OutcomeWord; reason: string },
): Promise<ActPreview> {
  const dispute = await loadDispute(service, id, outcome);
  // After a refund the application has ended: only the interview's outcome is stored.
  if (!dispute || !isBooked(dispute.found.application.status)) return NO_PREVIEW;
  const { found, row, decided } = dispute;
  const paise = isEmployerAbsent(decided) ? (found.payment?.amount ?? 0) : 0;
  return readByPerson(
    service,
    paise,
    outcomeMessages(service, { ...found, row, outcome: decided, decision: { actor, reason } }),
  );
}
