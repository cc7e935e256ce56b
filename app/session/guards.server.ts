import { redirect } from "@remix-run/cloudflare";
import { screenAt } from "../screens";

/** The page's path, also when script requests only its data. */
const pageOf = (url: URL) => url.pathname.replace(/\.data$/, "");

/** Whether a refused session continues here as a visitor. */
export const isPublic = (url: URL): boolean => screenAt(pageOf(url))?.visitorWhenRefused ?? false;

/** A redirect to the login screen, which then leads back to this page. */
export function loginRedirect({ method }: Request, url: URL): Response {
  const page = pageOf(url) + url.search.replace(/[?&]_routes=[^&]*/, "");
  const next = method === "GET" ? page : url.pathname;
  const response = redirect(`/login?next=${encodeURIComponent(next)}`);
  response.headers.set("X-Remix-Replace", "true");
  // The login screen is a plain page: running script must load it as a document.
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}
