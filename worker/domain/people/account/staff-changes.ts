import * as words from "~worker/words/login";
import { deleteDevicesOf } from "../../../../db/account/devices";
import { deleteClaimOf } from "../../../../db/account/number-claims";
import { revokeLogins } from "../../../../db/account/refresh-tokens";
import { correctEmail, movePhone, type UserRow, userById } from "../../../../db/account/users";
import { type Write, writeBatch } from "../../../../db/client";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation, isUniqueViolation } from "../../../../db/violations";
import type { EmailCorrection, PhoneMove } from "../../../contract/staff/people";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { notify } from "../../talk/notify/notify";
import { safetyWordOtherThan } from "../../talk/notify/safety-word";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";
import { changeOfAddress } from "./profile";

/** Changes at a person's request. The audit log keeps the old value, the new one and the reason. */

async function personOf({ db }: Service, id: number): Promise<UserRow> {
  const [user] = await userById(db, id);
  if (!user) throw new Failure("not_found");
  return user;
}

/** @throws Failure stale_state, phone_taken */
async function write({ db }: Service, writes: Write[]): Promise<void> {
  try {
    await writeBatch(db, writes);
  } catch (error) {
    if (isGuardViolation(error, "person_as_read")) throw new Failure("stale_state");
    if (isUniqueViolation(error, "phone")) throw new Failure("phone_taken");
    throw error;
  }
}

/**
 * Staff correct the mail address of a person. The person has yet to confirm it, unless only upper
 * and lower case differ. If the previous address was confirmed, it is notified. Idempotent.
 *
 * @throws Failure not_found, stale_state
 */
export async function correctPersonsEmail(
  service: Service,
  actor: Actor,
  id: number,
  { email, reason }: EmailCorrection,
): Promise<void> {
  const { db, now } = service;
  const user = await personOf(service, id);
  if (user.email === email) return;
  const messageId = crypto.randomUUID();
  const audit = {
    actor,
    action: "person.email",
    subject: String(id),
    detail: null,
    reason,
    before: { email: user.email },
    after: { email },
    at: now.toISOString(),
  };
  await write(service, [
    changeOfAddress(service, id, messageId, email),
    ...correctEmail(db, user, email),
    insertAudit(db, audit),
  ]);
  const isNotified = user.emailVerifiedAt && user.email?.toLowerCase() !== email.toLowerCase();
  if (isNotified) await service.enqueue([messageId]);
}

/**
 * Staff move an account to another phone number: its logins end, its devices are forgotten, it gets
 * a new safety word, and both numbers are notified. Idempotent. A blocked account cannot be moved,
 * since its old number would be free to log in with.
 *
 * @throws Failure not_found, person_blocked, phone_taken where the number has an account, stale_state
 */
export async function movePersonsPhone(
  service: Service,
  actor: Actor,
  id: number,
  { phone, reason }: PhoneMove,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const user = await personOf(service, id);
  if (user.phone === phone) return;
  if (user.blockedAt) throw new Failure("person_blocked");
  const messages = [
    outboxMessage("phone_moved", { userId: id }),
    ...(user.closedAt ? [] : [outboxMessage("phone_left", { userId: id, phone: user.phone })]),
  ];
  const audit = {
    actor,
    action: "person.phone",
    subject: String(id),
    detail: null,
    reason,
    before: { phone: user.phone },
    after: { phone },
    at,
  };
  await write(service, [
    ...movePhone(db, user, phone, safetyWordOtherThan(user.safetyWord)),
    revokeLogins(db, id, at),
    deleteDevicesOf(db, id),
    deleteClaimOf(db, id),
    ...insertMessages(service, messages),
    insertAudit(db, audit),
  ]);
  await enqueueMessages(service, messages);
}

/** Outbox handler: notifies the person at the number that the account moved to. */
export async function notifyOfPhone(service: Service, row: OutboxRow): Promise<void> {
  const { SUPPORT_EMAIL, PUBLIC_URL } = service.settings;
  const user = await personOf(service, Number(row.payload.userId));
  await notify(service, row, user, () => words.phoneMoved(SUPPORT_EMAIL, `${PUBLIC_URL}/contact`));
}
