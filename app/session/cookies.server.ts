import { type Cookie, type CookieOptions, createCookie } from "@remix-run/cloudflare";

const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

/**
 * A cookie's name on this site. With `__Host-`, which browsers take over https alone, no neighbouring
 * host can plant one.
 */
export const cookieName = (name: string, publicUrl: string) =>
  isHttps(publicUrl) ? `__Host-${name}` : name;

/** A cookie of ours: out of scripts' reach, and not sent with other sites' posts. */
export const ownCookie = (name: string, publicUrl: string, more: CookieOptions = {}) =>
  createCookie(cookieName(name, publicUrl), {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure: isHttps(publicUrl),
    ...more,
  });

/** How long a cookie is kept whose content is good until a time. */
export const secondsLeft = (until: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 1_000));

/** What a signed cookie holds; null for one whose signature is wrong, or is none at all. */
export async function cookieValue(cookie: Cookie, request: Request): Promise<unknown> {
  try {
    return await cookie.parse(request.headers.get("Cookie"));
  } catch {
    return null;
  }
}
