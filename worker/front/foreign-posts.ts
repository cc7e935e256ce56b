import { createMiddleware } from "hono/factory";
import * as words from "~worker/words/failures";
import { CONSOLES } from "../facts/people/console";
import type { FrontEnv } from "../service";
import { readSettings } from "../settings";

const asksOnly = ({ method }: Request) => method === "GET" || method === "HEAD";

const SESSION = /(?:^|;\s*)(?:__Host-)?pakka_session=/;

const CONSOLE_SESSION = new RegExp(`(?:^|;\\s*)(?:__Host-)?pakka_(?:${CONSOLES.join("|")})=`);

/**
 * Matches as the router does: decoded and in any case. The data request of a page has the page's
 * path with a suffix.
 */
const CONSOLE_PATH = new RegExp(`^/+(?:${CONSOLES.join("|")})(?=[/.]|$)`, "i");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether the request is for a screen of a console. */
export const isConsoleScreen = ({ url }: Pick<Request, "url">): boolean =>
  CONSOLE_PATH.test(decoded(new URL(url).pathname));

/** A post to a console, or with a console's session. */
const isOfConsole = (request: Request) =>
  isConsoleScreen(request) || CONSOLE_SESSION.test(request.headers.get("Cookie") ?? "");

/**
 * Why a post is refused, or null. Other sites may link to us, but not post on a visitor's behalf.
 * Browsers state the origin of a post: newer ones in `Sec-Fetch-Site` (`none`: the user sent it),
 * older ones in `Origin`, the oldest in `Referer`.
 */
function postRefusal(request: Request, publicUrl: string): string | null {
  if (asksOnly(request)) return null;
  const { headers } = request;
  // Console actions are more sensitive: they require an `Origin` header.
  if (isOfConsole(request) && headers.get("Origin") !== new URL(publicUrl).origin)
    return words.formWords.otherSite;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null)
    return site === "same-origin" || site === "none" ? null : words.formWords.otherSite;
  const sender = headers.get("Origin") ?? headers.get("Referer");
  if (sender === null)
    return SESSION.test(headers.get("Cookie") ?? "") ? words.formWords.noSender : null;
  return URL.parse(sender)?.origin === new URL(publicUrl).origin ? null : words.formWords.otherSite;
}

/** Other sites may link to our screens; they may not post to them. */
export const refuseForeignPosts = createMiddleware<FrontEnv>(async (c, next) => {
  const refusal = postRefusal(c.req.raw, readSettings(c.env).PUBLIC_URL);
  if (refusal) return c.text(refusal, 403, { "Cache-Control": "no-store" });
  await next();
});
