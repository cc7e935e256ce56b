import type { SearchTerm } from "../../../../../db/job/search-expression";
import { NEAR_PLACES } from "../../../../facts/search/near-places";
import { PLACE_WORDS } from "../../../../facts/search/synonyms";
import {
  isPlace,
  nameOf,
  placeOf,
  searchTerms,
  searchWords,
  townsOf,
  writtenNames,
} from "./search.rules";

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
