import * as words from "~worker/words/login";
import { unusedAccountOf } from "../../../../db/account/number-claims";
import { countWrongCode, forgiveWrongTries, tryCode } from "../../../../db/account/otp-tries";
import { codesOfPhone, otpOfAttempt, otpOfKey } from "../../../../db/account/otps";
import type { UserRow } from "../../../../db/account/users";
import { writeBatch } from "../../../../db/client";
import { deleteLimitUses } from "../../../../db/limits";
import { insertOutbox } from "../../../../db/outbox/outbox";
import { insertAudit } from "../../../../db/staff/staff";
import type { VerifyOtp } from "../../../contract/auth";
import { hmac, hmacMatches, hmacs, tokenSecrets } from "../../../crypto";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { OWNER_STEP_SECONDS, UNUSED_DAYS } from "../../../facts/people/login";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { Failure } from "../../../failure";
import { counterOf, waitOf } from "../../limit";
import { networkOf } from "../../network.rules";
import type { Service } from "../../service";
import { deviceHashOf, logInOn } from "./device";
import { askOwner, birthYearsOf } from "./number-claim";
import { MAX_WRONG_PER_DAY, MAX_WRONG_TRIES, MINUTE_SECONDS, pausedFor } from "./otp.rules";
import { signedText } from "./otp-send";

/**
 * Logs in with a code: once, for its own key, within its time and tries.
 *
 * @param input its `attempt` lets a retry of the same login, within a minute, count as the same use
 * @param address of the client, null when the edge did not provide it
 * @throws Failure otp_invalid, otp_expired, too_many_requests, owner_unknown, number_waits, stale_state
 */
export async function verifyOtp(
  service: Service,
  input: VerifyOtp,
  address: string | null,
): Promise<UserRow> {
  const { key, otp, attempt, device } = input;
  const { db, now } = service;
  const at = now.toISOString();
  const network = address
    ? await counterOf(service, { limit: LIMITS.wrongCodesOfNetwork, of: networkOf(address) })
    : null;
  const typed = {
    key,
    hmacs: await hmacs(tokenSecrets(service.settings), signedText(key, otp)),
    attempt: attempt ?? null,
  };
  const dayAgo = addSeconds(now, -DAY_SECONDS);
  const limits = { tries: MAX_WRONG_TRIES, perDay: MAX_WRONG_PER_DAY, dayAgo, network };
  const unusedSince = addSeconds(now, -UNUSED_DAYS * DAY_SECONDS);
  const [[unused], [row]] = await db.batch([
    unusedAccountOf(db, key, await deviceHashOf(device), unusedSince),
    tryCode(db, typed, limits, at),
    ...(network ? [countWrongCode(db, key, network, at)] : []),
  ]);
  if (row && !row.usedAt) {
    await notifyOwnerIfPaused(service, row);
    const triesLeft = MAX_WRONG_TRIES - row.wrongTries;
    throw new Failure("otp_invalid", { fields: { otp: words.loginWords.wrongCode(triesLeft) } });
  }
  const phone = row?.phone ?? (await phoneOfAttempt(service, input));
  if (phone) {
    if (unused) await askOwner(service, unused, input);
    return logInOn(service, phone, device);
  }
  const [otpRow] = await otpOfKey(db, key);
  const wait = network && !otpRow?.ownDevice ? await waitOf(service, network) : 0;
  if (wait > 0) {
    throw new Failure("too_many_requests", {
      message: words.loginWords.wrongCodesOfNetwork(wait),
      retryAfterSeconds: wait,
    });
  }
  throw new Failure("otp_expired", { fields: { otp: words.loginWords.spentCode } });
}

const isRight = ({ settings }: Service, otpRow: { key: string; codeHmac: string }, code: string) =>
  hmacMatches(tokenSecrets(settings), signedText(otpRow.key, code), otpRow.codeHmac);

/**
 * The phone whose code this attempt used a moment ago. Its first answer may have been lost, or the
 * answer was a question about the account's owner.
 */
async function phoneOfAttempt(
  service: Service,
  { key, otp, attempt, birthYear, newOwner }: VerifyOtp,
): Promise<string | undefined> {
  if (attempt === undefined) return undefined;
  const isOwnerStep = birthYear !== undefined || newOwner === true;
  const since = addSeconds(service.now, -(isOwnerStep ? OWNER_STEP_SECONDS : MINUTE_SECONDS));
  const [used] = await otpOfAttempt(service.db, key, attempt, since);
  return used && (await isRight(service, used, otp)) ? used.phone : undefined;
}

/** Once per pause: the message id is made from the code that began the pause. */
async function notifyOwnerIfPaused(
  service: Service,
  { phone, ownDevice }: { phone: string; ownDevice: string | null },
): Promise<void> {
  const { db, now } = service;
  const recent = await codesOfPhone(db, phone, ownDevice, addSeconds(now, -DAY_SECONDS));
  if (pausedFor(recent, now) === 0) return;
  const id = await hmac(service.settings.TOKEN_SECRET, `sign-in-paused:${recent.at(-1)?.key}`);
  const [inserted] = await insertOutbox(db, {
    id,
    kind: "sign_in_paused",
    payload: { phone },
    createdAt: now.toISOString(),
  })
    .onConflictDoNothing()
    .returning();
  if (inserted) await service.enqueue([id]);
}

/**
 * Lifts a phone's pause: wrong codes and birth years are forgiven, and the codes they were tried on
 * are invalidated.
 */
export async function unlockPhone(service: Service, actor: Actor, phone: string): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const years = await counterOf(service, birthYearsOf(phone));
  await writeBatch(db, [
    forgiveWrongTries(db, phone, addSeconds(now, -DAY_SECONDS), at),
    deleteLimitUses(db, years.key),
    insertAudit(db, { actor, action: "phone.unlock", subject: phone, detail: null, at }),
  ]);
}
