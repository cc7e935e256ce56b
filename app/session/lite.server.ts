import { cookieName } from "./cookies.server";

const COOKIE = "pakka_lite";
const KEPT_SECONDS = 365 * 86_400;
/** Slow networks in the `ECT` request header; the only other value is "4g". */
const SLOW = new Set(["slow-2g", "2g", "3g"]);

/**
 * Whether a visitor gets Lite: every screen as a plain page. The visitor's own choice takes
 * precedence over the browser's `Save-Data` setting.
 */
export function isLite(headers: Headers): boolean {
  const choice = choiceOf(headers);
  return choice ? choice === "on" : headers.get("Save-Data")?.toLowerCase() === "on";
}

/**
 * Whether to offer Lite above the page: the connection is slow and the visitor has not chosen yet.
 */
export function isLiteOffered(headers: Headers): boolean {
  return SLOW.has(headers.get("ECT") ?? "") && !choiceOf(headers) && !isLite(headers);
}

function choiceOf(headers: Headers): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?pakka_lite=(on|off)(?:;|$)/.exec(headers.get("Cookie") ?? "")?.[1];
}

/** The `Set-Cookie` header that keeps the choice for a year. */
export function liteCookie(on: boolean, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const value = on ? "on" : "off";
  return `${cookieName(COOKIE, publicUrl)}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
