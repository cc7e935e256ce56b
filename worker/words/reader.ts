import { type Folder, LANGUAGES } from "../facts/languages";
import { currentLanguage } from "../language";
import { marked } from "./marked";

/** The folder of the reader's language in each `words/`. */
export const readersFolder = (): Folder => LANGUAGES[currentLanguage()].folder;

/** A text of that folder, as its reader sees it. */
export const asRead = <Text>(text: Text): Text =>
  currentLanguage() === "en-XA" ? marked(text) : text;

/**
 * The texts of a words module in the language of their reader. They are looked up when they are
 * read, so a module must not read them while it is loaded.
 */
export const wordsOfReader = <Texts extends object>(texts: Record<Folder, Texts>): Texts =>
  new Proxy(
    { ...texts.en },
    { get: (_, name) => asRead(Reflect.get(texts[readersFolder()], name)) },
  );
