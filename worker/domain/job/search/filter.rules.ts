import type { JobFilter, SearchTerm } from "../../../../db/job/job-search";
import type { JobSort } from "../../../facts/jobs";
import { type Asked, wordsAsked } from "./listed-as.rules";
import { type PayAsked, payAsked } from "./pay-asked.rules";
import { type PlaceAsked, placeAsked, placesNear, withOnePlace } from "./places.rules";
import { isFiller, isNearMe, isPlace, nameOf, placeOf, searchTerms, townsOf } from "./search.rules";

/** What a list of jobs is asked for. */
export interface JobSearch extends Asked {
  /** What was typed, as words; none: "!!!", which finds nothing. */
  words?: string[];
  /** Words of a long text that are not among them. */
  uncounted?: string[];
  location?: string;
  /** Places near the location, too. */
  near?: boolean;
  category?: string;
  free?: boolean;
  sort?: JobSort;
}

/** What is looked for, and what was typed for it. */
export interface Wanted {
  filter: JobFilter;
  /** The place, apart from the words. */
  location?: string;
  /** The pay that was typed among the words, and the filter without it. */
  pay?: PayAsked & { without: JobFilter };
  /** "Near me", where no place is said. */
  asksPlace: boolean;
  /** Places that are looked in, too, as "near me" was typed beside one. */
  near: string[];
  /** What is looked for, where words around it are left out. */
  searched?: string[];
}

/** The place of a search, from its own field and its words: each may say a town, or the state of it. */
function placeOfBoth(terms: SearchTerm[], location: string | undefined) {
  const asked = location === undefined ? null : placeAsked(location);
  const inWords = terms.flatMap((term) => placeOf(term) ?? []);
  const holds = (wider: string, names: string[]) =>
    townsOf(wider).some((town) => names.includes(town));
  const isWider =
    (asked?.beside.length === 0 && asked.named.every((name) => holds(name, inWords))) ?? false;
  const said = asked?.named ?? [];
  return {
    asked: asked?.named.length && isWider ? null : asked,
    terms: terms.filter((term) => !isPlace(term) || !holds(placeOf(term) ?? "", said)),
  };
}

const whereOf = (asked: PlaceAsked, near: boolean) => ({
  places: asked.places,
  towns: near ? placesNear(asked.named) : [],
});

/** What is looked for then; null: nothing can be found. */
export function wantedOf(search: JobSearch): Wanted | null {
  const { words, location, near = false, category, free } = search;
  if (words?.length === 0) return null;
  const { left, pay } = payAsked(words ?? []);
  const typed = searchTerms(left);
  const isNear = typed.some(isNearMe);
  const telling = typed.filter((term) => !isFiller(term) && !isNearMe(term));
  const { asked, terms: kept } = placeOfBoth(telling, location);
  const terms = withOnePlace(kept);
  const without: JobFilter = {
    ...{ category, free, listedAs: wordsAsked(search) },
    ...(terms.length > 0 && { terms }),
    ...(asked && whereOf(asked, near || isNear)),
  };
  const payFrom = Math.max(pay?.from ?? 0, search.payFrom ?? 0) || undefined;
  return {
    filter: { ...without, listedAs: wordsAsked({ ...search, payFrom }) },
    location: asked ? location : undefined,
    ...(pay && { pay: { ...pay, without } }),
    asksPlace: isNear && !asked && !terms.some(isPlace),
    near: isNear && asked ? placesNear(asked.named) : [],
    ...(typed.some((term) => isFiller(term)) && { searched: terms.map(nameOf) }),
  };
}
