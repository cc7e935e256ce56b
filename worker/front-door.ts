import { type Handler, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { api, CONSOLE_ROOTS } from "./api/app";
import { dropRest } from "./body";
import { FAILURE_WORDS } from "./failure";
import { refuseForeignPosts } from "./foreign-posts";
import type { QueuedMessage } from "./hand-over";
import { securityHeaders } from "./headers";
import { logError, withRequestId } from "./log";
import { oneClickUnsubscribe } from "./one-click";
import { ownCall, selfPath } from "./self-call";
import { askApi, type FrontEnv, queueServiceOf, serviceOf } from "./service";
import { readSettings } from "./settings";

const REQUEST_ID_MAX = 100;

/** What is below the first part of an API's path is the API's, also where nothing is there. */
const roots = [...api.routes.map(({ path }) => path), ...CONSOLE_ROOTS];
const apiPaths = [...new Set(roots.map((path) => path.split("/")[1]))]
  .filter((part) => part !== "*")
  .map((part) => `/${part}/*`);

/** The site has one address, without "www.", for cookies, links and search engines. */
const redirectWww = createMiddleware<FrontEnv>(async (c, next) => {
  const { PUBLIC_URL } = readSettings(c.env);
  const { host, pathname, search } = new URL(c.req.url);
  if (host !== `www.${new URL(PUBLIC_URL).host}`) return next();
  return c.redirect(`${PUBLIC_URL}${pathname}${search}`, 308);
});

/** Every HTTP request enters here; what no other handler answers is a screen. */
export function frontDoor(screens: Handler<FrontEnv>): Hono<FrontEnv> {
  const front = new Hono<FrontEnv>()
    // The caller's own id where it gives a plain one, so that its logs and ours can be joined.
    .use(requestId({ limitLength: REQUEST_ID_MAX }))
    .use((c, next) => withRequestId(c.var.requestId, next))
    .use(async (c, next) => {
      await next();
      await dropRest(c.req.raw);
    })
    .use((c, next) => securityHeaders(readSettings(c.env))(c, next))
    .use(async (c, next) => {
      await next();
      // Answers of others' making have none; and those from the cache can be changed from here on.
      c.header("X-Request-Id", c.var.requestId);
    })
    .use(redirectWww);
  for (const path of apiPaths) front.all(path, (c) => askApi(c.req.raw, c));
  front
    // Most of what these do no page does: they are loaded by the first run and the first batch.
    .post(
      selfPath("schedule"),
      ownCall(async (_, { env, executionCtx, req }) => {
        const { runSchedule } = await import("./schedule");
        await runSchedule(() => serviceOf(env, executionCtx), req.header("cf-placement"));
      }),
    )
    .post(
      selfPath("queue"),
      ownCall(async (messages: QueuedMessage[], { env, executionCtx }) => {
        const { consume } = await import("./queue");
        return consume(messages, queueServiceOf(env, executionCtx));
      }),
    )
    // Files of the build. One that is there never comes here.
    .all("/assets/*", (c) => c.body(null, 404, { "Cache-Control": "no-store" }))
    .post("/u/:token", oneClickUnsubscribe)
    .all("*", refuseForeignPosts, screens)
    .onError((error, c) => {
      logError("front.failed", error);
      return c.text(FAILURE_WORDS.internal, 500);
    });
  return front;
}
