import { readSettings } from "../worker/settings";
import { LOCAL_KEYS } from "./keys";
import { wranglerConfig } from "./wrangler";

/** Ports of one local copy. */
export interface Ports {
  product: number;
  sqld: number;
  simulators: number;
}

const OVERRIDABLE = [
  "TEST_HOLD_SECONDS",
  "PAYMENT_HOLD_SECONDS",
  "PAYMENT_GRACE_SECONDS",
  "ACCESS_TOKEN_SECONDS",
  "REFRESH_TOKEN_SECONDS",
  "OTP_SECONDS",
  "OTP_RESEND_SECONDS",
  "OTP_SENDS_PER_ADDRESS_MINUTE",
  "SMS_DAILY_CAP",
  "UNPAID_HOLDS",
  "UNPAID_HOLDS_NEW",
  "LIMIT_FACTOR",
  "ALERT_EMAIL",
  "ALERT_URL",
  "CORS_ORIGINS",
  "DATABASE_AUTH_TOKEN",
  "TOKEN_SECRET_PREVIOUS",
  "RAZORPAY_WEBHOOK_SECRET_PREVIOUS",
];

/**
 * The Worker's settings on one machine. What the environment names wins, so that a test or an
 * operator can turn any of them.
 *
 * @throws Error that names what is missing or wrong
 */
export function localSettings(
  ports: Ports,
  environment: Record<string, string | undefined> = process.env,
): Record<string, string> {
  const simulators = `http://127.0.0.1:${ports.simulators}`;
  const { EMAIL_FROM, SUPPORT_EMAIL } = wranglerConfig().vars;
  const defaults: Record<string, string> = {
    PUBLIC_URL: `http://localhost:${ports.product}`,
    DATABASE_URL: `http://127.0.0.1:${ports.sqld}`,
    SESSION_SECRET: "local-session-secret-of-at-least-32-characters",
    TOKEN_SECRET: "local-token-secret-of-at-least-32-characters",
    MSG91_API_URL: `${simulators}/msg91`,
    RESEND_API_URL: `${simulators}/resend`,
    EMAIL_FROM: String(EMAIL_FROM),
    SUPPORT_EMAIL: String(SUPPORT_EMAIL),
    RAZORPAY_API_URL: `${simulators}/razorpay`,
    RAZORPAY_CHECKOUT_URL: `${simulators}/razorpay/checkout.js`,
    ...LOCAL_KEYS,
  };
  const settings = { ...defaults };
  for (const name of [...Object.keys(defaults), ...OVERRIDABLE]) {
    const value = environment[name];
    if (value !== undefined) settings[name] = value;
  }
  readSettings(settings);
  return settings;
}

function wholeNumber(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number above 0`);
  return value;
}

const HIGHEST_PORT = 65_535;

/** Ports from `PORT`, `SQLD_PORT` and `SIM_PORT`. */
export function portsFrom(environment: Record<string, string | undefined>): Ports {
  const port = (name: string, fallback: number) => {
    const value = wholeNumber(environment[name], name, fallback);
    if (value > HIGHEST_PORT) throw new Error(`${name} must be at most ${HIGHEST_PORT}`);
    return value;
  };
  const ports = {
    product: port("PORT", 8787),
    sqld: port("SQLD_PORT", 8080),
    simulators: port("SIM_PORT", 8788),
  };
  const { product, sqld, simulators } = ports;
  if (new Set([product, sqld, simulators]).size < 3) {
    throw new Error(
      `PORT, SQLD_PORT and SIM_PORT must differ: they are ${product}, ${sqld}, ${simulators}`,
    );
  }
  return ports;
}

export const secondsFrom = (
  environment: Record<string, string | undefined>,
  name: string,
  fallback: number,
) => wholeNumber(environment[name], name, fallback);

/** Where a local copy keeps what lasts. */
export const dataFolderFrom = (environment: Record<string, string | undefined>) =>
  environment.DATA_FOLDER || ".data";
