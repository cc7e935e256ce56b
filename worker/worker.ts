import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
import { tellingOfFailures } from "../app/failures.server";
import { Visit } from "../app/visit.server";
import { openDatabase } from "../db/client";
import { api, isApiPath } from "./api/app";
import { dropRest } from "./body";
import { confirmAddress, MAIL_PROOF } from "./domain/mail-address";
import type { Service } from "./domain/service";
import { secureHeaders } from "./headers";
import { log, logError, withRequestId } from "./log";
import { PageCache } from "./page-cache";
import { alertUrl } from "./providers/alert-url";
import { msg91 } from "./providers/msg91";
import { r2 } from "./providers/r2";
import { razorpay } from "./providers/razorpay";
import { resend } from "./providers/resend";
import { consume } from "./queue";
import { runSchedule } from "./schedule";
import { guardScreens, PostedForm } from "./screens";
import { type Env, type QueueMessage, readSettings } from "./settings";
import { readStyleSheet } from "./style-sheets";

function serviceOf(env: Env, context: ExecutionContext): Service {
  const settings = readSettings(env);
  return {
    db: openDatabase(settings.DATABASE_URL, settings.DATABASE_AUTH_TOKEN, (work) =>
      context.waitUntil(work),
    ),
    settings,
    sms: msg91(settings),
    email: resend(settings),
    ...(settings.ALERT_URL && { alerts: alertUrl(settings.ALERT_URL) }),
    payments: razorpay(settings),
    files: r2(env.RESUMES),
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
    now: new Date(),
  };
}

/** Files of the build. One that is there never comes here. */
const FILES = "/assets/";
const noFile = () => new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });

/** The caller's own id where it gives a plain one, so that its logs and ours can be joined. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("X-Request-Id") ?? "";
  return /^[\w-]{8,100}$/.test(given) ? given : crypto.randomUUID();
}

/**
 * The Worker around one build of the screens: pages and API, queue, schedule. Where a `cache` is
 * given, pages that are the same for all visitors come from it.
 */
export function createWorker(
  build: ServerBuild,
  cache?: Cache,
): ExportedHandler<Env, QueueMessage> {
  const screens = createRequestHandler(tellingOfFailures(build));
  const pages = cache && new PageCache(cache, build.assets.version);
  const fetchApi = (request: Request, env: Env, context: ExecutionContext) =>
    Promise.resolve(api.fetch(request, { service: serviceOf(env, context) }));

  async function answerTo(
    request: Request,
    env: Env,
    execution: ExecutionContext,
    requestId: string,
  ): Promise<Response> {
    const url = new URL(request.url);
    if (isApiPath(url.pathname)) return fetchApi(request, env, execution);
    if (url.pathname.startsWith(FILES)) return noFile();
    const proof = request.method === "GET" && url.searchParams.get(MAIL_PROOF);
    if (proof) execution.waitUntil(noteOpenedLink(env, execution, proof));
    const draw = () => drawScreen(request, env, execution, requestId);
    return pages ? pages.answer(request, draw, (work) => execution.waitUntil(work)) : draw();
  }

  /** Beside the page, which is shown whatever becomes of it. */
  const noteOpenedLink = (env: Env, execution: ExecutionContext, proof: string) =>
    confirmAddress(serviceOf(env, execution), proof).catch((error) =>
      logError("mail.proof", error),
    );

  async function drawScreen(
    request: Request,
    env: Env,
    execution: ExecutionContext,
    requestId: string,
  ): Promise<Response> {
    const settings = readSettings(env);
    return guardScreens(request, settings, async ({ nonce, allowStyle }) => {
      const form = new PostedForm(request);
      const visit = new Visit({
        request,
        sessionSecret: settings.SESSION_SECRET,
        settings: {
          publicUrl: settings.PUBLIC_URL,
          razorpayKeyId: settings.RAZORPAY_KEY_ID,
          razorpayCheckoutUrl: settings.RAZORPAY_CHECKOUT_URL,
          razorpayHostedUrl: `${settings.RAZORPAY_API_URL}/v1/checkout/embedded`,
          testHoldSeconds: settings.TEST_HOLD_SECONDS,
          otpSeconds: settings.OTP_SECONDS,
          otpResendSeconds: settings.OTP_RESEND_SECONDS,
        },
        fetchApi: (call) => fetchApi(call, env, execution),
      });
      const context: AppLoadContext = {
        visit,
        requestId,
        nonce,
        async styleSheet(href) {
          const sheet = env.ASSETS && (await readStyleSheet(env.ASSETS, href));
          if (sheet) allowStyle(sheet.source);
          return sheet?.text;
        },
        form: form.fields,
        upload: form.upload,
        report: (error) => logError("screen.failed", error),
        logNotFound: (path) => log("screen.not_found", { path: path.slice(0, 300) }),
      };
      // Without its body: a route that wants it asks for the form.
      const { url, method, headers, signal } = request;
      const drawn = await screens(new Request(url, { method, headers, signal }), context);
      return visit.commit(form.answerTo(drawn));
    });
  }

  return {
    async fetch(request, env, execution) {
      const requestId = requestIdOf(request);
      const answering = withRequestId(requestId, () =>
        answerTo(request, env, execution, requestId),
      );
      // What a visitor began is finished, also when the line drops before the answer.
      execution.waitUntil(answering.catch(() => {}));
      const answer = await answering;
      await dropRest(request);
      const response = new Response(answer.body, answer);
      response.headers.set("X-Request-Id", requestId);
      secureHeaders(response.headers, readSettings(env));
      return response;
    },
    queue: (batch, env, execution) => consume(batch, () => serviceOf(env, execution)),
    scheduled: (_, env, execution) => runSchedule(() => serviceOf(env, execution)),
  };
}
