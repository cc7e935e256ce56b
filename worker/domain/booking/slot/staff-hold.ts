import { revokeLogins } from "../../../../db/account/refresh-tokens";
import { setBlocked, userById } from "../../../../db/account/users";
import { applicationById } from "../../../../db/application/applications";
import { endLiveHolds, outboxOfLiveHolds } from "../../../../db/application/holds";
import { writeThenRead } from "../../../../db/client";
import { writtenAt } from "../../../../db/outbox/outbox";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { BlockInput, StaffPerson } from "../../../contract/ops";
import { isReleased, isSlotConfirmed } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import type { MessageKind } from "../../talk/outbox/kinds.rules";
import { slotAt } from "./slot.rules";

const RELEASED: MessageKind = "hold_released";

const released = ({ db, now }: Service, of: Parameters<typeof endLiveHolds>[1]) => [
  outboxOfLiveHolds(db, RELEASED, of, now.toISOString()),
  endLiveHolds(db, of, now.toISOString()),
];

/** The messages about the holds that a batch ended. */
const releasedMessages = ({ db, now }: Service) => writtenAt(db, RELEASED, now.toISOString());

/**
 * Staff end an unpaid hold: the slot is free at once, and the candidate is notified.
 * Idempotent.
 *
 * @throws Failure not_found, no_unpaid_hold where the slot is confirmed or the application is over
 */
export async function releaseHold(service: Service, actor: Actor, id: number): Promise<void> {
  const { db, now } = service;
  const [application] = await applicationById(db, id);
  if (!application) throw new Failure("not_found");
  const slot = slotAt(application, now);
  if (isSlotConfirmed(slot) || application.closedBecause) throw new Failure("no_unpaid_hold");
  if (isReleased(slot)) return;
  const audit = {
    actor,
    action: "application.release",
    subject: String(id),
    detail: null,
    at: now.toISOString(),
  };
  const { touched, rows } = await writeThenRead(
    db,
    [...released(service, { id }), insertAudit(db, audit)],
    releasedMessages(service),
  );
  // It was paid for, or given up, concurrently.
  if (touched[1] === 0) throw new Failure("no_unpaid_hold");
  await service.enqueue(rows.map(({ id }) => id));
}

/**
 * Staff block or unblock a number. A blocked number cannot log in, and its logins and unpaid holds
 * end; paid slots stay. Idempotent.
 *
 * @throws Failure not_found
 */
export async function blockPerson(
  service: Service,
  actor: Actor,
  userId: number,
  { blocked, reason }: BlockInput,
): Promise<StaffPerson> {
  const { db, now } = service;
  const at = now.toISOString();
  const [user] = await userById(db, userId);
  if (!user) throw new Failure("not_found");
  const { id, phone, name, email } = user;
  const audit = {
    actor,
    action: blocked ? "person.block" : "person.unblock",
    subject: String(userId),
    detail: { reason },
    at,
  };
  try {
    const { rows } = await writeThenRead(
      db,
      [
        ...setBlocked(db, userId, blocked ? at : null),
        ...(blocked ? [revokeLogins(db, userId, at), ...released(service, { userId })] : []),
        insertAudit(db, audit),
      ],
      releasedMessages(service),
    );
    await service.enqueue(rows.map(({ id }) => id));
    return { id, phone, name, email, blockedAt: blocked ? at : null };
  } catch (error) {
    if (!isGuardViolation(error, "block_as_read")) throw error;
    // It was so before, or became so concurrently.
    return { id, phone, name, email, blockedAt: user.blockedAt };
  }
}
