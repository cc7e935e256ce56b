import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import { chosenLanguage } from "../../app/session/language.server";
import { api, CONSOLE_ROOTS } from "../api/app";
import { dropRest } from "../body";
import { changeMailList } from "../domain/read/search/mail-list";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  LANGUAGES,
  languageOf,
  withoutLanguage,
} from "../facts/languages";
import { Failure, failureWords } from "../failure";
import { inLanguage } from "../language";
import { logError, withRequestId } from "../log";
import { paymentProvider } from "../providers/payments";
import { askApi, type FrontEnv, queueServiceOf, serviceOf } from "../service";
import { readSettings, type Settings } from "../settings";
import { isConsoleScreen, refuseForeignPosts } from "./foreign-posts";
import type { QueuedMessage } from "./hand-over";
import { ownCall, selfPath } from "./self-call";

const middlewareBySettings = new WeakMap<Settings, MiddlewareHandler>();

/** Headers of every answer of the Worker. Files get theirs from `public/_headers`. */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const cachedMiddleware = middlewareBySettings.get(settings);
  if (cachedMiddleware) return cachedMiddleware;
  const middleware = secureHeaders({
    // Screens, files and documents set their own policy, which must stay.
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: "strict-origin-when-cross-origin",
    // The checkout opens a bank's page in a window that must be able to return.
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    strictTransportSecurity:
      settings.PUBLIC_URL.startsWith("https:") && "max-age=31536000; includeSubDomains",
    // First the features that our pages do not use, so that embedded pages can't request them; then
    // those that some pages use.
    permissionsPolicy: {
      browsingTopics: false,
      camera: false,
      displayCapture: false,
      geolocation: false,
      hid: false,
      microphone: false,
      midi: false,
      serial: false,
      usb: false,
      otpCredentials: ["self"],
      payment: ["self", ...paymentProvider(settings).origins.frames],
    },
    // Headers that the policy replaces, or that current browsers ignore.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  middlewareBySettings.set(settings, middleware);
  return middleware;
}

const REQUEST_ID_MAX = 100;

/** The API owns every path under the first segment of its routes, including unknown ones. */
const roots = [...api.routes.map(({ path }) => path), ...CONSOLE_ROOTS];
const apiPaths = [...new Set(roots.map((path) => path.split("/")[1]))]
  .filter((part) => part !== "*")
  .map((part) => `/${part}/*`);

/** A program names the language of the messages that it reads. */
const inAcceptedLanguage = createMiddleware<FrontEnv>((c, next) => {
  const options = { supports: LANGUAGE_CODES, default: DEFAULT_LANGUAGE };
  const code = accepts(c, { header: "Accept-Language", ...options });
  return inLanguage(languageOf(code), next);
});

/**
 * A page has the language of its address, else the one that the visitor chose. Behind this, the
 * requested address names no language; a redirect gets it back in `screens.ts`. Consoles are in
 * English, and have no other address.
 */
const inReadersLanguage = createMiddleware<FrontEnv>(async (c, next) => {
  const { address, language } = withoutLanguage(c.req.url);
  if (language) {
    // With its origin: a path may begin with two slashes, as the name of another host does.
    if (isConsoleScreen({ url: address })) return c.redirect(address, 308);
    c.req.raw = new Request(address, c.req.raw);
    c.set("languageOfAddress", language);
  }
  const readersLanguage = language ?? chosenLanguage(c.req.raw.headers);
  const isEnglish = LANGUAGES[readersLanguage].folder === LANGUAGES[DEFAULT_LANGUAGE].folder;
  if (!isEnglish && isConsoleScreen(c.req.raw)) return inLanguage(DEFAULT_LANGUAGE, next);
  return inLanguage(readersLanguage, next);
});

/** The site has one host, without "www.", for cookies, links and search engines. */
const redirectWww = createMiddleware<FrontEnv>(async (c, next) => {
  const { PUBLIC_URL } = readSettings(c.env);
  const { host, pathname, search } = new URL(c.req.url);
  if (host !== `www.${new URL(PUBLIC_URL).host}`) return next();
  return c.redirect(`${PUBLIC_URL}${pathname}${search}`, 308);
});

/**
 * One-click unsubscribe of a mail program (RFC 8058): it posts to the exact URL in the mail's
 * header, without cookies and from any origin, and ignores the page. The token in the path is the
 * only authorization, so this runs before the check for posts from other sites. The buttons on the
 * page at this URL post with a query, which goes on to the screen.
 */
const oneClickUnsubscribe = createMiddleware<FrontEnv>(async (c, next) => {
  if (new URL(c.req.url).search !== "") return next();
  try {
    const service = serviceOf(c.env, c.executionCtx);
    await changeMailList(service, c.req.param("token") ?? "", { isMailed: false });
    return c.body(null, 200, { "Cache-Control": "no-store" });
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return c.body(null, 404);
    logError("mail.unsubscribe", error);
    return c.body(null, 503, { "Retry-After": "60" });
  }
});

/** The entry of every HTTP request. Paths without another handler are screens. */
export function frontDoor(screens: Handler<FrontEnv>): Hono<FrontEnv> {
  const front = new Hono<FrontEnv>()
    // Keeps the caller's request id if it is plain, so that logs on both sides can be joined.
    .use(requestId({ limitLength: REQUEST_ID_MAX }))
    .use((c, next) => withRequestId(c.var.requestId, next))
    .use(async (c, next) => {
      await next();
      await dropRest(c.req.raw);
    })
    .use((c, next) => securityHeaders(readSettings(c.env))(c, next))
    .use(async (c, next) => {
      await next();
      // Other handlers' answers lack this header. Setting it also copies an immutable answer from
      // the cache, so that the security headers can be added to it.
      c.header("X-Request-Id", c.var.requestId);
    })
    .use(redirectWww);
  for (const path of apiPaths) front.all(path, inAcceptedLanguage, (c) => askApi(c.req.raw, c));
  front
    // Loaded on first use, because most of this code is not needed for pages.
    .post(
      selfPath("schedule"),
      ownCall(async (_, { env, executionCtx, req }) => {
        const { runSchedule } = await import("../jobs/schedule");
        await runSchedule(() => serviceOf(env, executionCtx), req.header("cf-placement"));
      }),
    )
    .post(
      selfPath("queue"),
      ownCall(async (messages: QueuedMessage[], { env, executionCtx }) => {
        const { consume } = await import("../jobs/queue");
        return consume(messages, queueServiceOf(env, executionCtx));
      }),
    )
    // Build files are served before the Worker runs, so this file does not exist.
    .all("/assets/*", (c) => c.body(null, 404, { "Cache-Control": "no-store" }))
    .post("/u/:token", oneClickUnsubscribe)
    .all("*", inReadersLanguage, refuseForeignPosts, screens)
    .onError((error, c) => {
      logError("front.failed", error);
      return c.text(failureWords("internal"), 500);
    });
  return front;
}
