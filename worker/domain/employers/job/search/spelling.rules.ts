import { distance } from "fastest-levenshtein";
import { once } from "../../../../facts/once";
import { synonymWords } from "./search.rules";

// Words that look or sound alike: a key for the sound of a word, and the distance of two words.

/**
 * A sound key: the classes of a word's consonants, the same for Latin and Devanagari letters, so
 * that "naukri", "nokari" and "नौकरी" match. A vowel only counts at the beginning of a word.
 */

const DEVANAGARI: Record<string, string> = {
  क: "k",
  ख: "k",
  ग: "g",
  घ: "g",
  ङ: "n",
  च: "c",
  छ: "c",
  ज: "j",
  झ: "j",
  ञ: "n",
  ट: "t",
  ठ: "t",
  ड: "d",
  ढ: "d",
  ण: "n",
  त: "t",
  थ: "t",
  द: "d",
  ध: "d",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "b",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "s",
  ष: "s",
  स: "s",
  ह: "h",
  "ं": "n",
  "ँ": "n",
};
const INDEPENDENT_VOWELS = /[\u0904-\u0914]/;
const HAS_DEVANAGARI = /\p{Script=Devanagari}/u;
const IS_LATIN = /^[a-z]+$/;

/** Latin letters with the same sound as others, in the order of their replacement. */
const LATIN: [RegExp, string][] = [
  [/tion/g, "sn"],
  [/ph/g, "f"],
  [/sch|sh/g, "s"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/tch|ch/g, "č"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/č/g, "c"],
  [/g(?=[eiy])|z/g, "j"],
  [/w/g, "v"],
];

function latinSkeleton(word: string): string {
  const phonetic = LATIN.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  return `${/^[aeiou]/.test(phonetic) ? "a" : ""}${phonetic.replace(/[aeiou]/g, "")}`;
}

function devanagariSkeleton(word: string): string {
  const letters = Array.from(word.normalize("NFD"));
  const begins = INDEPENDENT_VOWELS.test(letters[0] ?? "") ? "a" : "";
  return begins + letters.map((letter) => DEVANAGARI[letter] ?? "").join("");
}

/** The sound key of a lower-case word; "" if it has none: digits, and other scripts. */
export function wordKey(word: string): string {
  const isLatin = IS_LATIN.test(word);
  if (!isLatin && !HAS_DEVANAGARI.test(word)) return "";
  const skeleton = isLatin ? latinSkeleton(word) : devanagariSkeleton(word);
  return skeleton
    .replace(/(?<=.)[hy]/g, "")
    .replace(/n(?=[pb])/g, "m")
    .replace(/(.)\1+/g, "$1");
}

/** A shorter key is too unspecific to allow one wrong letter. */
const LONG_KEY = 4;

/**
 * The key and, for a long one, each variant with one letter left out: so two words with one wrong
 * letter match.
 */
export function keysNear(key: string): string[] {
  if (key.length < LONG_KEY) return key ? [key] : [];
  const letters = Array.from(key);
  return [...new Set([key, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))])];
}

const SHORT = 4;
const MEDIUM = 8;
/** A shorter key is shared by too many words. */
const TELLING_KEY = 3;
/** Distance between a word and one that sounds the same in another script. */
const OTHER_SCRIPT = 2.5;
/** Bonus, in letters, for a word that sounds the same. */
const HEARD = 1.25;

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** How many letters of a word may be wrong. */
function mistakes(word: string): number {
  if (word.length <= SHORT) return 1;
  return word.length <= MEDIUM ? 2 : 3;
}

/** A word with its sound key, which is computed once. */
interface Heard {
  word: string;
  key: string;
}

const soundOf = (word: string): Heard => ({ word, key: wordKey(word) });

/** Words of the synonym list, as candidates for a misspelled word. */
const listed = once(() => new Map(synonymWords().map((word) => [word, soundOf(word)])));

/** The distance between a typed word and a word of a job; Infinity if they are different words. */
function farness(typed: Heard, { word, key }: Heard, isKnown: boolean): number {
  const tells = key.length >= TELLING_KEY && key === typed.key;
  if (isLatin(typed.word) !== isLatin(word)) return tells ? OTHER_SCRIPT : Number.POSITIVE_INFINITY;
  // A word that jobs contain is hardly a mistake: only other spellings with the same sound are
  // added.
  const most = isKnown ? 0 : mistakes(typed.word);
  const bound = tells ? Math.max(most, typed.word.length / 2) : most;
  if (Math.abs(typed.word.length - word.length) > bound) return Number.POSITIVE_INFINITY;
  const letters = distance(typed.word, word);
  if (letters > bound) return Number.POSITIVE_INFINITY;
  // People rarely get the first letter wrong, and most write as they hear.
  return letters + (typed.word[0] === word[0] ? 0 : 0.5) - (tells ? HEARD : 0);
}

/** A word that may have been meant, and its distance from the typed one. */
export interface Respelling {
  word: string;
  far: number;
}

/**
 * For each typed word, the words that may have been meant, the nearest first.
 *
 * @param typed the typed words, each with whether jobs contain it
 * @param words words that jobs contain
 */
export function respellings(typed: Map<string, boolean>, words: string[]): Respelling[][] {
  const listedByWord = listed();
  const candidates = [
    ...words.filter((word) => !listedByWord.has(word)).map(soundOf),
    ...listedByWord.values(),
  ];
  return [...typed].map(([word, isKnown]) => {
    const sound = soundOf(word);
    return candidates
      .filter((one) => one.word !== word && !one.word.startsWith(word))
      .map((one) => ({ word: one.word, far: farness(sound, one, isKnown) }))
      .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.far - b.far || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
  });
}
