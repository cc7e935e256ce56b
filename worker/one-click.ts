import { createMiddleware } from "hono/factory";
import { changeMailList } from "./domain/search/mail-list";
import { Failure } from "./failure";
import { logError } from "./log";
import { type FrontEnv, serviceOf } from "./service";

/**
 * A mail program ends mails of ours (RFC 8058): it posts to the very address of the mail's header,
 * without cookies and from anywhere, and reads no page. The token in the path is all that counts, so
 * this comes before other sites' posts are refused. The buttons of the page at this address post with
 * a query, and go on to it.
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
