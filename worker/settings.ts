import * as z from "zod";
import { RETURNS_DAILY_CAP } from "./facts/guarantee/guarantee";
import { paymentSettings } from "./providers/payments";

const above0 = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const secret = z.string().min(32, "must have at least 32 characters");
const url = z.url();
const CENTURY_SECONDS = 36_525 * 86_400;

const ownSettings = z.object({
  PUBLIC_URL: url,
  DATABASE_URL: url,
  DATABASE_AUTH_TOKEN: z.string().optional(),
  /** Signs the browser's session cookie. */
  SESSION_SECRET: secret,
  /** Signs access tokens, test links and file links, and keys all stored hashes. */
  TOKEN_SECRET: secret,
  /** The previous secret: its signatures stay valid until they expire. */
  TOKEN_SECRET_PREVIOUS: secret.optional(),
  MSG91_API_URL: url,
  MSG91_AUTH_KEY: z.string().min(1),
  RESEND_API_URL: url,
  RESEND_API_KEY: z.string().min(1),
  EMAIL_FROM: z.string().min(1),
  SUPPORT_EMAIL: z.email(),
  /** DNS over HTTPS, in JSON. */
  DNS_URL: url,
  ACCESS_TOKEN_SECONDS: above0(900),
  REFRESH_TOKEN_SECONDS: above0(2_592_000),
  OTP_SECONDS: above0(300),
  OTP_RESEND_SECONDS: above0(30),
  OTP_SENDS_PER_ADDRESS_MINUTE: above0(60),
  SMS_DAILY_CAP: above0(20_000),
  /** Rupees that go back automatically per day; more waits for a staff decision. */
  RETURNS_DAILY_CAP: above0(RETURNS_DAILY_CAP),
  /** Maximum number of unpaid slots per phone number, after its first payment or interview. */
  UNPAID_HOLDS: above0(20),
  /** The same limit before the first payment or interview. */
  UNPAID_HOLDS_NEW: above0(5),
  /**
   * Multiplies every limit per person and network, so that a load test from one machine can pass.
   */
  LIMIT_FACTOR: above0(1),
  /** Moves the clock ahead, so that tests can skip days. Must be 0 in production. */
  CLOCK_OFFSET_SECONDS: z.coerce.number().int().nonnegative().max(CENTURY_SECONDS).default(0),
  /** Receivers of operators' alerts: an email address, and a URL for a POST. */
  ALERT_EMAIL: z.email().optional(),
  ALERT_URL: url.optional(),
  /** Other origins whose pages may call the API, comma-separated. */
  CORS_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean)),
});

const isLive = ({ PUBLIC_URL }: { PUBLIC_URL: string }) => PUBLIC_URL.startsWith("https:");

// In production, these test settings would disable every limit or move the clock.
const schema = ownSettings
  .and(paymentSettings)
  .refine((all) => all.CLOCK_OFFSET_SECONDS === 0 || !isLive(all), {
    path: ["CLOCK_OFFSET_SECONDS"],
    error: "must be 0 where PUBLIC_URL is https",
  })
  .refine((all) => all.LIMIT_FACTOR === 1 || !isLive(all), {
    path: ["LIMIT_FACTOR"],
    error: "must be 1 where PUBLIC_URL is https",
  });

export type Settings = z.infer<typeof schema>;

/** Bindings, named as in `wrangler.toml`. */
export interface Env {
  RESUMES: R2Bucket;
  MESSAGES: Queue<QueueMessage>;
  /** This Worker's own `fetch`, which runs near the database. */
  SELF: Pick<Fetcher, "fetch">;
  /** The files of the build; missing if the sources are served. */
  ASSETS?: Fetcher;
  [setting: string]: unknown;
}

/** The content of a queue message: only the outbox row's id. The row holds the rest. */
export interface QueueMessage {
  outboxId: string;
}

const parsed = new WeakMap<object, Settings>();

/**
 * The Worker's settings, validated once per environment.
 *
 * @throws Error that names every missing or wrong setting, without its value.
 */
export function readSettings(env: object): Settings {
  const cachedSettings = parsed.get(env);
  if (cachedSettings) return cachedSettings;
  const result = schema.safeParse(env);
  if (!result.success) {
    const names = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Settings are missing or wrong. ${names.join("; ")}`);
  }
  parsed.set(env, result.data);
  return result.data;
}
