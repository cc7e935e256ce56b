import { type Folder, LANGUAGES } from "../facts/languages";
import { currentLanguage } from "../language";

const WIDE = 0xfee0;

/** A text in full-width letters: "Ａｐｐｌｙ". */
const wide = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + WIDE));

/** Properties of a React element that people see or hear. */
const READ = ["children", "alt", "aria-label", "label", "placeholder", "text", "title"];

type Props = Record<string, unknown>;

function markedElement(element: { props: Props }) {
  const props = Object.entries(element.props).map(([name, value]) =>
    READ.includes(name) ? [name, marked(value)] : [name, value],
  );
  return { ...element, props: Object.fromEntries(props) };
}

/**
 * English texts in other letters: text itself, texts in lists, records and React elements, and the
 * results of functions.
 */
function marked<Texts>(texts: Texts): Texts {
  const made = (): unknown => {
    if (typeof texts === "string") return wide(texts);
    if (typeof texts === "function") return (...facts: unknown[]) => marked(texts(...facts));
    if (Array.isArray(texts)) return texts.map(marked);
    if (typeof texts !== "object" || texts === null || texts instanceof RegExp) return texts;
    if ("$$typeof" in texts && "props" in texts) return markedElement(texts as { props: Props });
    // No person reads an address, or the operators' name of an SMS.
    const isUnread = (name: string) =>
      name === "href" || (name === "template" && "variables" in texts);
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, isUnread(name) ? text : marked(text)]),
    );
  };
  return made() as Texts;
}

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
