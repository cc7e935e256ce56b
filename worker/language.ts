import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_LANGUAGE, type Language } from "./facts/languages";

const languages = new AsyncLocalStorage<Language>();

/** Runs `work` so that every text written in it, directly or in a callee, is in this language. */
export const inLanguage = <T>(language: Language, work: () => T): T =>
  languages.run(language, work);

/** The language of the request that is answered, or of the reader of a message. */
export const currentLanguage = (): Language => languages.getStore() ?? DEFAULT_LANGUAGE;
