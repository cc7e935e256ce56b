import { redirect } from "@remix-run/cloudflare";
import { screenAt } from "../screens";

/** The page's path, also if script requests only its data. */
export const pageOf = (url: URL) => url.pathname.replace(/(?<=^\/)_root\.data$|\.data$/, "");

/** The same, with the query string. */
export const addressOf = (url: URL) => pageOf(url) + url.search.replace(/[?&]_routes=[^&]*/, "");

/** Whether a refused session continues here as a visitor. */
export const isPublic = (url: URL): boolean => screenAt(pageOf(url))?.visitorWhenRefused ?? false;

/** A redirect to the login screen, which then leads back to this page. */
export function loginRedirect(url: URL): Response {
  // The bell's address has no screen; its data is not a page.
  const next = pageOf(url) === "/bell" ? "/notifications" : addressOf(url);
  const response = redirect(`/login?next=${encodeURIComponent(next)}`);
  response.headers.set("X-Remix-Replace", "true");
  // The login screen is a plain page, so running script must load it as a document.
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}
