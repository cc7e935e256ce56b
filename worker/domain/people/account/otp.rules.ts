import { DAY_SECONDS } from "../../../facts/times";

export const MAX_WRONG_TRIES = 5;
const MAX_SENDS_PER_HOUR = 5;
/** Sends to one of the number's own devices, which the limits of its network do not block. */
const MAX_SENDS_TO_OWN_DEVICE_PER_DAY = 20;
export const MAX_WRONG_PER_DAY = 10;
/** A number's latest devices, which have sends and tries of their own. */
export const OWN_DEVICES = 5;
export const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
/** Sends per day for one network and for the block around it; more where the daily cap is high. */
const SENDS_OF_NETWORK = { max: 1_000, shareOfCap: 1 / 20 };
const SENDS_OF_BLOCK = { max: 2_000, shareOfCap: 1 / 10 };
/** Above this count the day's remaining codes are for numbers that have an account. */
export const halfOf = (dailyCap: number) => Math.ceil(dailyCap / 2);

/**
 * At most `max` sends in `seconds`: to the phone, for one device, to one network or block, or in
 * total.
 */
interface SendLimitRule {
  of: "phone" | "device" | "network" | "block" | "everybody";
  max: number;
  seconds: number;
  exceptAccounts?: boolean;
}

interface SendSettings {
  OTP_RESEND_SECONDS: number;
  OTP_SENDS_PER_ADDRESS_MINUTE: number;
  SMS_DAILY_CAP: number;
  LIMIT_FACTOR: number;
}

/** All limits for a send, to one of the number's own devices or to another one. */
export function sendLimits(settings: SendSettings, isOwnDevice: boolean): SendLimitRule[] {
  const cap = settings.SMS_DAILY_CAP;
  const ofDevice: SendLimitRule = {
    of: "device",
    max: MAX_SENDS_TO_OWN_DEVICE_PER_DAY,
    seconds: DAY_SECONDS,
  };
  return [
    { of: "phone", max: 1, seconds: settings.OTP_RESEND_SECONDS },
    { of: "device", max: MAX_SENDS_PER_HOUR, seconds: HOUR_SECONDS },
    ...(isOwnDevice ? [ofDevice] : limitsOfNetwork(settings)),
    { of: "everybody", max: halfOf(cap), seconds: DAY_SECONDS, exceptAccounts: true },
    { of: "everybody", max: cap, seconds: DAY_SECONDS },
  ];
}

/** Neighbours share these limits, and one of them can exhaust them. */
function limitsOfNetwork(settings: SendSettings): SendLimitRule[] {
  const daily = ({ max, shareOfCap }: typeof SENDS_OF_NETWORK) =>
    Math.ceil(Math.max(max * settings.LIMIT_FACTOR, settings.SMS_DAILY_CAP * shareOfCap));
  return [
    { of: "network", max: settings.OTP_SENDS_PER_ADDRESS_MINUTE, seconds: MINUTE_SECONDS },
    { of: "network", max: daily(SENDS_OF_NETWORK), seconds: DAY_SECONDS },
    { of: "block", max: daily(SENDS_OF_BLOCK), seconds: DAY_SECONDS },
  ];
}

/** Never negative: a request with a later clock may have come first. */
const ageOf = (at: string, now: Date) => Math.max(0, (now.getTime() - Date.parse(at)) / 1000);

/** Whole seconds until a limit, filled by a send at `filledAt`, resets. */
export const waitFor = (seconds: number, filledAt: string, now: Date) =>
  Math.max(1, Math.ceil(seconds - ageOf(filledAt, now)));

/**
 * Seconds for which wrong codes still pause a sign-in, or 0. The pause lasts until enough of them
 * are older than `DAY_SECONDS`. `rows` are the codes that are younger, newest first.
 */
export function pausedFor(rows: { createdAt: string; wrongTries: number }[], now: Date): number {
  let wrong = 0;
  for (const row of rows) {
    wrong += row.wrongTries;
    if (wrong >= MAX_WRONG_PER_DAY) return Math.ceil(DAY_SECONDS - ageOf(row.createdAt, now));
  }
  return 0;
}
