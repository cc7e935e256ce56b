import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { openDatabase } from "../db/client";
import { api } from "./api/app";
import { currentTime } from "./clock";
import { noteCall } from "./domain/health/calls";
import type { Service } from "./domain/service";
import type { WatchedProvider } from "./facts/operations/health";
import { logError } from "./log";
import { alertUrl } from "./providers/alert-url";
import { counted } from "./providers/counted";
import { dnsOverHttps } from "./providers/dns";
import { msg91 } from "./providers/msg91";
import { paymentProvider } from "./providers/payments";
import { r2 } from "./providers/r2";
import { resend } from "./providers/resend";
import { type Env, readSettings } from "./settings";

/** What the front door and the screens find. */
export interface FrontEnv {
  Bindings: Env;
  Variables: RequestIdVariables;
}

/** What of the payment provider goes over the network. */
const PAYMENT_CALLS = [
  ...(["createOrder", "findOrderByReceipt", "paymentById", "disputeById"] as const),
  ...(["paymentsOfOrder", "refund", "refundById", "refundsOf"] as const),
];

/**
 * The service with its vendors, for one request, queue batch or schedule run.
 *
 * @param onlyReads as `openDatabase` takes it.
 */
export function serviceOf(
  env: Env,
  context: Pick<ExecutionContext, "waitUntil">,
  onlyReads = false,
): Service {
  const settings = readSettings(env);
  const keepAlive = (work: Promise<unknown>) => context.waitUntil(work);
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = settings;
  const db = openDatabase(url, token, keepAlive, onlyReads);
  const now = currentTime(settings);
  const noteOf = (provider: WatchedProvider) => (hasFailed: boolean) =>
    noteCall({ db, keepAlive, now }, provider, hasFailed);
  return {
    db,
    settings,
    sms: counted(msg91(settings), ["send"], noteOf("sms")),
    email: counted(resend(settings), ["send"], noteOf("email")),
    ...(settings.ALERT_URL && { alerts: alertUrl(settings.ALERT_URL) }),
    payments: counted(paymentProvider(settings), PAYMENT_CALLS, noteOf("payments")),
    files: r2(env.RESUMES),
    dns: dnsOverHttps(settings),
    async enqueue(outboxIds) {
      try {
        for (let at = 0; at < outboxIds.length; at += 100) {
          const page = outboxIds.slice(at, at + 100);
          await env.MESSAGES.sendBatch(page.map((outboxId) => ({ body: { outboxId } })));
        }
      } catch (error) {
        // The rows are committed; the schedule puts them in the queue again.
        logError("queue.send", error);
      }
    },
    keepAlive,
    now,
  };
}

/** The API's answer, from within the Worker. */
export const askApi = async (request: Request, { env, executionCtx }: Context<FrontEnv>) => {
  const onlyReads = request.method === "GET" || request.method === "HEAD";
  return api.fetch(request, { service: serviceOf(env, executionCtx, onlyReads) });
};
