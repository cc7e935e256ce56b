import { type Language, languageOf } from "../../worker/facts/languages";

/** The language that a visitor chose in this browser. */
export function chosenLanguage(headers: Headers): Language {
  const cookie = /(?:^|;\s*)(?:__Host-)?pakka_language=([\w-]+)/.exec(headers.get("Cookie") ?? "");
  return languageOf(cookie?.[1]);
}
