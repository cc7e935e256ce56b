import { redirect } from "@remix-run/cloudflare";
import { screenAt } from "../screens";

/** The page's path, also when script requests only its data. */
export const pageOf = (url: URL) => url.pathname.replace(/(?<=^\/)_root\.data$|\.data$/, "");

/** The same with what is asked of the page. */
export const addressOf = (url: URL) => pageOf(url) + url.search.replace(/[?&]_routes=[^&]*/, "");

/** Whether a refused session continues here as a visitor. */
export const isPublic = (url: URL): boolean => screenAt(pageOf(url))?.visitorWhenRefused ?? false;

/** A redirect to the login screen, which then leads back to this page. */
export function loginRedirect(url: URL): Response {
  // The bell's address has no screen, and its data alone is nothing to read.
  const next = pageOf(url) === "/bell" ? "/notifications" : addressOf(url);
  const response = redirect(`/login?next=${encodeURIComponent(next)}`);
  response.headers.set("X-Remix-Replace", "true");
  // The login screen is a plain page: running script must load it as a document.
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}
