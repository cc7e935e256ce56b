import {
  type Language,
  languageOf,
  OFFERED_LANGUAGES,
  type OfferedLanguage,
} from "../../worker/facts/languages";
import { attempt, unwrap } from "./api.server";
import { cookieName } from "./cookies.server";
import type { Session } from "./session.server";

const COOKIE = "pakka_language";
const KEPT_SECONDS = 365 * 86_400;

/** The language of pages whose address names none: that of the cookie. */
export function chosenLanguage(headers: Headers): Language {
  const cookie = /(?:^|;\s*)(?:__Host-)?pakka_language=([\w-]+)/.exec(headers.get("Cookie") ?? "");
  return languageOf(cookie?.[1]);
}

/** The `Set-Cookie` header that keeps the choice for a year. */
export function languageCookie(language: Language, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(COOKIE, publicUrl)}=${language}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** Makes it the language of our messages to the signed-in person, too. */
async function rememberLanguage({ api }: Session, language: Language): Promise<void> {
  try {
    await attempt(unwrap(api.user.profile.language.$put({ json: { language } })));
  } catch (thrown) {
    // Sends to the login: the session has ended, and the reader is a visitor.
    if (!(thrown instanceof Response)) throw thrown;
  }
}

/** Stores a choice with the signed-in person, if there is one. @returns the header with its cookie */
export async function chooseLanguage(session: Session, language: OfferedLanguage) {
  if (await session.user()) await rememberLanguage(session, language);
  return { "Set-Cookie": languageCookie(language, session.settings.publicUrl) };
}

/**
 * The language after a login. One that the address of the login names becomes the person's; else
 * the person's is taken. Undefined if that could not be read.
 */
export async function languageAfterLogin(
  session: Session,
  ofAddress: Language | undefined,
): Promise<Language | undefined> {
  if (ofAddress) {
    await rememberLanguage(session, ofAddress);
    return ofAddress;
  }
  const profile = await attempt(unwrap(session.api.user.profile.$get()));
  return "data" in profile ? profile.data.language : undefined;
}

/** A language that people choose from, by its code; undefined for any other text. */
export const offeredLanguage = (code: unknown): OfferedLanguage | undefined =>
  OFFERED_LANGUAGES.find((one) => one === code);
