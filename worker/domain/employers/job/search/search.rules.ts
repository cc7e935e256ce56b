import type { SearchTerm } from "../../../../../db/job/search-expression";
import { once } from "../../../../facts/once";
import { NEAR_PLACES, TOWNS_OF } from "../../../../facts/search/places";
import {
  FILLERS,
  homeSynonyms,
  mannerSynonyms,
  NEAR_ME,
  PLACE_WORDS,
  placeSynonyms,
  SEXES,
  type Synonyms,
  searchSynonyms,
  workSynonyms,
} from "../../../../facts/search/synonyms";

const MAX_WORDS = 12;
const MAX_LETTERS = 100;
/** Shorter names are not matched when joined or split, since they may be other words. */
const JOINED_LETTERS = 6;

const WORD = /[\p{L}\p{N}\p{Mn}\p{Mc}]+/gu;
/** Invisible characters, which pasted text may contain. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;
/** "20,000" is one word. */
const THOUSANDS = /(?<=\d),(?=\d)/g;

const keyOf = (words: string[]) => words.join(" ").toLowerCase().normalize("NFC");

/** The words of a job's text in lower case, as the index stores them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** All distinct words of a typed text. */
function typedWords(text: string): string[] {
  const words = text.replace(HIDDEN, "").replace(THOUSANDS, "").match(WORD) ?? [];
  return [...new Set(words.map((word) => Array.from(word).slice(0, MAX_LETTERS).join("")))];
}

/**
 * The words of a typed search, split like the search index does: letters, digits and the marks that
 * Indian scripts write vowels with. Everything else only separates words, so quotes and operators
 * have no meaning. Of a long text the first 12 different words count.
 *
 * A text without words ("!!!") finds nothing: no job contains it, and a full list would look like
 * an answer.
 */
export const searchWords = (text: string): string[] => typedWords(text).slice(0, MAX_WORDS);

/** The words of a long text that do not count: as many as are worth showing. */
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
    // A name of the list is not also taken for another one written together.
    joined: new Map([...runTogether, ...rows]),
    longest: Math.max(...[...rows.keys(), ...NEAR_ME].map((name) => name.split(" ").length)),
  };
});

/** The synonym row that has these words as a name: as typed, written together, or split. */
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

/** The canonical name of the place in a term. */
export const placeOf = (term: SearchTerm) =>
  isPlace(term) ? rowOf(term.typed)?.written[0] : undefined;

/** All names that jobs use for a place; for an unknown place, the name itself. */
export const writtenNames = (place: string) => rowOf(searchWords(place))?.written ?? [place];

/** Whether a term describes schooling or a way of working, and not the kind of work. */
export const isManner = ({ typed }: SearchTerm) => isOneOf(manners, typed);

/** Whether a term names a kind of work in the synonym list. */
export const isWork = ({ typed }: SearchTerm) => isOneOf(works, typed);

/** Whether a term asks for a place without a name: "near me". */
export const isNearMe = ({ typed }: SearchTerm) => NEAR_ME.has(keyOf(typed));

const listed = once(() => new Set([...synonyms().rows.keys()].flatMap((name) => name.split(" "))));

/** All words of the synonym list, as candidates for misspelled words. */
export const synonymWords = (): string[] => [...listed()];

/** Whether a lower-case word is in the synonym list. */
export const isListed = (word: string): boolean => listed().has(word);

const towns = once(() => new Map(TOWNS_OF.map((row) => [row.name, row.towns])));

/** The towns of a state or district, by its canonical name. */
export const townsOf = (place: string | undefined): string[] => towns().get(place ?? "") ?? [];

function termOf(typed: string[]): SearchTerm {
  const row = rowOf(typed);
  if (!row) return { typed, synonyms: [] };
  const isHome = row.written[0] === homeSynonyms().written[0];
  const where = isPlace({ typed, synonyms: [] }) ? "place" : isHome ? "home" : undefined;
  // A state or district also matches its towns.
  const names =
    where === "place"
      ? [...row.written, ...townsOf(row.written[0]).flatMap(writtenNames)]
      : row.written;
  return { typed, synonyms: names.map(searchWords), ...(where && { where }) };
}

/** Splits words into terms: the longest phrases that have synonyms, and single words. */
export function searchTerms(words: string[]): SearchTerm[] {
  const { longest } = synonyms();
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const nextWords = words.slice(at, at + longest);
    const phrases = nextWords.map((_, index) => nextWords.slice(0, nextWords.length - index));
    const match = phrases.find((phrase) => NEAR_ME.has(keyOf(phrase)) || rowOf(phrase));
    const typed = match ?? nextWords.slice(0, 1);
    terms.push(termOf(typed));
    at += typed.length;
  }
  return terms;
}

/** Whether a term is a filler word: "job", "chahiye". */
export const isFiller = ({ typed }: SearchTerm) => FILLERS.has(keyOf(typed));

/** Whether a term names women or men. */
export const isSex = ({ typed }: SearchTerm) => SEXES.has(keyOf(typed));

/** A term as it was typed. */
export const nameOf = ({ typed, name }: SearchTerm) => name ?? typed.join(" ");

/** Drops a state or district if one of its towns is named, too: "Pune Maharashtra" is Pune. */
const narrowest = (named: SearchTerm[]) =>
  named.filter((one) => {
    const towns = townsOf(placeOf(one));
    return !named.some((other) => towns.includes(placeOf(other) ?? ""));
  });

/** Merges all places of a search into one term that matches any of them. */
export function withOnePlace(terms: SearchTerm[]): SearchTerm[] {
  const named = terms.filter(isPlace);
  const [first, ...more] = narrowest(named);
  if (!first || named.length < 2) return terms;
  const place: SearchTerm = {
    ...first,
    synonyms: [first, ...more].flatMap(({ synonyms }) => synonyms),
    name: [first, ...more].map(nameOf).join(", "),
  };
  return terms.flatMap((term) => (term === named[0] ? place : isPlace(term) ? [] : term));
}

/** A place as it was typed. */
export interface PlaceAsked {
  /** Alternatives; each is a list of parts that a job's place must all contain. */
  places: string[][];
  /** Canonical names of the known places among them. */
  named: string[];
  /** Other words beside a known place: "Andheri" of "Andheri, Mumbai". */
  beside: string[];
}

/** Parses a place; an unknown place matches only its own text. */
export function placeAsked(location: string): PlaceAsked {
  const terms = searchTerms(searchWords(location));
  const placeTerms = narrowest(terms.filter(isPlace));
  const named = [...new Set(placeTerms.flatMap((term) => placeOf(term) ?? []))];
  const beside = terms.filter(
    (term) => !isPlace(term) && !PLACE_WORDS.has(nameOf(term).toLowerCase()),
  );
  const parts = beside.flatMap(({ typed }) => typed);
  const names = placeTerms.flatMap(({ synonyms }) => synonyms.map((words) => words.join(" ")));
  return {
    places: [[location], ...[...new Set(names)].map((name) => [...parts, name])],
    named,
    beside: named.length > 0 ? parts : [],
  };
}

/** The towns of these places, without the words typed beside them. */
export const townsAlone = (named: string[]): string[][] =>
  named
    .flatMap((name) => [name, ...townsOf(name)])
    .flatMap((name) => writtenNames(name).map((one) => [one]));

/** The places near these, by canonical name; empty if none of them is known. */
export function placesNear(named: string[]): string[] {
  const regions = NEAR_PLACES.filter((row) => row.some((place) => named.includes(place)));
  return [...new Set(regions.flat())].filter((place) => !named.includes(place));
}
