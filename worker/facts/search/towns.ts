import { once } from "../once";
import { TOWNS_OF } from "./places";
import { placeSynonyms } from "./synonyms";

/** A town as addresses and headings name it. */
export interface Town {
  name: string;
  /** Every town has one, regardless of the spelling. */
  slug: string;
  /** Whether our list of places contains it, with or without jobs there. */
  isKnown: boolean;
}

const PARTS = /[^\p{L}\p{N}\p{M}]+/u;
const PLAIN = /^[a-z0-9 ]+$/;
const REMOTE = /^(remote|work from home|wfh)$/;
const LONGEST = 60;

const wordsOf = (text: string) =>
  text.toLowerCase().normalize("NFC").split(PARTS).filter(Boolean).join(" ");

const knownNames = once(() => {
  const named = placeSynonyms().flatMap(({ written, typed }) =>
    [...written, ...typed].map((name) => [wordsOf(name), written[0] ?? name] as const),
  );
  return new Map(named);
});

/** The town in a text that also names its state or district: "Pune, Maharashtra". */
function besideItsState(text: string): string | undefined {
  const names = knownNames();
  const words = text.split(" ");
  return words
    .map((_, at) => [words.slice(0, at), words.slice(at)].map((part) => names.get(part.join(" "))))
    .flatMap(([town, wider]) =>
      TOWNS_OF.some(({ name, towns }) => name === wider && towns.includes(town ?? "")) ? town : [],
    )[0];
}

const capitals = (words: string) => words.replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase());

/** The town that a text names, in any spelling; undefined if the text can't be an address. */
export function townOf(text: string): Town | undefined {
  const words = wordsOf(text);
  const listedName = knownNames().get(words) ?? besideItsState(words);
  const name = listedName ?? words;
  if (!PLAIN.test(name) || name.length > LONGEST || REMOTE.test(name)) return undefined;
  return {
    name: capitals(name),
    slug: name.replaceAll(" ", "-"),
    isKnown: listedName !== undefined,
  };
}
