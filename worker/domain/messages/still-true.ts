import { applicationById, paymentsOf } from "../../../db/application/applications";
import { creditsAbout } from "../../../db/application/whole-line";
import { interviewsOf } from "../../../db/interview/interviews";
import { retriedLetter } from "../../../db/outbox/dead-letters";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { creditSpentOn } from "../../../db/payment/credits";
import type { ApplicationKind } from "../outbox/kinds.rules";
import type { Service } from "../service";
import { standingOf } from "./standing.rules";
import { isStillTrue } from "./still-true.rules";

/** Whether staff send a message again that was given up, and what it says is not true any more. */
export async function isNoLongerTrue(
  { db, now }: Service,
  { id: outboxId, nextTryAt, payload }: OutboxRow,
  kind: ApplicationKind,
): Promise<boolean> {
  if (nextTryAt === null || (await retriedLetter(db, outboxId)).length === 0) return false;
  const id = Number(payload.applicationId);
  const [[application], interviews, payments, [spent], credits] = await db.batch([
    applicationById(db, id),
    interviewsOf(db, [id]),
    paymentsOf(db, id),
    creditSpentOn(db, id),
    creditsAbout(db, id),
  ]);
  if (!application) return true;
  const standing = standingOf({ application, interviews, payments, spent, credits }, now);
  return !isStillTrue(kind, standing, payload);
}
