import { createMiddleware } from "hono/factory";
import { CONSOLE_PATHS } from "./facts/console";
import type { FrontEnv } from "./service";
import { readSettings } from "./settings";
import { formWords } from "./words/en/forms";

const asksOnly = ({ method }: Request) => method === "GET" || method === "HEAD";

const SESSION = /(?:^|;\s*)(?:__Host-)?pakka_session=/;

/** The router takes a path in capitals too. */
const isOfConsole = (url: string) =>
  Object.values(CONSOLE_PATHS).some((path) =>
    `${new URL(url).pathname.toLowerCase()}/`.startsWith(`${path}/`),
  );

/**
 * Why a post is not taken, or null. Other sites may link to us; they may not post in a visitor's
 * name. Browsers say where a post comes from, newer ones in `Sec-Fetch-Site` (`none`: its user sent
 * it), older ones in `Origin`, the oldest in `Referer`.
 */
function postRefusal(request: Request, publicUrl: string): string | null {
  if (asksOnly(request)) return null;
  const { headers } = request;
  // What staff and companies do weighs more: a browser that does not say where it is does nothing.
  if (isOfConsole(request.url) && headers.get("Origin") !== new URL(publicUrl).origin)
    return formWords.otherSite;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none" ? null : formWords.otherSite;
  const sender = headers.get("Origin") ?? headers.get("Referer");
  if (sender === null) return SESSION.test(headers.get("Cookie") ?? "") ? formWords.noSender : null;
  return URL.parse(sender)?.origin === new URL(publicUrl).origin ? null : formWords.otherSite;
}

/** Other sites may link to our screens; they may not post to them. */
export const refuseForeignPosts = createMiddleware<FrontEnv>(async (c, next) => {
  const refusal = postRefusal(c.req.raw, readSettings(c.env).PUBLIC_URL);
  if (refusal) return c.text(refusal, 403);
  await next();
});
