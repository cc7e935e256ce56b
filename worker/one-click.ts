import { createMiddleware } from "hono/factory";
import { changeMailList } from "./domain/search/mail-list";
import { Failure } from "./failure";
import { logError } from "./log";
import { type FrontEnv, serviceOf } from "./service";

/**
 * One-click unsubscribe of a mail program (RFC 8058): it posts to the exact URL in the mail's
 * header, without cookies and from any origin, and ignores the page. The token in the path is the
 * only authorization, so this runs before the check for posts from other sites. The buttons on the
 * page at this URL post with a query, which goes on to the screen.
 */
export const oneClickUnsubscribe = createMiddleware<FrontEnv>(async (c, next) => {
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
