import { distance } from "fastest-levenshtein";
import { wordKey } from "./word-key.rules";

const SHORT = 4;
const MEDIUM = 8;
/** A key of fewer letters is that of too many words. */
const TELLING_KEY = 3;
/** Between a word and one that sounds the same in another script. */
const OTHER_SCRIPT = 2.5;
/** So many letters nearer is a word that sounds the same. */
const HEARD = 1.25;

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** How many letters of a word may be wrong. */
function mistakes(word: string): number {
  if (word.length <= SHORT) return 1;
  return word.length <= MEDIUM ? 2 : 3;
}

/** How far a word that jobs say is from one that was typed; Infinity: another word. */
function farness(typed: string, word: string, isKnown: boolean): number {
  const sounds = wordKey(typed) === wordKey(word);
  const tells = sounds && wordKey(typed).length >= TELLING_KEY;
  if (isLatin(typed) !== isLatin(word)) return tells ? OTHER_SCRIPT : Number.POSITIVE_INFINITY;
  const letters = distance(typed, word);
  // A word that jobs do say is hardly a mistake: only another spelling of its sound is meant, too.
  const most = isKnown ? 0 : mistakes(typed);
  const isNear = letters <= most || (tells && letters <= Math.max(most, typed.length / 2));
  if (!isNear) return Number.POSITIVE_INFINITY;
  // The first letter is the last that people get wrong, and most write as they hear.
  return letters + (typed[0] === word[0] ? 0 : 0.5) - (tells ? HEARD : 0);
}

/** A word that may be meant, and how far it is from what was typed. */
export interface Respelling {
  word: string;
  far: number;
}

/**
 * The words that may be meant by one that was typed, the nearest first.
 *
 * @param words that jobs say
 * @param isKnown jobs say the word as it was typed, too
 */
export function respellings(typed: string, words: string[], isKnown: boolean): Respelling[] {
  return words
    .filter((word) => word !== typed && !word.startsWith(typed))
    .map((word) => ({ word, far: farness(typed, word, isKnown) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
}
