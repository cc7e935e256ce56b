import { applicationOfUser } from "../../db/applications";
import { isRefused } from "../../db/client";
import { availableCredit, creditSpentOn, spendCredit } from "../../db/credits";
import { Failure } from "../failure";
import { move } from "./application";
import { isAtPayment } from "./application.rules";
import { whyNoSlot } from "./order";
import { note } from "./outbox";
import { confirmSlot } from "./payment";
import type { Service } from "./service";

/**
 * Takes the slot with a credit and confirms it at once; claims the slot again where the hold
 * lapsed. Using it again on the same application changes nothing.
 *
 * @throws Failure not_found, not_at_payment, no_credit, no_slots_left, job_withdrawn
 */
export async function payWithCredit(service: Service, userId: number, id: number): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[row], [credit], [spent]] = await db.batch([
    applicationOfUser(db, userId, id, at),
    availableCredit(db, userId),
    creditSpentOn(db, id),
  ]);
  if (!row) throw new Failure("not_found");
  if (spent) return;
  const { application } = row;
  if (!isAtPayment(application.status)) throw new Failure("not_at_payment");
  if (!credit) throw new Failure("no_credit");
  try {
    const confirmed = note("confirmed", { applicationId: id });
    const moved = await move(
      service,
      application,
      ["PAYMENT_CONFIRMED"],
      [confirmed],
      [spendCredit(db, credit.id, id, at), ...confirmSlot(service, application)],
    );
    // False: it was confirmed, or given up, in the same moment. Look at it as it is now.
    if (!moved) await payWithCredit(service, userId, id);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [left] = await availableCredit(db, userId);
    if (left?.id === credit.id) throw await whyNoSlot(service, id);
    await payWithCredit(service, userId, id);
  }
}
