import { type Cookie, type CookieOptions, createCookie } from "@remix-run/cloudflare";

const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

/**
 * A cookie's name on this site. Browsers accept the prefix `__Host-` over https only; it keeps
 * neighbouring hosts from setting the cookie.
 */
export const cookieName = (name: string, publicUrl: string) =>
  isHttps(publicUrl) ? `__Host-${name}` : name;

/** A cookie of ours: invisible to scripts, and not sent with other sites' posts. */
export const ownCookie = (name: string, publicUrl: string, more: CookieOptions = {}) =>
  createCookie(cookieName(name, publicUrl), {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure: isHttps(publicUrl),
    ...more,
  });

/** The max-age of a cookie whose content is valid until a given time. */
export const secondsLeft = (until: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 1_000));

/** The content of a signed cookie; null if the signature is wrong or malformed. */
export async function cookieValue(cookie: Cookie, request: Request): Promise<unknown> {
  try {
    return await cookie.parse(request.headers.get("Cookie"));
  } catch {
    return null;
  }
}
