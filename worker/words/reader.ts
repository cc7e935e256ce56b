import { type Folder, LANGUAGES } from "../facts/languages";
import { currentLanguage } from "../language";
import { marked } from "./marked";

/** The folder of the reader's language in each `words/`. */
export const readersFolder = (language = currentLanguage()): Folder => LANGUAGES[language].folder;

/** A text of that folder, as its reader sees it. */
export const asRead = <Text>(text: Text, language = currentLanguage()): Text =>
  language === "en-XA" ? marked(text) : text;

/**
 * The texts of a words module in the language of their reader. They are looked up when they are
 * read, so a module must not read them while it is loaded. Getters take half the time of a `Proxy`.
 */
export function wordsOfReader<Texts extends object>(texts: Record<Folder, Texts>): Texts {
  const words = {} as Texts;
  for (const name of Object.keys(texts.en) as (keyof Texts)[]) {
    const get = () => {
      const language = currentLanguage();
      return asRead(texts[readersFolder(language)][name], language);
    };
    Object.defineProperty(words, name, { enumerable: true, get });
  }
  return words;
}
