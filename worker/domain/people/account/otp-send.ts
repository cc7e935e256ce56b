import * as words from "~worker/words/login";
import * as smsWords from "~worker/words/sms";
import {
  accountOfPhone,
  codesOfPhone,
  fillingSend,
  insertOtp,
  killOtp,
  otpOfKey,
  type SendLimit,
} from "../../../../db/account/otps";
import type { SendOtp } from "../../../contract/auth";
import { hmac, randomCode, randomToken } from "../../../crypto";
import { OTP_DIGITS } from "../../../facts/people/login";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { Failure } from "../../../failure";
import { log } from "../../../log";
import { ProviderError } from "../../../providers/types";
import { networkBlockOf, networkOf } from "../../network.rules";
import type { Service } from "../../service";
import { ownDeviceOf } from "./device";
import { MAX_WRONG_PER_DAY, pausedFor, sendLimits, waitFor } from "./otp.rules";

type NewOtp = Parameters<typeof insertOtp>[1];
type Limits = (SendLimit & { seconds: number })[];

/** The input of a code's HMAC. */
export const signedText = (key: string, code: string) => `otp:${key}:${code}`;

/** A sent code: the key that it is bound to, and whether it is unknown if the SMS went out. */
interface SentOtp {
  key: string;
  delivery?: "unknown";
}

/**
 * Sends a login code. Known and unknown numbers take the same path and the same work. Every send
 * counts in every limit, whether or not the provider accepts it.
 *
 * @param address of the client, null when the edge did not provide it
 * @param input whose `key` the caller generated: while its code is valid, sending with it again
 *   sends nothing
 * @throws Failure too_many_requests, sign_in_paused, provider_unavailable
 */
export async function sendOtp(
  service: Service,
  { phone, key: ownKey, device }: SendOtp,
  address: string | null,
): Promise<SentOtp> {
  const { db, settings, now } = service;
  const [earlierSend, ownDevice] = await Promise.all([
    ownKey ? repeated(service, phone, ownKey) : undefined,
    ownDeviceOf(service, phone, device),
  ]);
  if (earlierSend?.repeats) return { key: earlierSend.key };
  const key = ownKey && !earlierSend ? ownKey : randomToken();
  const code = randomCode(OTP_DIGITS);
  const hashed = async (of: string | null) =>
    of && (await hmac(settings.TOKEN_SECRET, `address:${of}`));
  const row = {
    key,
    phone,
    ownDevice,
    addressHash: await hashed(address && networkOf(address)),
    blockHash: await hashed(address && networkBlockOf(address)),
    codeHmac: await hmac(settings.TOKEN_SECRET, signedText(key, code)),
    expiresAt: addSeconds(now, settings.OTP_SECONDS),
    createdAt: now.toISOString(),
  };
  const limits = sendLimits(settings, ownDevice !== null).map((limit) => ({
    ...limit,
    since: addSeconds(now, -limit.seconds),
  }));
  const wrong = { perDay: MAX_WRONG_PER_DAY, dayAgo: addSeconds(now, -DAY_SECONDS) };
  const [otpRow] = await insertOtp(db, row, limits, wrong);
  if (otpRow) return handOver(service, row, limits, code);
  // A concurrent request with the same key may have come first.
  const first = ownKey ? await repeated(service, phone, ownKey) : undefined;
  if (first?.repeats) return { key: first.key };
  throw await whyNotSent(service, row, limits);
}

/**
 * Gives a code to the provider. A code that the provider refused is invalidated, since it was never
 * sent. A code without an answer may have been sent, so it stays valid.
 */
async function handOver(
  service: Service,
  row: NewOtp,
  limits: Limits,
  code: string,
): Promise<SentOtp> {
  const { key, phone } = row;
  try {
    const { template, variables } = words.loginCode(code, service.settings.OTP_SECONDS);
    await service.sms.send(phone, smsWords.smsId(template), variables);
    return { key };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!error.refused) {
      log("sms.unknown", { cause: error.message });
      return { key, delivery: "unknown" };
    }
    await killOtp(service.db, key);
    const { paused, wait } = await nextSendOf(service, row, limits);
    throw new Failure("provider_unavailable", {
      message: words.loginWords.notSent,
      retryAfterSeconds: Math.max(paused, wait),
      cause: error,
    });
  }
}

/** What an earlier request with this key sent; valid while its code still opens this phone. */
async function repeated({ db, now }: Service, phone: string, key: string) {
  const [otpRow] = await otpOfKey(db, key);
  if (!otpRow) return undefined;
  const alive = otpRow.usedAt === null && otpRow.expiresAt > now.toISOString();
  return { key, repeats: alive && otpRow.phone === phone };
}

/** The refusal of a send, with the seconds until the last exceeded limit resets. */
async function whyNotSent(service: Service, row: NewOtp, limits: Limits): Promise<Failure> {
  const { paused, wait } = await nextSendOf(service, row, limits);
  if (paused > 0) return new Failure("sign_in_paused", { retryAfterSeconds: paused });
  return new Failure("too_many_requests", {
    message: words.loginWords.waitForCode(wait),
    retryAfterSeconds: wait,
  });
}

/** Seconds for which wrong codes, and the send limits, forbid another send like this one. */
async function nextSendOf({ db, now }: Service, row: NewOtp, limits: Limits) {
  const [codes, [account], ...fillings] = await db.batch([
    codesOfPhone(db, row.phone, row.ownDevice, addSeconds(now, -DAY_SECONDS)),
    accountOfPhone(db, row.phone),
    ...limits.map((limit) => fillingSend(db, row, limit)),
  ]);
  const waits = limits.map(({ seconds, exceptAccounts }, at) => {
    const [filling] = fillings[at] ?? [];
    return filling && !(exceptAccounts && account) ? waitFor(seconds, filling.createdAt, now) : 0;
  });
  // A limit may reset between the two reads.
  return { paused: pausedFor(codes, now), wait: Math.max(1, ...waits) };
}
