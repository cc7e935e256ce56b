import type { JobFilter, SearchTerm } from "../../../../../db/job/search-expression";
import type { JobSort } from "../../../../facts/jobs/jobs";
import { type Asked, wordsAsked } from "./listed-as.rules";
import { type PayAsked, payAsked } from "./pay-asked.rules";
import { type PlaceAsked, placeAsked, placesNear, withOnePlace } from "./places.rules";
import {
  isFiller,
  isNearMe,
  isPlace,
  isSex,
  nameOf,
  placeOf,
  searchTerms,
  townsOf,
} from "./search.rules";

/** The query of a job list. */
export interface JobSearch extends Asked {
  /** The typed words; empty for a text such as "!!!", which finds nothing. */
  words?: string[];
  /** Words of a long text that are not in `words`. */
  uncounted?: string[];
  location?: string;
  /** Includes places near the location. */
  near?: boolean;
  category?: string;
  free?: boolean;
  sort?: JobSort;
}

/** The filter of a search, and what it was made from. */
export interface Wanted {
  filter: JobFilter;
  /** The place from its own field. */
  location?: string;
  /** The pay among the typed words, and the filter without it. */
  pay?: PayAsked & { without: JobFilter };
  /** "Near me" was typed without a place. */
  asksPlace: boolean;
  /** Places that are included because "near me" was typed beside a place. */
  near: string[];
  /** The words that are searched for, if filler words were left out. */
  searched?: string[];
  /** Words for women or men, which are not searched. */
  sexes: string[];
}

/**
 * Combines the place field with the places among the words: one may be the state of the other's
 * town.
 */
function placeOfBoth(terms: SearchTerm[], location: string | undefined) {
  const place = location === undefined ? null : placeAsked(location);
  const inWords = terms.flatMap((term) => placeOf(term) ?? []);
  const holds = (wider: string, names: string[]) =>
    townsOf(wider).some((town) => names.includes(town));
  const isWider =
    (place?.beside.length === 0 && place.named.every((name) => holds(name, inWords))) ?? false;
  const placeNames = place?.named ?? [];
  return {
    place: place?.named.length && isWider ? null : place,
    terms: terms.filter((term) => !isPlace(term) || !holds(placeOf(term) ?? "", placeNames)),
  };
}

const whereOf = (place: PlaceAsked, near: boolean) => ({
  places: place.places,
  towns: near ? placesNear(place.named) : [],
});

/** The filter for a search; null if nothing can match. */
export function wantedOf(search: JobSearch): Wanted | null {
  const { words, location, near = false, category, free } = search;
  if (words?.length === 0) return null;
  const { left, pay } = payAsked(words ?? []);
  const typed = searchTerms(left);
  const isNear = typed.some(isNearMe);
  const contentTerms = typed.filter((term) => !isFiller(term) && !isNearMe(term) && !isSex(term));
  const { place, terms: otherTerms } = placeOfBoth(contentTerms, location);
  const terms = withOnePlace(otherTerms);
  const without: JobFilter = {
    category,
    free,
    listedAs: wordsAsked(search),
    ...(terms.length > 0 && { terms }),
    ...(place && whereOf(place, near || isNear)),
  };
  const payFrom = Math.max(pay?.from ?? 0, search.payFrom ?? 0) || undefined;
  return {
    filter: { ...without, listedAs: wordsAsked({ ...search, payFrom }) },
    location: place ? location : undefined,
    ...(pay && { pay: { ...pay, without } }),
    asksPlace: isNear && !place && !terms.some(isPlace),
    near: isNear && place ? placesNear(place.named) : [],
    ...(typed.some((term) => isFiller(term)) && { searched: terms.map(nameOf) }),
    sexes: typed.filter(isSex).map(nameOf),
  };
}
