import type { JobFilter, SearchTerm } from "../../../../../db/job/search-expression";
import {
  type JobSort,
  PAY_STEPS,
  type PayPeriod,
  PERIODS_A_MONTH,
} from "../../../../facts/jobs/jobs";
import {
  AROUND_PAY,
  AT_MOST_PAY,
  LEAST_BARE_PAY,
  LEAST_PAY,
  MOST_BARE_DIGITS,
  PAY_PERIOD_WORDS,
  PAY_UNITS,
  PAY_WORDS,
} from "../../../../facts/search/pay-words";
import { type Asked, wordsAsked } from "./listed-as.rules";
import {
  isFiller,
  isNearMe,
  isPlace,
  isSex,
  nameOf,
  type PlaceAsked,
  placeAsked,
  placeOf,
  placesNear,
  searchTerms,
  townsOf,
  withOnePlace,
} from "./search.rules";

/** Pay in the typed text. */
interface PayAsked {
  /** The typed words: "salary 20000". */
  typed: string;
  /**
   * The step of the pay filter that it selects; undefined for a maximum, which no filter supports.
   */
  from?: number;
}

/** "500 rs per day": the period is among this many words after the number. */
const PERIOD_WITHIN = 3;

interface Amount {
  value: number;
  period: PayPeriod;
  /** The number of words that it spans. */
  length: number;
}

/** The amount that begins at this word. */
function amountAt(words: string[], at: number): Amount | null {
  const [, digits = "", joined] = /^(\d{1,8})([\p{L}\p{M}]+)?$/u.exec(words[at] ?? "") ?? [];
  if (digits === "") return null;
  const unitWord = joined ?? words[at + 1] ?? "";
  const unit = PAY_UNITS.find(([names]) => names.has(unitWord));
  if (joined && !unit) return null;
  const length = unit && !joined ? 2 : 1;
  const after = words.slice(at + length, at + length + PERIOD_WITHIN);
  const period = PAY_PERIOD_WORDS.find(([names]) => after.some((word) => names.has(word)))?.[1];
  const value = Number(digits) * (unit?.[1] ?? 1);
  const isBeside = [words[at - 1], words[at + length]].some((word) => PAY_WORDS.has(word ?? ""));
  const isPay =
    unit !== undefined ||
    (period !== undefined && value >= 100) ||
    (isBeside && value >= LEAST_PAY) ||
    (value >= LEAST_BARE_PAY && digits.length <= MOST_BARE_DIGITS);
  return isPay ? { value, period: period ?? unit?.[2] ?? "month", length } : null;
}

const isPeriod = (word: string) => PAY_PERIOD_WORDS.some(([names]) => names.has(word));
const belongs = (word: string | undefined) =>
  word !== undefined &&
  (PAY_WORDS.has(word) || AROUND_PAY.has(word) || AT_MOST_PAY.has(word) || isPeriod(word));

/** Removes the pay, and the words that belong to it, from the words of a search. */
export function payAsked(words: string[]): { left: string[]; pay?: PayAsked } {
  const small = words.map((word) => word.toLowerCase());
  const at = small.findIndex((_, index) => amountAt(small, index));
  const amount = at < 0 ? null : amountAt(small, at);
  if (!amount) return { left: words };
  let [from, to] = [at, at + amount.length];
  while (belongs(small[from - 1])) from -= 1;
  // For "15000 to 20000" the first amount counts.
  while (belongs(small[to]) || amountAt(small, to)) to += amountAt(small, to)?.length ?? 1;
  const monthly = Math.round(amount.value * PERIODS_A_MONTH[amount.period]);
  const isMost = small.slice(from, to).some((word) => AT_MOST_PAY.has(word));
  return {
    left: words.toSpliced(from, to - from),
    pay: {
      typed: words.slice(from, to).join(" "),
      from: isMost ? undefined : PAY_STEPS.findLast((step) => step <= monthly),
    },
  };
}

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
