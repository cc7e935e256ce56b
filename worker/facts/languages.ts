/** The tag of pages whose reader is unknown. */
export const DEFAULT_TAG = "en-IN";

/**
 * The languages of the product: the folder of their texts in each `words/`, their tag, how their
 * addresses begin ("/hi/jobs"), and their name in themselves, by which people choose them.
 */
export const LANGUAGES = {
  en: { folder: "en", tag: DEFAULT_TAG, path: "", name: "English" },
  hi: { folder: "hi", tag: "hi-IN", path: "/hi", name: "हिन्दी" },
  /** English in other letters, which no page offers: text in plain letters is in no words module. */
  "en-XA": { folder: "en", tag: "en-XA", path: "", name: null },
} as const;

export type Language = keyof typeof LANGUAGES;
/** A language with texts of its own. */
export type Folder = (typeof LANGUAGES)[Language]["folder"];

export const DEFAULT_LANGUAGE: Language & Folder = "en";

/** The languages that people choose from. */
export const OFFERED_LANGUAGES = ["en", "hi"] as const satisfies readonly Language[];
export type OfferedLanguage = (typeof OFFERED_LANGUAGES)[number];

/** Whether a text has letters of Hindi. */
export const isHindi = (text: string): boolean => /[\u0900-\u097f]/.test(text);

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** The address of a page in a language: "/hi/jobs". */
export const addressIn = (language: Language, path: string): string =>
  LANGUAGES[language].path + path;

/** Whether an address is that of a language's first page, or below it. */
const isBelow = (pathname: string, beginning: string) =>
  beginning !== "" &&
  pathname.startsWith(beginning) &&
  /^(?:\/|\.data$|$)/.test(pathname.slice(beginning.length));

/**
 * An address without the beginning that names its language: "/hi/jobs" is "/jobs" in Hindi. The
 * language is undefined where the address names none.
 */
export function withoutLanguage(address: string): { address: string; language?: Language } {
  const url = new URL(address);
  const language = OFFERED_LANGUAGES.find((code) => isBelow(url.pathname, LANGUAGES[code].path));
  if (!language) return { address };
  const rest = url.pathname.slice(LANGUAGES[language].path.length);
  // The framework's script names the data of the first page otherwise than that of a page below it.
  url.pathname = rest === ".data" ? "/_root.data" : rest;
  return { address: url.href, language };
}

/** The language with this code, or the default one if the product is not written in it. */
export const languageOf = (code: string | undefined): Language =>
  LANGUAGE_CODES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
