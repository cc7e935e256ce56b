import { writeBatch } from "../../db/client";
import {
  codesOfPhone,
  consumeOtp,
  deleteOtp,
  forgiveWrongTries,
  giveTryBack,
  insertOtp,
  otpOfAttempt,
  otpOfKey,
  spendTry,
} from "../../db/otps";
import { insertOutbox } from "../../db/outbox";
import { insertAudit } from "../../db/staff";
import { type UserRow, userOfPhone } from "../../db/users";
import { Failure } from "../failure";
import { ProviderError } from "../providers/types";
import { networkOf } from "./network.rules";
import {
  DAY_SECONDS,
  HOUR_SECONDS,
  MAX_SENDS_PER_HOUR,
  MAX_WRONG_PER_DAY,
  MAX_WRONG_TRIES,
  MINUTE_SECONDS,
  pausedFor,
  waitBeforeSend,
} from "./otp.rules";
import { hmac, hmacMatches, randomCode, randomToken, tokenSecrets } from "./secrets";
import { later, type Service } from "./service";

const sealed = (key: string, code: string) => `otp:${key}:${code}`;

/**
 * Sends a login code. Known and unknown numbers take the same path and the same work.
 *
 * @param address of the client, null where the edge did not tell it
 * @param ownKey of the caller's making: while its code lives, sending with it again sends nothing
 * @returns the key that the code is bound to.
 * @throws Failure too_many_requests, sign_in_paused, provider_unavailable
 */
export async function sendOtp(
  service: Service,
  phone: string,
  address: string | null,
  ownKey?: string,
): Promise<string> {
  const { db, settings, now } = service;
  const sent = ownKey ? await repeated(service, phone, ownKey) : undefined;
  if (sent?.repeats) return sent.key;
  const key = ownKey && !sent ? ownKey : randomToken();
  const code = randomCode();
  const [made] = await insertOtp(
    db,
    {
      key,
      phone,
      addressHash: address && (await hmac(settings.TOKEN_SECRET, `address:${networkOf(address)}`)),
      codeHmac: await hmac(settings.TOKEN_SECRET, sealed(key, code)),
      expiresAt: later(now, settings.OTP_SECONDS),
      createdAt: now.toISOString(),
    },
    {
      lastSendBefore: later(now, -settings.OTP_RESEND_SECONDS),
      hourAgo: later(now, -HOUR_SECONDS),
      perHour: MAX_SENDS_PER_HOUR,
      dayAgo: later(now, -DAY_SECONDS),
      wrongPerDay: MAX_WRONG_PER_DAY,
      dailyCap: settings.SMS_DAILY_CAP,
      minuteAgo: later(now, -MINUTE_SECONDS),
      perAddressMinute: settings.OTP_SENDS_PER_ADDRESS_MINUTE,
    },
  );
  if (!made) {
    // The same send may have been faster by another way.
    const first = ownKey ? await repeated(service, phone, ownKey) : undefined;
    if (first?.repeats) return first.key;
    throw await whyNotSent(service, phone);
  }
  try {
    await service.sms.send(phone, "pakka-otp", [code]);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Not sent, so it must not count against the person's waits.
    await deleteOtp(db, key);
    throw new Failure("provider_unavailable", { message: "Failed to send OTP", cause: error });
  }
  return key;
}

/** What was sent with this key before; it repeats that while its code still opens this phone. */
async function repeated({ db, now }: Service, phone: string, key: string) {
  const [sent] = await otpOfKey(db, key);
  if (!sent) return undefined;
  const alive = sent.usedAt === null && sent.expiresAt > now.toISOString();
  return { key, repeats: alive && sent.phone === phone };
}

async function whyNotSent({ db, settings, now }: Service, phone: string): Promise<Failure> {
  const recent = await codesOfPhone(db, phone, later(now, -DAY_SECONDS));
  const paused = pausedFor(recent, now);
  if (paused > 0) return new Failure("sign_in_paused", { retryAfterSeconds: paused });
  const sentAt = recent.map((row) => row.createdAt);
  const wait = waitBeforeSend(sentAt, settings.OTP_RESEND_SECONDS, now);
  // Else it is the shield of the address or the day: a minute is when the shield lets go.
  if (wait === 0) return new Failure("too_many_requests", { retryAfterSeconds: MINUTE_SECONDS });
  const words = wait < MINUTE_SECONDS ? `${wait} s` : `${Math.ceil(wait / MINUTE_SECONDS)} min`;
  return new Failure("too_many_requests", {
    message: `Please wait ${words} before asking for another code.`,
    retryAfterSeconds: wait,
  });
}

/**
 * Logs in with a code: once, for its own key, within its time and tries.
 *
 * @param attempt makes a repeat of the same log-in, within a minute, no second use.
 * @throws Failure otp_invalid, otp_expired
 */
export async function verifyOtp(
  service: Service,
  key: string,
  code: string,
  attempt: string | null = null,
): Promise<UserRow> {
  const { db, now } = service;
  const at = now.toISOString();
  const max = { tries: MAX_WRONG_TRIES, perDay: MAX_WRONG_PER_DAY };
  const [row] = await spendTry(db, key, max, at, later(now, -DAY_SECONDS));
  if (row && !(await isRight(service, row, code))) {
    await tellOwnerIfPaused(service, row.phone);
    const left = MAX_WRONG_TRIES - row.wrongTries;
    const words = left === 1 ? "1 try left" : `${left} tries left`;
    throw new Failure("otp_invalid", { fields: { otp: `That code is not right. ${words}.` } });
  }
  const [used = 0] = row
    ? await writeBatch(db, [consumeOtp(db, key, attempt, at), giveTryBack(db, key)])
    : [];
  const phone = used > 0 ? row?.phone : await phoneOfAttempt(service, key, code, attempt);
  if (!phone) {
    throw new Failure("otp_expired", {
      fields: { otp: "This code no longer works. Ask for a new one." },
    });
  }
  const [user] = await userOfPhone(db, phone, at);
  if (!user) throw new Error("The user of a verified phone is missing");
  return user;
}

const isRight = ({ settings }: Service, sent: { key: string; codeHmac: string }, code: string) =>
  hmacMatches(tokenSecrets(settings), sealed(sent.key, code), sent.codeHmac);

/** Whose code this attempt used a moment ago: its first answer may have been lost on the way. */
async function phoneOfAttempt(
  service: Service,
  key: string,
  code: string,
  attempt: string | null,
): Promise<string | undefined> {
  if (attempt === null) return undefined;
  const since = later(service.now, -MINUTE_SECONDS);
  const [used] = await otpOfAttempt(service.db, key, attempt, since);
  return used && (await isRight(service, used, code)) ? used.phone : undefined;
}

/** Once for each pause: its id is made from the code that began it. */
async function tellOwnerIfPaused(service: Service, phone: string): Promise<void> {
  const { db, now } = service;
  const recent = await codesOfPhone(db, phone, later(now, -DAY_SECONDS));
  if (pausedFor(recent, now) === 0) return;
  const id = await hmac(service.settings.TOKEN_SECRET, `sign-in-paused:${recent.at(-1)?.key}`);
  const [told] = await insertOutbox(db, {
    id,
    kind: "sign_in_paused",
    payload: { phone },
    createdAt: now.toISOString(),
  })
    .onConflictDoNothing()
    .returning();
  if (told) await service.enqueue([id]);
}

/** Lifts a phone's pause: its wrong tries are forgiven, and the codes they were made on die. */
export async function unlockPhone(
  { db, now }: Service,
  staff: string,
  phone: string,
): Promise<void> {
  const at = now.toISOString();
  await writeBatch(db, [
    forgiveWrongTries(db, phone, later(now, -DAY_SECONDS), at),
    insertAudit(db, { staff, action: "phone.unlock", subject: phone, detail: null, at }),
  ]);
}
