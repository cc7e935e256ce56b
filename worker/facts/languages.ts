/** The tag of pages whose reader is unknown. */
export const DEFAULT_TAG = "en-IN";

/** The languages of the product: the folder of their texts in each `words/`, and their tag. */
export const LANGUAGES = {
  en: { folder: "en", tag: DEFAULT_TAG },
  /** English in other letters, which no page offers: text in plain letters is in no words module. */
  "en-XA": { folder: "en", tag: "en-XA" },
} as const;

export type Language = keyof typeof LANGUAGES;
/** A language with texts of its own. */
export type Folder = (typeof LANGUAGES)[Language]["folder"];

export const DEFAULT_LANGUAGE: Language & Folder = "en";

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** The language with this code, or the default one if the product is not written in it. */
export const languageOf = (code: string | undefined): Language =>
  LANGUAGE_CODES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
