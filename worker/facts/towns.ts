import { once } from "./once";
import { placeSynonyms } from "./search/synonyms";

/** A town as addresses and headings name it. */
export interface Town {
  name: string;
  /** Its step of an address: each town has one, whatever it is called. */
  slug: string;
  /** The kept list has it, whether jobs are there or not. */
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

const capitals = (words: string) => words.replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase());

/** The town that a text names, in any spelling; undefined where it has no address. */
export function townOf(text: string): Town | undefined {
  const words = wordsOf(text);
  const known = knownNames().get(words);
  const name = known ?? words;
  if (!PLAIN.test(name) || name.length > LONGEST || REMOTE.test(name)) return undefined;
  return { name: capitals(name), slug: name.replaceAll(" ", "-"), isKnown: known !== undefined };
}
