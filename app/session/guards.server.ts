import { redirect } from "@remix-run/cloudflare";
import { screenAt } from "../screens";

/** The page's path, also where script asks for its data alone. */
const pageOf = (url: URL) => url.pathname.replace(/\.data$/, "");

/** Whether a refused session goes on here as a visitor. */
export const isPublic = (url: URL): boolean => screenAt(pageOf(url))?.visitorWhenRefused ?? false;

/** The way to the login screen and, after it, back to where the visitor is now. */
export function loginRedirect({ method }: Request, url: URL): Response {
  const page = pageOf(url) + url.search.replace(/[?&]_routes=[^&]*/, "");
  const next = method === "GET" ? page : url.pathname;
  const response = redirect(`/login?next=${encodeURIComponent(next)}`);
  response.headers.set("X-Remix-Replace", "true");
  // The login screen is a plain page: script that is running must not draw it.
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}
