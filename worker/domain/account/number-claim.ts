import { deleteDevicesOf } from "../../../db/account/devices";
import {
  closeClaimed,
  insertClaim,
  insertClaimMessage,
  releaseClaim,
  type unusedAccountOf,
} from "../../../db/account/number-claims";
import { revokeLogins } from "../../../db/account/refresh-tokens";
import { userById } from "../../../db/account/users";
import { type Db, type Write, writeBatch } from "../../../db/client";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { VerifyOtp } from "../../contract/auth";
import type { NumberRelease } from "../../contract/staff/people";
import { type Actor, PRODUCT_ACTOR } from "../../facts/console";
import { LIMITS } from "../../facts/limits";
import { NUMBER_WAIT_DAYS } from "../../facts/login";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { Failure, type FailureCode } from "../../failure";
import { loginWords, numberClaimed } from "../../words/en/login";
import { overLimits } from "../limit";
import { sendEmail } from "../notify/notify";
import { safetyWordOf } from "../notify/safety-word";
import type { Service } from "../service";

// Operators give a number that was left to somebody else, who can get its codes: what is in an unused
// account is shown to nobody who does not know something of its owner.

type UnusedAccount = Awaited<ReturnType<typeof unusedAccountOf>>[number];

const WAIT_SECONDS = NUMBER_WAIT_DAYS * DAY_SECONDS;

/**
 * Lets a login into an account that was not used for long go on: for who knows its owner's year of birth,
 * and, with a new account, for who said `NUMBER_WAIT_DAYS` ago that this one is another's.
 *
 * @throws Failure owner_unknown, number_waits, too_many_requests
 */
export async function askOwner(
  service: Service,
  account: UnusedAccount,
  { birthYear, newOwner }: Pick<VerifyOtp, "birthYear" | "newOwner">,
): Promise<void> {
  if (newOwner) return takeNumber(service, account);
  if (birthYear === undefined) throw new Failure("owner_unknown", { message: loginWords.unused });
  const wait = await overLimits(service, [{ limit: LIMITS.birthYearsOfAccount, of: account.id }]);
  if (wait > 0) {
    throw new Failure("too_many_requests", {
      message: loginWords.wrongYears(wait),
      retryAfterSeconds: wait,
    });
  }
  if (account.dob?.startsWith(`${birthYear}-`)) return;
  throw new Failure("owner_unknown", { fields: { birthYear: loginWords.wrongYear } });
}

async function takeNumber(service: Service, account: UnusedAccount): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const { id, phone, claimedAt, releasedAt } = account;
  const claimedBy = addSeconds(now, -WAIT_SECONDS);
  if (!releasedAt && (!claimedAt || claimedAt > claimedBy)) {
    await claim(service, id);
    throw new Failure("number_waits", {
      message: loginWords.numberWaits(addSeconds(new Date(claimedAt ?? at), WAIT_SECONDS)),
    });
  }
  const closing = [
    ...closeClaimed(db, id, claimedBy, at),
    revokeLogins(db, id, at),
    deleteDevicesOf(db, id),
    insertAudit(db, {
      ...{ actor: PRODUCT_ACTOR, action: "person.close", subject: String(id), detail: null },
      ...{ before: { phone }, after: { phone: null }, at },
    }),
  ];
  // Its owner, or a second press, was first.
  await writeClaimed(db, closing, "stale_state");
}

async function writeClaimed(db: Db, writes: Write[], otherwise: FailureCode): Promise<void> {
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
  const [, told] = await db.batch([
    insertClaim(db, userId, at),
    insertClaimMessage(db, messageId, userId, at),
  ]);
  if (told.rowsAffected > 0) await enqueue([messageId]);
}

/** The queue's part: mails the account's owner. The number is in other hands, and gets no SMS. */
export async function notifyOfClaim(service: Service, row: OutboxRow): Promise<void> {
  const [user] = await userById(service.db, Number(row.payload.userId));
  if (!user) throw new Error("A message without its person");
  const { SUPPORT_EMAIL, PUBLIC_URL } = service.settings;
  const from = addSeconds(new Date(String(row.payload.at)), WAIT_SECONDS);
  const message = numberClaimed(from, SUPPORT_EMAIL, `${PUBLIC_URL}/contact`);
  await sendEmail(service, row, user, message, await safetyWordOf(service, user));
}

/**
 * Staff free the number of an unused account at once for who claimed it. Idempotent.
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
  await writeClaimed(
    db,
    [...releaseClaim(db, id, at), insertAudit(db, audit)],
    "number_not_claimed",
  );
}
