import { revokeLogins, setBlocked, userById } from "../../../db/account/users";
import { applicationById } from "../../../db/application/applications";
import { endLiveHolds, outboxOfLiveHolds } from "../../../db/application/holds";
import { isGuardViolation, writeBatch } from "../../../db/client";
import { writtenAt } from "../../../db/outbox/outbox";
import { insertAudit } from "../../../db/staff/staff";
import type { BlockInput, StaffPerson } from "../../contract/ops";
import { isReleased, isSlotConfirmed } from "../../facts/statuses";
import { Failure } from "../../failure";
import type { MessageKind } from "../outbox/kinds.rules";
import type { Service } from "../service";
import { slotAt } from "./slot.rules";

const RELEASED: MessageKind = "hold_released";

const released = ({ db, now }: Service, of: Parameters<typeof endLiveHolds>[1]) => [
  outboxOfLiveHolds(db, RELEASED, of, now.toISOString()),
  endLiveHolds(db, of, now.toISOString()),
];

async function sendReleased(service: Service): Promise<void> {
  const written = await writtenAt(service.db, RELEASED, service.now.toISOString());
  await service.enqueue(written.map(({ id }) => id));
}

/**
 * Staff end an unpaid hold: the slot is free at once, and the candidate is told. Ending it again
 * changes nothing.
 *
 * @throws Failure not_found, no_unpaid_hold where the slot is confirmed or the application is over
 */
export async function releaseHold(service: Service, staff: string, id: number): Promise<void> {
  const { db, now } = service;
  const [application] = await applicationById(db, id);
  if (!application) throw new Failure("not_found");
  const slot = slotAt(application, now);
  if (isSlotConfirmed(slot) || application.closedBecause) throw new Failure("no_unpaid_hold");
  if (isReleased(slot)) return;
  const [, ended] = await writeBatch(db, [
    ...released(service, { id }),
    insertAudit(db, {
      staff,
      action: "application.release",
      subject: String(id),
      detail: null,
      at: now.toISOString(),
    }),
  ]);
  // Paid for, or given up, in the same moment.
  if (ended === 0) throw new Failure("no_unpaid_hold");
  await sendReleased(service);
}

/**
 * Staff block a number, or lift that. Blocked, it can't log in, its logins end, and its unpaid
 * holds with them; what is paid stays. The same again changes nothing.
 *
 * @throws Failure not_found
 */
export async function blockPerson(
  service: Service,
  staff: string,
  userId: number,
  { blocked, reason }: BlockInput,
): Promise<StaffPerson> {
  const { db, now } = service;
  const at = now.toISOString();
  const audit = {
    staff,
    action: blocked ? "person.block" : "person.unblock",
    subject: String(userId),
    detail: { reason },
    at,
  };
  try {
    await writeBatch(db, [
      ...setBlocked(db, userId, blocked ? at : null),
      ...(blocked ? [revokeLogins(db, userId, at), ...released(service, { userId })] : []),
      insertAudit(db, audit),
    ]);
  } catch (error) {
    if (!isGuardViolation(error, "block_as_read")) throw error;
  }
  await sendReleased(service);
  const [user] = await userById(db, userId);
  if (!user) throw new Failure("not_found");
  const { id, phone, name, email, blockedAt } = user;
  return { id, phone, name, email, blockedAt };
}
