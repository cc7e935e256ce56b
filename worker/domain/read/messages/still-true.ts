import { applicationById, paymentsOf } from "../../../../db/application/applications";
import { creditsAbout } from "../../../../db/application/timeline";
import { interviewsOf } from "../../../../db/interview/interviews";
import { retriedLetter } from "../../../../db/outbox/dead-letters";
import { notificationOf } from "../../../../db/outbox/notifications";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { creditSpentOn } from "../../../../db/payment/credits";
import type { Service } from "../../service";
import type { ApplicationKind } from "../../talk/outbox/kinds.rules";
import { standingOf } from "./send-again.rules";
import { isStillTrue } from "./still-true.rules";

/** Messages whose request or promise ends with the current stage of the application. */
const OF_STAGE: readonly ApplicationKind[] = [
  "applied",
  "passed",
  "confirmed",
  "lapsed",
  "hold_released",
  "choose_soon",
  "choose_time",
  "promise_broken",
  "next_round",
];

/**
 * Whether a message that is sent again is not true any more: after staff found it as a dead letter,
 * after a failed try, or after its provider deferred it. The candidate can still read it in the
 * app. If the first try did not get as far as the app, it is sent all the same.
 */
export async function isNoLongerTrue(
  { db, now }: Service,
  { id: outboxId, nextTryAt, payload }: OutboxRow,
  kind: ApplicationKind,
): Promise<boolean> {
  if (nextTryAt === null) return false;
  const [inApp, retried] = await db.batch([
    notificationOf(db, outboxId),
    retriedLetter(db, outboxId),
  ]);
  const isLate = OF_STAGE.includes(kind) && inApp.length > 0;
  if (!isLate && retried.length === 0) return false;
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
