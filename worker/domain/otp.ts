import {
  codesOfPhone,
  codesSince,
  consumeOtp,
  deleteOtp,
  insertOtp,
  spendTry,
} from "../../db/otps";
import { type UserRow, userOfPhone } from "../../db/users";
import { Failure } from "../failure";
import { ProviderError } from "../providers/types";
import { DAY_SECONDS, MAX_WRONG_PER_DAY, MAX_WRONG_TRIES, waitBeforeSend } from "./otp.rules";
import { hmac, hmacMatches, randomCode, randomToken } from "./secrets";
import { later, type Service } from "./service";

const sealed = (key: string, code: string) => `otp:${key}:${code}`;

/**
 * Sends a login code. Known and unknown numbers take the same path and the same work.
 *
 * @returns the key that the code is bound to.
 * @throws Failure too_many_requests, sign_in_paused, provider_unavailable
 */
export async function sendOtp(service: Service, phone: string): Promise<string> {
  const { db, settings, now } = service;
  const dayAgo = later(now, -DAY_SECONDS);
  const [recent, [today]] = await Promise.all([
    codesOfPhone(db, phone, dayAgo),
    codesSince(db, dayAgo),
  ]);
  const wrong = recent.reduce((sum, row) => sum + row.wrongTries, 0);
  if (wrong >= MAX_WRONG_PER_DAY) {
    throw new Failure("sign_in_paused", { retryAfterSeconds: DAY_SECONDS });
  }
  const wait = waitBeforeSend(
    recent.map((row) => row.createdAt),
    settings.OTP_RESEND_SECONDS,
    now,
  );
  if (wait > 0) {
    throw new Failure("too_many_requests", {
      message: `Please wait ${wait < 60 ? `${wait} s` : `${Math.ceil(wait / 60)} min`} before asking for another code.`,
      retryAfterSeconds: wait,
    });
  }
  if ((today?.sent ?? 0) >= settings.SMS_DAILY_CAP) {
    throw new Failure("too_many_requests", { retryAfterSeconds: DAY_SECONDS });
  }

  const key = randomToken();
  const code = randomCode();
  await insertOtp(db, {
    key,
    phone,
    codeHmac: await hmac(settings.TOKEN_SECRET, sealed(key, code)),
    expiresAt: later(now, settings.OTP_SECONDS),
    createdAt: now.toISOString(),
  });
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

/**
 * Logs in with a code: once, for its own key, within its time and tries.
 *
 * @throws Failure otp_invalid, otp_expired
 */
export async function verifyOtp(service: Service, key: string, code: string): Promise<UserRow> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const [row] = await spendTry(db, key, MAX_WRONG_TRIES, at);
  if (!row)
    throw new Failure("otp_expired", {
      fields: { otp: "This code no longer works. Ask for a new one." },
    });
  if (!(await hmacMatches(settings.TOKEN_SECRET, sealed(key, code), row.codeHmac))) {
    const left = MAX_WRONG_TRIES - row.wrongTries;
    const words = left === 1 ? "1 try left" : `${left} tries left`;
    throw new Failure("otp_invalid", { fields: { otp: `That code is not right. ${words}.` } });
  }
  const [used] = await consumeOtp(db, key, at);
  if (!used) throw new Failure("otp_expired");
  const [user] = await userOfPhone(db, used.phone, at);
  if (!user) throw new Error("The user of a verified phone is missing");
  return user;
}
