import type { SearchTerm } from "../../../../db/job/job-search";
import { NEAR_PLACES } from "../../../facts/search/near-places";
import { PLACE_WORDS } from "../../../facts/search/synonyms";
import {
  isPlace,
  nameOf,
  placeOf,
  searchTerms,
  searchWords,
  townsOf,
  writtenNames,
} from "./search.rules";

/** Without a state or district of which a town is named, too: "Pune Maharashtra" is Pune. */
const narrowest = (named: SearchTerm[]) =>
  named.filter((one) => {
    const towns = townsOf(placeOf(one));
    return !named.some((other) => towns.includes(placeOf(other) ?? ""));
  });

/** The terms of a search with one term for all places that it names: any of them is meant. */
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

/** What somebody typed for a place. */
export interface PlaceAsked {
  /** Any of these, each by parts that must all be in the place of a job. */
  places: string[][];
  /** First names of the known places among them. */
  named: string[];
  /** Words of no known place, beside a known one: "Andheri" of "Andheri, Mumbai". */
  beside: string[];
}

/** Reads a place: one that is not known by its own text alone. */
export function placeAsked(location: string): PlaceAsked {
  const terms = searchTerms(searchWords(location));
  const found = narrowest(terms.filter(isPlace));
  const named = [...new Set(found.flatMap((term) => placeOf(term) ?? []))];
  const beside = terms.filter(
    (term) => !isPlace(term) && !PLACE_WORDS.has(nameOf(term).toLowerCase()),
  );
  const parts = beside.flatMap(({ typed }) => typed);
  const names = found.flatMap(({ synonyms }) => synonyms.map((words) => words.join(" ")));
  return {
    places: [[location], ...[...new Set(names)].map((name) => [...parts, name])],
    named,
    beside: named.length > 0 ? parts : [],
  };
}

/** Where places are, without what is typed beside them. */
export const townsAlone = (named: string[]): string[][] =>
  named
    .flatMap((name) => [name, ...townsOf(name)])
    .flatMap((name) => writtenNames(name).map((one) => [one]));

/** The places near these, by their first names; none where none is known. */
export function placesNear(named: string[]): string[] {
  const regions = NEAR_PLACES.filter((row) => row.some((place) => named.includes(place)));
  return [...new Set(regions.flat())].filter((place) => !named.includes(place));
}
