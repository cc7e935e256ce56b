import type { Context as HonoContext } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { openDatabase } from "../db/client";
import { apiOf } from "./api/app";
import { currentTime } from "./clock";
import { noteCall } from "./domain/read/health/calls";
import type { Service } from "./domain/service";
import { mailsTogether } from "./domain/talk/outbox/mail-calls";
import type { Language } from "./facts/languages";
import type { WatchedProvider } from "./facts/limits/health";
import { logError } from "./log";
import { alertUrl } from "./providers/alert-url";
import { withCallCounts, wrapped } from "./providers/counted";
import { dnsOverHttps } from "./providers/dns";
import { limiter } from "./providers/limiter";
import { msg91 } from "./providers/msg91";
import { paymentProvider } from "./providers/payments";
import { r2 } from "./providers/r2";
import { resend } from "./providers/resend";
import type { BulkEmailProvider, EmailProvider } from "./providers/types";
import { type Env, readSettings } from "./settings";

/** The Hono environment of the front door and the screens. */
export interface FrontEnv {
  Bindings: Env;
  Variables: RequestIdVariables & {
    /** Absent where the address names no language. */
    languageOfAddress?: Language;
  };
}

/** The methods of the payment provider that use the network. */
const PAYMENT_CALLS = [
  ...(["createOrder", "findOrderByReceipt", "paymentById", "disputeById"] as const),
  ...(["disputesSince", "paymentsOfOrder", "refund", "refundById", "refundsOf"] as const),
];

/**
 * A Worker has six connections at once per request. Four are for providers and the others for the
 * database: a call that waits for a connection would time out before it is sent.
 */
const PROVIDER_CALLS_AT_ONCE = 4;

type Context = Pick<ExecutionContext, "waitUntil">;

/**
 * The service with its providers, for one request or schedule run.
 *
 * @param onlyReads see `openDatabase`.
 */
export const serviceOf = (env: Env, context: Context, onlyReads = false): Service =>
  build(env, context, onlyReads, (_, provider) => provider);

/** The service for a queue batch of outbox rows, whose mails are sent together. */
export const queueServiceOf = (env: Env, context: Context): Service =>
  build(env, context, false, mailsTogether);

function build(
  env: Env,
  context: Context,
  onlyReads: boolean,
  mailer: (around: Pick<Service, "db" | "now">, provider: BulkEmailProvider) => EmailProvider,
): Service {
  const settings = readSettings(env);
  const keepAlive = (work: Promise<unknown>) => context.waitUntil(work);
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = settings;
  const db = openDatabase(url, token, keepAlive, onlyReads);
  const now = currentTime(settings);
  const limited = limiter(PROVIDER_CALLS_AT_ONCE);
  const noteOf = (provider: WatchedProvider) => (hasFailed: boolean) =>
    noteCall({ db, keepAlive, now }, provider, hasFailed);
  return {
    db,
    settings,
    sms: withCallCounts(wrapped(msg91(settings), ["send"], limited), ["send"], noteOf("sms")),
    // Counts each mail, even if one call sends many.
    email: withCallCounts(
      mailer({ db, now }, wrapped(resend(settings), ["send", "sendAll"], limited)),
      ["send"],
      noteOf("email"),
    ),
    ...(settings.ALERT_URL && { alerts: alertUrl(settings.ALERT_URL) }),
    payments: withCallCounts(
      wrapped(paymentProvider(settings), PAYMENT_CALLS, limited),
      PAYMENT_CALLS,
      noteOf("payments"),
    ),
    files: r2(env.RESUMES),
    dns: dnsOverHttps(settings),
    async enqueue(outboxIds) {
      try {
        for (let at = 0; at < outboxIds.length; at += 100) {
          const page = outboxIds.slice(at, at + 100);
          await env.MESSAGES.sendBatch(page.map((outboxId) => ({ body: { outboxId } })));
        }
      } catch (error) {
        // The rows are committed, and the schedule will enqueue them again.
        logError("queue.send", error);
      }
    },
    keepAlive,
    now,
  };
}

/** Calls the API from within the Worker. */
export const askApi = async (request: Request, { env, executionCtx }: HonoContext<FrontEnv>) => {
  const onlyReads = request.method === "GET" || request.method === "HEAD";
  return (await apiOf(request)).fetch(request, {
    service: serviceOf(env, executionCtx, onlyReads),
  });
};
