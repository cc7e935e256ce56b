import { applicationById, paymentsOf } from "../../../db/application/applications";
import { creditsAbout } from "../../../db/application/whole-line";
import { interviewsOf } from "../../../db/interview/interviews";
import { retriedLetter } from "../../../db/outbox/dead-letters";
import { notificationOf } from "../../../db/outbox/notifications";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { creditSpentOn } from "../../../db/payment/credits";
import type { ApplicationKind } from "../outbox/kinds.rules";
import type { Service } from "../service";
import { standingOf } from "./standing.rules";
import { isStillTrue } from "./still-true.rules";

/** What they say to do, or promise, ends with the stage of the application that they are about. */
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
 * Whether a message is sent again, by staff who found it given up, because a try has failed or because its
 * provider had no time for it, and what it says is not true any more. Its candidate reads of it in the app: where the first try did not get so
 * far, it goes out all the same.
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
