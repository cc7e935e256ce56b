import { DEFAULT_PAYMENT_PROVIDER } from "../worker/contract/payment-providers";
import { readSettings } from "../worker/settings";
import type { Ports } from "./environment";
import { LOCAL_KEYS, LOCAL_SECRETS } from "./keys";
import { paymentSimulator } from "./simulators/payments";
import { wranglerConfig } from "./wrangler";

const OVERRIDABLE = [
  "ACCESS_TOKEN_SECONDS",
  "REFRESH_TOKEN_SECONDS",
  "OTP_SECONDS",
  "OTP_RESEND_SECONDS",
  "RETURNS_DAILY_CAP",
  "OTP_SENDS_PER_ADDRESS_MINUTE",
  "SMS_DAILY_CAP",
  "UNPAID_HOLDS",
  "UNPAID_HOLDS_NEW",
  "LIMIT_FACTOR",
  "CLOCK_OFFSET_SECONDS",
  "ALERT_EMAIL",
  "ALERT_URL",
  "CORS_ORIGINS",
  "DATABASE_AUTH_TOKEN",
  "TOKEN_SECRET_PREVIOUS",
];

/**
 * The Worker's settings on one machine. The environment wins over the defaults, so that a test or
 * an operator can change any setting.
 *
 * @throws Error that names what is missing or wrong
 */
export function localSettings(
  ports: Ports,
  environment: Record<string, string | undefined> = process.env,
): Record<string, string> {
  const simulators = `http://127.0.0.1:${ports.simulators}`;
  const { EMAIL_FROM, SUPPORT_EMAIL } = wranglerConfig().vars;
  const provider = environment.PAYMENT_PROVIDER ?? DEFAULT_PAYMENT_PROVIDER;
  const payments = paymentSimulator(provider);
  const defaults: Record<string, string> = {
    PUBLIC_URL: `http://localhost:${ports.product}`,
    DATABASE_URL: `http://127.0.0.1:${ports.sqld}`,
    ...LOCAL_SECRETS,
    MSG91_API_URL: `${simulators}/msg91`,
    RESEND_API_URL: `${simulators}/resend`,
    DNS_URL: `${simulators}/dns/query`,
    EMAIL_FROM: String(EMAIL_FROM),
    SUPPORT_EMAIL: String(SUPPORT_EMAIL),
    PAYMENT_PROVIDER: provider,
    ...payments.settings(`${simulators}/${provider}`),
    ...LOCAL_KEYS,
  };
  const settings = { ...defaults };
  for (const name of [...Object.keys(defaults), ...OVERRIDABLE, ...payments.optionalSettings]) {
    const value = environment[name];
    if (value !== undefined) settings[name] = value;
  }
  readSettings(settings);
  return settings;
}
