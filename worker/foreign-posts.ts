import { createMiddleware } from "hono/factory";
import type { FrontEnv } from "./service";
import { readSettings } from "./settings";

const asksOnly = ({ method }: Request) => method === "GET" || method === "HEAD";

const OTHER_SITE = "This form was sent from another site. Nothing was changed.";
const UNSAID =
  "Your browser did not say which page sent this form, so nothing was changed. Open Pakka again and send it from there.";
const SESSION = /(?:^|;\s*)(?:__Host-)?pakka_session=/;

/**
 * Why a post is not taken, or null. Other sites may link to us; they may not post in a visitor's
 * name. Browsers say where a post comes from, newer ones in `Sec-Fetch-Site` (`none`: its user sent
 * it), older ones in `Origin`, the oldest in `Referer`.
 */
function postRefusal(request: Request, publicUrl: string): string | null {
  if (asksOnly(request)) return null;
  const { headers } = request;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none" ? null : OTHER_SITE;
  const sender = headers.get("Origin") ?? headers.get("Referer");
  if (sender === null) return SESSION.test(headers.get("Cookie") ?? "") ? UNSAID : null;
  return URL.parse(sender)?.origin === new URL(publicUrl).origin ? null : OTHER_SITE;
}

/** Other sites may link to our screens; they may not post to them. */
export const refuseForeignPosts = createMiddleware<FrontEnv>(async (c, next) => {
  const refusal = postRefusal(c.req.raw, readSettings(c.env).PUBLIC_URL);
  if (refusal) return c.text(refusal, 403);
  await next();
});
