import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
import type { Context, Handler } from "hono";
import { withErrorReports } from "../app/frame/failures.server";
import { LoginCookie } from "../app/session/login-cookie.server";
import { Session } from "../app/session/session.server";
import { readBuildFile } from "./build-files";
import { currentTime } from "./clock";
import { sha256Base64 } from "./crypto";
import { confirmAddress, MAIL_PROOF, readerOfProof } from "./domain/notify/mail-address";
import { openDigests } from "./domain/search/saved-search";
import { cleanAddress } from "./facts/clean-text";
import { SEARCHES_PATH } from "./facts/searches";
import { isConsoleScreen } from "./foreign-posts";
import { log, logError } from "./log";
import { browserCaching, PageCache } from "./page-cache";
import { PostedForm } from "./posted-form";
import { paymentProvider } from "./providers/payments";
import { askApi, type FrontEnv, serviceOf } from "./service";
import { readSettings, type Settings } from "./settings";

/** The build of the screens, from which `vite.config.ts` leaves out those of the consoles. */
export interface ScreensBuild extends ServerBuild {
  /** Loads the routes of the consoles. */
  consoleScreens(): Promise<Pick<ServerBuild, "routes">>;
}

/**
 * A page without a nonce has no inline script and opens no checkout. Its policy is shorter, and the
 * same for everybody.
 */
function contentPolicy(nonce: string | undefined, styles: string[], settings: Settings): string {
  const { scripts, calls, frames, forms } = paymentProvider(settings).origins;
  const scripted = [
    `script-src 'self' 'nonce-${nonce}' ${scripts.join(" ")}`,
    `connect-src 'self' ${calls.join(" ")}`,
    `frame-src ${frames.join(" ")}`,
  ];
  return [
    "default-src 'self'",
    `style-src ${["'self'", ...styles].join(" ")}`,
    ...(nonce ? scripted : []),
    "img-src 'self' https: data:",
    `form-action 'self' ${forms.join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** What a page asks for itself of the policy that it is answered with. */
class Policy {
  #nonce: string | undefined;
  readonly #styles: string[] = [];

  /** For every inline script of the page. */
  readonly nonce = (): string => {
    this.#nonce ??= crypto.randomUUID();
    return this.#nonce;
  };

  /** Lets this style and no other stand in the page. */
  readonly allowStyle = async (text: string): Promise<void> => {
    this.#styles.push(`'sha256-${await sha256Base64(text)}'`);
  };

  text = (settings: Settings) => contentPolicy(this.#nonce, this.#styles, settings);
}

/** The phone number of who is logged in with this browser. */
async function phoneOfBrowser(request: Request, settings: Settings): Promise<string | undefined> {
  const { PUBLIC_URL, SESSION_SECRET } = settings;
  const cookie = new LoginCookie(request, PUBLIC_URL, SESSION_SECRET, currentTime(settings));
  return (await cookie.read())?.user.phone;
}

/**
 * A link in a mail was opened: its reader reads of new jobs. It proves that they have that address where
 * they are logged in or pressed a button of the page, since scanners of mail open links. The page is
 * shown in any case.
 */
const noteOpenedLink = ({ env, executionCtx, req }: Context<FrontEnv>, proof: string) => {
  const service = serviceOf(env, executionCtx);
  const isPressed = req.method === "POST";
  const note = async () => {
    const reader = await readerOfProof(service, proof);
    if (!reader) return;
    const isOwner = isPressed || (await phoneOfBrowser(req.raw, service.settings)) === reader.phone;
    if (isOwner) await confirmAddress(service, reader);
    if (!isPressed && req.path === SEARCHES_PATH) await openDigests(service, reader.id);
  };
  executionCtx.waitUntil(note().catch((error) => logError("mail.proof", error)));
};

/**
 * Chooses the handler of Remix for a request. Half of all screens are those of the consoles: the first
 * request for one of them loads them, so that no candidate waits for them.
 */
function remixHandlers(build: ScreensBuild) {
  const handlerOf = (some: ServerBuild) => createRequestHandler(withErrorReports(some));
  const { assets } = build;
  const listed = Object.entries(assets.routes).filter(([id]) => id in build.routes);
  const candidates = handlerOf({
    ...build,
    assets: { ...assets, routes: Object.fromEntries(listed) },
  });
  let all: Promise<typeof candidates> | undefined;
  async function loadAll() {
    const { routes } = await build.consoleScreens();
    return handlerOf({ ...build, routes: { ...build.routes, ...routes } });
  }
  return async (request: Request) => {
    if (!isConsoleScreen(request)) return candidates;
    all ??= loadAll();
    return all;
  };
}

/** Answers every path with a screen of the build, shared ones from the cache where there is one. */
export function screens(build: ScreensBuild, cache?: Cache): Handler<FrontEnv> {
  const remixFor = remixHandlers(build);
  const pages = cache && new PageCache(cache, build.assets.version);

  async function draw(c: Context<FrontEnv>): Promise<Response> {
    const { env } = c;
    const request = c.req.raw;
    const settings = readSettings(env);
    const now = currentTime(settings);
    const policy = new Policy();
    const form = new PostedForm(request);
    // Without its body: a route that wants it asks for the form.
    const { url, method, headers, signal } = request;
    const cleanRequest = new Request(cleanAddress(url), { method, headers, signal });
    // The front door has checked the origin. Remix compares it with the host by another rule, and
    // throws.
    cleanRequest.headers.delete("Origin");
    const session = new Session({
      request: cleanRequest,
      sessionSecret: settings.SESSION_SECRET,
      now,
      settings: {
        publicUrl: settings.PUBLIC_URL,
        checkout: paymentProvider(settings).checkout,
        otpSeconds: settings.OTP_SECONDS,
        otpResendSeconds: settings.OTP_RESEND_SECONDS,
      },
      fetchApi: (call) => askApi(call, c),
    });
    let retryAfterSeconds: number | undefined;
    const context: AppLoadContext = {
      session,
      now,
      requestId: c.var.requestId,
      nonce: policy.nonce,
      buildFile: async (href) => env.ASSETS && readBuildFile(env.ASSETS, href),
      allowStyle: policy.allowStyle,
      form: form.fields,
      upload: form.upload,
      retryAfter(seconds) {
        retryAfterSeconds = seconds;
      },
      report: (error) => logError("screen.failed", error),
      // The link of a test, mistyped, cut or broken, still holds what opens the test.
      logNotFound: (path) =>
        log("screen.not_found", { path: path.replace(/[0-9a-f]{6}.*/i, "…").slice(0, 300) }),
    };
    const remix = await remixFor(c.req.raw);
    const drawn = await remix(cleanRequest, context);
    const made = await session.commit(form.answerTo(drawn));
    const response = new Response(made.body, made);
    const answered = response.headers;
    answered.set("Content-Security-Policy", policy.text(settings));
    // No Critical-CH: it would cost a slow line one round trip more to learn that it is slow.
    answered.set("Accept-CH", "ECT");
    if (!answered.has("Cache-Control"))
      answered.set("Cache-Control", browserCaching(request, answered));
    if (retryAfterSeconds) answered.set("Retry-After", String(retryAfterSeconds));
    return response;
  }

  return (c) => {
    const proof = ["GET", "POST"].includes(c.req.raw.method) && c.req.query(MAIL_PROOF);
    if (proof) noteOpenedLink(c, proof);
    const drawn = () => draw(c);
    if (!pages) return drawn();
    const after = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    return pages.answer(c.req.raw, drawn, after, readSettings(c.env).CLOCK_OFFSET_SECONDS);
  };
}
