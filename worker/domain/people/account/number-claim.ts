import * as loginTexts from "~worker/words/login";
import { deleteDevicesOf } from "../../../../db/account/devices";
import {
  closeUnused,
  insertClaim,
  insertClaimMessage,
  releaseClaim,
  type unusedAccountOf,
} from "../../../../db/account/number-claims";
import { revokeLogins } from "../../../../db/account/refresh-tokens";
import { userById } from "../../../../db/account/users";
import { type Db, type Write, writeBatch } from "../../../../db/client";
import { insertOutbox, type OutboxRow } from "../../../../db/outbox/outbox";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { VerifyOtp } from "../../../contract/auth";
import type { NumberRelease } from "../../../contract/staff/people";
import { LIMITS } from "../../../facts/limits/limits";
import { type Actor, PRODUCT_ACTOR } from "../../../facts/people/console";
import { NUMBER_WAIT_DAYS } from "../../../facts/people/login";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { Failure, type FailureCode } from "../../../failure";
import { inLanguage } from "../../../language";
import type { Message } from "../../../words/message-facts";
import { overLimits, usesLeft } from "../../limit";
import type { Service } from "../../service";
import { sendEmail } from "../../talk/notify/notify";

// Operators give unused numbers to new customers, who can then receive login codes. So an unused
// account is only opened to a person who knows something about its owner.

type UnusedAccount = Awaited<ReturnType<typeof unusedAccountOf>>[number];

const WAIT_SECONDS = NUMBER_WAIT_DAYS * DAY_SECONDS;

/**
 * Lets a login into a long-unused account continue for a person who knows the owner's year of
 * birth. A person who said `NUMBER_WAIT_DAYS` ago that the account is somebody else's continues
 * with a new account. An account without a profile has no applications and no known owner: it is
 * replaced by a new one at once. A blocked account is never replaced, unless staff free its number.
 *
 * @throws Failure owner_unknown, number_waits, too_many_requests, blocked
 */
export async function askOwner(
  service: Service,
  account: UnusedAccount,
  { birthYear, newOwner }: Pick<VerifyOtp, "birthYear" | "newOwner">,
): Promise<void> {
  if (newOwner || (account.dob === null && account.blockedAt === null)) {
    return takeNumber(service, account);
  }
  if (birthYear === undefined)
    throw new Failure("owner_unknown", { message: loginTexts.loginWords.unused });
  const use = birthYearsOf(account.phone);
  const wait = await overLimits(service, [use]);
  if (wait > 0) {
    throw new Failure("too_many_requests", {
      message: loginTexts.loginWords.wrongYears(service.settings.SUPPORT_EMAIL),
      retryAfterSeconds: wait,
    });
  }
  if (account.dob?.startsWith(`${birthYear}-`)) return;
  await tellOfWrongYear(service, account.id);
  throw new Failure("owner_unknown", {
    fields: { birthYear: loginTexts.loginWords.wrongYear(await usesLeft(service, use)) },
  });
}

/** Limit of the birth years that may be tried for the account of a number. */
export const birthYearsOf = (phone: string) => ({ limit: LIMITS.birthYearsOfAccount, of: phone });

async function takeNumber(
  service: Service,
  { id, phone, dob, claimedAt, releasedAt, blockedAt }: UnusedAccount,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const claimedBy = addSeconds(now, -WAIT_SECONDS);
  const hasWaited = dob === null || (claimedAt !== null && claimedAt <= claimedBy);
  if (!releasedAt && (blockedAt || !hasWaited)) {
    await claim(service, id);
    if (blockedAt) throw new Failure("blocked");
    const from = addSeconds(new Date(claimedAt ?? at), WAIT_SECONDS);
    throw new Failure("number_waits", { message: loginTexts.loginWords.numberWaits(from) });
  }
  const closing = [
    ...closeUnused(db, id, claimedBy, at),
    revokeLogins(db, id, at),
    deleteDevicesOf(db, id),
    insertAudit(db, {
      actor: PRODUCT_ACTOR,
      action: "person.close",
      subject: String(id),
      detail: null,
      before: { phone },
      after: { phone: null },
      at,
    }),
  ];
  // The owner logged in, or a second submit came first.
  await writeGuarded(db, closing, "stale_state");
}

async function writeGuarded(db: Db, writes: Write[], otherwise: FailureCode): Promise<void> {
  try {
    await writeBatch(db, writes);
  } catch (error) {
    if (isGuardViolation(error, "person_as_read")) throw new Failure(otherwise);
    throw error;
  }
}

async function claim(service: Service, userId: number): Promise<void> {
  const { db, now, enqueue } = service;
  const at = now.toISOString();
  const messageId = crypto.randomUUID();
  const [, result] = await db.batch([
    insertClaim(db, userId, at),
    insertClaimMessage(db, messageId, userId, at),
  ]);
  if (result.rowsAffected > 0) await enqueue([messageId]);
}

async function tellOfWrongYear({ db, now, enqueue }: Service, userId: number): Promise<void> {
  const id = crypto.randomUUID();
  const row = { id, kind: "wrong_birth_year", payload: { userId } } as const;
  await insertOutbox(db, { ...row, createdAt: now.toISOString() });
  await enqueue([id]);
}

/** Outbox handler: mails the account's owner. No SMS: another person has the number. */
async function mailOwner(
  service: Service,
  row: OutboxRow,
  message: (supportEmail: string, contactUrl: string) => Message,
): Promise<void> {
  const [user] = await userById(service.db, Number(row.payload.userId));
  if (!user) throw new Error("A message without its person");
  const { SUPPORT_EMAIL, PUBLIC_URL } = service.settings;
  const mail = inLanguage(user.language, () => message(SUPPORT_EMAIL, `${PUBLIC_URL}/contact`));
  await sendEmail(service, row, user, mail, user.safetyWord);
}

export function notifyOfClaim(service: Service, row: OutboxRow): Promise<void> {
  const from = addSeconds(new Date(String(row.payload.at)), WAIT_SECONDS);
  return mailOwner(service, row, (...contact) => loginTexts.numberClaimed(from, ...contact));
}

export const notifyOfWrongYear = (service: Service, row: OutboxRow): Promise<void> =>
  mailOwner(service, row, loginTexts.wrongBirthYear);

/**
 * Staff free the number of an unused account at once for the person who claimed it. Idempotent.
 *
 * @throws Failure not_found, number_not_claimed
 */
export async function releaseNumber(
  { db, now }: Service,
  actor: Actor,
  id: number,
  { reason }: NumberRelease,
): Promise<void> {
  const at = now.toISOString();
  const [user] = await userById(db, id);
  if (!user) throw new Failure("not_found");
  const audit = { actor, action: "person.release", subject: String(id), detail: null, reason, at };
  await writeGuarded(
    db,
    [...releaseClaim(db, id, at), insertAudit(db, audit)],
    "number_not_claimed",
  );
}
