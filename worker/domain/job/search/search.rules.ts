import type { SearchTerm } from "../../../../db/job/job-search";
import { once } from "../../../facts/once";
import {
  FILLERS,
  homeSynonyms,
  mannerSynonyms,
  NEAR_ME,
  placeSynonyms,
  type Synonyms,
  searchSynonyms,
  workSynonyms,
} from "../../../facts/search/synonyms";
import { TOWNS_OF } from "../../../facts/search/towns-of";

const MAX_WORDS = 12;
const MAX_LETTERS = 100;
/** Shorter names that run together, or are taken apart, are other words. */
const JOINED_LETTERS = 6;

const WORD = /[\p{L}\p{N}\p{Mn}\p{Mc}]+/gu;
/** They come with what is pasted, and nobody sees them. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;
/** "20,000" is one word. */
const THOUSANDS = /(?<=\d),(?=\d)/g;

const keyOf = (words: string[]) => words.join(" ").toLowerCase().normalize("NFC");

/** The words of a job's text, in small letters, each as the index keeps it. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** All words of what a person typed, each once. */
function typedWords(text: string): string[] {
  const words = text.replace(HIDDEN, "").replace(THOUSANDS, "").match(WORD) ?? [];
  return [...new Set(words.map((word) => Array.from(word).slice(0, MAX_LETTERS).join("")))];
}

/**
 * The words of what a person typed into a search, as the search index cuts them: letters, digits
 * and the marks that Indian scripts write vowels with. Everything else only separates words, so
 * quotes and operators mean nothing. Of a long text the first 12 different words count.
 *
 * No words at all ("!!!") is a search that finds nothing: no job contains what was asked for, and
 * a full list under it would look like an answer.
 */
export const searchWords = (text: string): string[] => typedWords(text).slice(0, MAX_WORDS);

/** The words of a long text that do not count: as many as are worth telling. */
export const uncountedWords = (text: string): string[] =>
  typedWords(text).slice(MAX_WORDS, 2 * MAX_WORDS);

const namesOf = ({ written, typed }: Synonyms) => [...written, ...typed];
const joined = (name: string) => name.replaceAll(" ", "");

const synonyms = once(() => {
  const named = searchSynonyms().flatMap((row) => namesOf(row).map((name) => [name, row] as const));
  const rows = new Map(named.map(([name, row]) => [keyOf([name]), row]));
  const runTogether = named
    .map(([name, row]) => [joined(keyOf([name])), row] as const)
    .filter(([name]) => name.length >= JOINED_LETTERS);
  return {
    rows,
    // A name that is one itself is no other one run together.
    joined: new Map([...runTogether, ...rows]),
    longest: Math.max(...[...rows.keys(), ...NEAR_ME].map((name) => name.split(" ").length)),
  };
});

/** The row of the kept list that has these words as one name: as they stand, run together, or taken apart. */
function rowOf(words: string[]): Synonyms | undefined {
  const key = keyOf(words);
  const { rows, joined: together } = synonyms();
  const name = joined(key);
  return rows.get(key) ?? (name.length >= JOINED_LETTERS ? together.get(name) : undefined);
}

const namesOfRows = (rows: Synonyms[]) => new Set(rows.map(({ written: [name] }) => name));
const places = once(() => namesOfRows(placeSynonyms()));
const manners = once(() => namesOfRows(mannerSynonyms()));
const works = once(() => namesOfRows(workSynonyms()));
const isOneOf = (names: () => Set<string | undefined>, words: string[]) =>
  names().has(rowOf(words)?.written[0]);

/** Whether a term is the name of a place. */
export const isPlace = ({ typed }: SearchTerm) => isOneOf(places, typed);

/** The first name of the place that a term names. */
export const placeOf = (term: SearchTerm) =>
  isPlace(term) ? rowOf(term.typed)?.written[0] : undefined;

/** All names by which jobs call a place; of one that the list does not know the name itself. */
export const writtenNames = (place: string) => rowOf(searchWords(place))?.written ?? [place];

/** Whether a term says schooling or a way to work, and not what the work is. */
export const isManner = ({ typed }: SearchTerm) => isOneOf(manners, typed);

/** Whether a term names a kind of work of the kept list. */
export const isWork = ({ typed }: SearchTerm) => isOneOf(works, typed);

/** Whether a term says a place without naming it: "near me". */
export const isNearMe = ({ typed }: SearchTerm) => NEAR_ME.has(keyOf(typed));

const listed = once(() => new Set([...synonyms().rows.keys()].flatMap((name) => name.split(" "))));

/** All words of the kept list, for one that is spelled nearly so. */
export const synonymWords = (): string[] => [...listed()];

/** Whether a word in small letters is one of the kept list's. */
export const isListed = (word: string): boolean => listed().has(word);

const towns = once(() => new Map(TOWNS_OF.map((row) => [row.name, row.towns])));

/** The towns of a state or district, by its first name. */
export const townsOf = (place: string | undefined): string[] => towns().get(place ?? "") ?? [];

function termOf(typed: string[]): SearchTerm {
  const row = rowOf(typed);
  if (!row) return { typed, synonyms: [] };
  const isHome = row.written[0] === homeSynonyms().written[0];
  const where = isPlace({ typed, synonyms: [] }) ? "place" : isHome ? "home" : undefined;
  // A state or district is where its towns are.
  const names =
    where === "place"
      ? [...row.written, ...townsOf(row.written[0]).flatMap(writtenNames)]
      : row.written;
  return { typed, synonyms: names.map(searchWords), ...(where && { where }) };
}

/** Cuts words into terms: the longest phrases that have synonyms, and single words. */
export function searchTerms(words: string[]): SearchTerm[] {
  const { longest } = synonyms();
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const left = words.slice(at, at + longest);
    const phrases = left.map((_, index) => left.slice(0, left.length - index));
    const known = phrases.find((phrase) => NEAR_ME.has(keyOf(phrase)) || rowOf(phrase));
    const typed = known ?? left.slice(0, 1);
    terms.push(termOf(typed));
    at += typed.length;
  }
  return terms;
}

/** Whether a term is only a word around a search: "job", "chahiye". */
export const isFiller = ({ typed }: SearchTerm) => FILLERS.has(keyOf(typed));

/** A term as it was typed. */
export const nameOf = ({ typed, name }: SearchTerm) => name ?? typed.join(" ");
