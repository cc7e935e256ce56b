import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
import type { Context, Handler } from "hono";
import { screenAt } from "../../app/screens";
import { withErrorReports } from "../../app/session/failures.server";
import { LoginCookie } from "../../app/session/login-cookie.server";
import { Session } from "../../app/session/session.server";
import { currentTime } from "../clock";
import { sha256Base64 } from "../crypto";
import { openDigests } from "../domain/read/search/saved-search";
import { confirmAddress, MAIL_PROOF, readerOfProof } from "../domain/talk/notify/mail-address";
import { addressIn, type Language } from "../facts/languages";
import { cleanAddress } from "../facts/people/clean-text";
import { CONSOLES } from "../facts/people/console";
import { SEARCHES_PATH } from "../facts/search/searches";
import { log, logError } from "../log";
import { paymentProvider } from "../providers/payments";
import { askApi, type FrontEnv, serviceOf } from "../service";
import { readSettings, type Settings } from "../settings";
import { readBuildFile } from "./build-files";
import { isConsoleScreen } from "./foreign-posts";
import { browserCaching, PageCache } from "./page-cache";
import { PostedForm } from "./posted-form";

/** The build of the screens. `vite.config.ts` leaves out the console screens. */
export interface ScreensBuild extends ServerBuild {
  /** Loads the routes of the consoles. */
  consoleScreens(): Promise<Pick<ServerBuild, "routes">>;
}

/**
 * A page without a nonce has neither inline scripts nor the checkout, so its policy is shorter and
 * the same for all visitors.
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

/** Additions to the content policy that a page asks for. */
class Policy {
  #nonce: string | undefined;
  readonly #styles: string[] = [];

  /** The nonce for every inline script of the page. */
  readonly nonce = (): string => {
    this.#nonce ??= crypto.randomUUID();
    return this.#nonce;
  };

  /** Allows only this inline style in the page. */
  readonly allowStyle = async (text: string): Promise<void> => {
    this.#styles.push(`'sha256-${await sha256Base64(text)}'`);
  };

  text = (settings: Settings) => contentPolicy(this.#nonce, this.#styles, settings);
}

/** The phone number of the person logged in with this browser. */
async function phoneOfBrowser(request: Request, settings: Settings): Promise<string | undefined> {
  const { PUBLIC_URL, SESSION_SECRET } = settings;
  const cookie = new LoginCookie(request, PUBLIC_URL, SESSION_SECRET, currentTime(settings));
  return (await cookie.read())?.user.phone;
}

/**
 * Notes that a link in a mail was opened, which means that the person reads the mails with new
 * jobs. It confirms the address only if the person is logged in or pressed a button on the page,
 * since mail scanners open links too. The page is shown in any case.
 */
const noteOpenedLink = ({ env, executionCtx, req }: Context<FrontEnv>, proof: string) => {
  const service = serviceOf(env, executionCtx);
  const isPressed = req.method === "POST";
  const note = async () => {
    const reader = await readerOfProof(service, proof);
    if (!reader) return;
    const isOwner = isPressed || (await phoneOfBrowser(req.raw, service.settings)) === reader.phone;
    if (isOwner) await confirmAddress(service, reader);
    const { pathname } = new URL(req.raw.url);
    if (!isPressed && pathname === SEARCHES_PATH) await openDigests(service, reader.id);
  };
  executionCtx.waitUntil(note().catch((error) => logError("mail.proof", error)));
};

/**
 * Of redirects to pages: they stay in the language of the address that was requested, unless the
 * answer stores another one.
 */
function inOwnLanguage(response: Response, language: Language | undefined): Response {
  const to = response.headers.get("Location");
  const isChosen = /\bpakka_language=/.test(response.headers.get("Set-Cookie") ?? "");
  if (!language || isChosen || !to?.startsWith("/")) return response;
  const screen = screenAt(to.replace(/[?#].*/, ""));
  if (!screen || CONSOLES.some((console) => console === screen.who)) return response;
  const answer = new Response(response.body, response);
  answer.headers.set("Location", addressIn(language, to));
  return answer;
}

/**
 * Chooses the Remix handler for a request. Half of all screens belong to the consoles: they are
 * loaded on the first request for one of them, so that candidates do not wait for them.
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

/**
 * Answers every path with a screen of the build. Shared screens come from the cache, if there is
 * one.
 */
export function screens(build: ScreensBuild, cache?: Cache): Handler<FrontEnv> {
  const remixFor = remixHandlers(build);
  const pages = cache && new PageCache(cache, build.assets.version);

  async function draw(c: Context<FrontEnv>): Promise<Response> {
    const { env } = c;
    const request = c.req.raw;
    const settings = readSettings(env);
    const now = currentTime(settings);
    const policy = new Policy();
    const { languageOfAddress } = c.var;
    const form = new PostedForm(request);
    // Without the body: a route that needs it asks for the form.
    const { url, method, headers, signal } = request;
    const cleanRequest = new Request(cleanAddress(url), { method, headers, signal });
    // The front door has checked the origin. Remix would compare it with the host by another rule,
    // and throw.
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
      languageOfAddress,
      nonce: policy.nonce,
      buildFile: async (href) => env.ASSETS && readBuildFile(env.ASSETS, href),
      allowStyle: policy.allowStyle,
      form: form.fields,
      upload: form.upload,
      retryAfter(seconds) {
        retryAfterSeconds = seconds;
      },
      report: (error) => logError("screen.failed", error),
      // Even a mistyped or incomplete test link contains the secret part that opens the test.
      logNotFound: (path) =>
        log("screen.not_found", { path: path.replace(/[0-9a-f]{6}.*/i, "…").slice(0, 300) }),
    };
    const remix = await remixFor(c.req.raw);
    const drawn = await remix(cleanRequest, context);
    const sentResponse = inOwnLanguage(form.answerTo(drawn), languageOfAddress);
    const committedResponse = await session.commit(sentResponse);
    const response = new Response(committedResponse.body, committedResponse);
    const responseHeaders = response.headers;
    responseHeaders.set("Content-Security-Policy", policy.text(settings));
    // Without Critical-CH, because that costs a slow connection another round trip.
    responseHeaders.set("Accept-CH", "ECT");
    if (!responseHeaders.has("Cache-Control"))
      responseHeaders.set("Cache-Control", browserCaching(request, responseHeaders));
    if (retryAfterSeconds) responseHeaders.set("Retry-After", String(retryAfterSeconds));
    return response;
  }

  return (c) => {
    const proof = ["GET", "POST"].includes(c.req.raw.method) && c.req.query(MAIL_PROOF);
    if (proof) noteOpenedLink(c, proof);
    const drawn = () => draw(c);
    if (!pages) return drawn();
    const after = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    return pages.answer(c.req.raw, drawn, after, {
      clock: readSettings(c.env).CLOCK_OFFSET_SECONDS,
      address: c.var.languageOfAddress ?? "",
    });
  };
}
