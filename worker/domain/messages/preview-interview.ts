import { interviewsOfPerson } from "../../../db/interview/own-interviews";
import type { ActPreview } from "../../contract/preview";
import type { Actor } from "../../facts/console";
import { isBooked, isEmployerAbsent, type OutcomeWord } from "../../facts/statuses";
import type { Case } from "../case/case";
import type { Verb } from "../case/commit";
import { busySince } from "../case/facts";
import { preview } from "../case/preview";
import { loadDispute } from "../guarantee/decision";
import { outcomeMessages } from "../guarantee/outcome-messages";
import { type Busy, clashesOf, doClash } from "../interview/clash.rules";
import type { Service } from "../service";
import { NO_PREVIEW, readByPerson } from "./preview";

/**
 * Previews an act on one application: its plan is not committed. If it gives a date, the preview
 * lists the person's other interviews that it clashes with.
 *
 * @throws Failure as the act
 */
export async function previewAct<Facts extends Case>(
  service: Service,
  verb: Verb<Facts>,
): Promise<ActPreview> {
  const facts = await verb.load();
  const { people, paise, messages, appointment } = preview(verb, facts);
  if (people === 0) return NO_PREVIEW;
  const shown = await readByPerson(service, paise, messages, appointment ?? undefined);
  if (!appointment) return shown;
  const { userId } = facts.application;
  return { ...shown, clashes: await clashesWith(service, userId, appointment) };
}

/** The person's other interviews that a time clashes with. */
async function clashesWith({ db, now }: Service, userId: number, time: Busy & { id: number }) {
  const own = await interviewsOfPerson(db, userId, busySince(now));
  return clashesOf(own.filter((one) => one.id !== time.id && doClash(time, one)));
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
