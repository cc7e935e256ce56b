import type { SearchTerm } from "../../../../db/job/job-search";
import { once } from "../../../facts/once";
import { NEAR_PLACES } from "../../../facts/search/near-places";
import {
  FILLERS,
  mannerSynonyms,
  placeSynonyms,
  type Synonyms,
  searchSynonyms,
} from "../../../facts/search/synonyms";

const MAX_WORDS = 12;
const MAX_LETTERS = 100;

const WORD = /[\p{L}\p{N}\p{Mn}\p{Mc}]+/gu;

const keyOf = (words: string[]) => words.join(" ").toLowerCase().normalize("NFC");

/** The words of a job's text, in small letters, each as the index keeps it. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/**
 * The words of what a person typed into a search, as the search index cuts them: letters, digits
 * and the marks that Indian scripts write vowels with. Everything else only separates words, so
 * quotes and operators mean nothing. Of a long text the first 12 different words count.
 *
 * No words at all ("!!!") is a search that finds nothing: no job contains what was asked for, and
 * a full list under it would look like an answer.
 */
export function searchWords(text: string): string[] {
  const words = text.match(WORD) ?? [];
  const cut = words.map((word) => Array.from(word).slice(0, MAX_LETTERS).join(""));
  return [...new Set(cut)].slice(0, MAX_WORDS);
}

function byName(rows: Synonyms[]): Map<string, Synonyms> {
  const named = rows.flatMap((row) =>
    [...row.written, ...row.typed].map((name) => [keyOf([name]), row] as const),
  );
  return new Map(named);
}

const synonyms = once(() => {
  const rows = byName(searchSynonyms());
  return { rows, longest: Math.max(...[...rows.keys()].map((name) => name.split(" ").length)) };
});
const places = once(() => byName(placeSynonyms()));
const manners = once(() => byName(mannerSynonyms()));

/** All words of the kept list, for one that is spelled nearly so. */
export const synonymWords = (): string[] => [
  ...new Set([...synonyms().rows.keys()].flatMap((name) => name.split(" "))),
];

/** Cuts words into terms: the longest phrases that have synonyms, and single words. */
export function searchTerms(words: string[]): SearchTerm[] {
  const { rows, longest } = synonyms();
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const left = words.slice(at, at + longest);
    const phrases = left.map((_, index) => left.slice(0, left.length - index));
    const typed = phrases.find((phrase) => rows.has(keyOf(phrase))) ?? left.slice(0, 1);
    const found = rows.get(keyOf(typed));
    terms.push({ typed, synonyms: found ? found.written.map(searchWords) : [] });
    at += typed.length;
  }
  return terms;
}

/** The terms that say something of the job: "need driver job" asks for a driver. */
export function tellingTerms(terms: SearchTerm[]): SearchTerm[] {
  return terms.filter(({ typed }) => !FILLERS.has(keyOf(typed)));
}

const written = (name: string) => places().get(keyOf(searchWords(name)))?.written ?? [];

/** The names by which jobs call a place: what was typed first. */
export const placeNames = (location: string): string[] => [location, ...written(location)];

/** The places near one, by all their names; none where the place is not known. */
export function placesNear(name: string): string[] {
  const names = [keyOf(searchWords(name)), ...written(name)];
  const region = NEAR_PLACES.find((row) => row.some((place) => names.includes(place))) ?? [];
  return region.filter((place) => !names.includes(place));
}

/** Whether a term is the name of a place. */
export const isPlace = ({ typed }: SearchTerm) => places().has(keyOf(typed));

/** Whether a term says schooling or a way to work, and not what the work is. */
export const isManner = ({ typed }: SearchTerm) => manners().has(keyOf(typed));
