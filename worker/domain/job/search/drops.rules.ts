import type { SearchTerm } from "../../../../db/job/job-search";
import type { ReadAs } from "../../../contract/job/read-as";
import {
  isManner,
  isPlace,
  placeNames,
  placesNear,
  searchTerms,
  searchWords,
} from "./search.rules";

/** A term of a search as it was understood. */
export interface Meant {
  term: SearchTerm;
  /** Open jobs say it. */
  isKnown: boolean;
  /** The word it was taken for. */
  respelled?: string;
}

/** What is said of one way to read a search. */
export type ReadOnce = Pick<ReadAs, "shown" | "dropped" | "near">;

/** One way to read a search. */
export interface Reading extends ReadOnce {
  terms: SearchTerm[];
  places?: string[];
  towns?: string[];
}

/** The place of a search, apart from its words. */
export interface Where {
  location?: string;
  /** The word it was taken for. */
  respelled?: string;
}

/** By all their names in Latin letters, but for those that another is a part of: "New Delhi". */
function allNames(places: string[]): string[] {
  const names = [...new Set(places.flatMap(placeNames))].filter((name) => /^[a-z ]+$/.test(name));
  return names.filter((name) => !names.some((other) => other !== name && name.includes(other)));
}

/** A term as it was typed. */
export const nameOf = ({ typed }: SearchTerm) => typed.join(" ");

/** What is looked for. Words that are respelled may make a phrase with their neighbours. */
const termsOf = (meant: Meant[]) =>
  searchTerms(meant.flatMap(({ term, respelled }) => (respelled ? [respelled] : term.typed)));

function weight({ term, isKnown }: Meant): number {
  if (!isKnown) return 0;
  if (isPlace(term)) return 1;
  return term.synonyms.length > 0 ? 3 : 2;
}

/**
 * Which words can best be missed: those that no job says, then places, then words that the kept list
 * does not know, then kinds of work; of each the last ones first.
 */
function leastFirst(meant: Meant[]): Meant[] {
  return meant
    .map((one, at) => ({ one, at }))
    .sort((a, b) => weight(a.one) - weight(b.one) || b.at - a.at)
    .map(({ one }) => one);
}

function reading(meant: Meant[], gone: Meant[], where: Where): Reading {
  const left = meant.filter((one) => !gone.includes(one));
  return {
    terms: termsOf(left),
    ...(where.location && { places: placeNames(where.respelled ?? where.location) }),
    shown: [...left, where].flatMap(({ respelled }) => respelled ?? []),
    dropped: meant.filter((one) => gone.includes(one)).map(({ term }) => nameOf(term)),
    near: [],
  };
}

/** The same with the places near those that it names; none where it names no known place. */
function nearBy(meant: Meant[], where: Where): Reading[] {
  const location = where.respelled ?? where.location;
  const asked = reading(meant, [], where);
  const named = asked.terms.filter(isPlace).map(nameOf);
  const near = [...named, ...(location ? [location] : [])].flatMap(placesNear);
  if (near.length === 0) return [];
  const terms = asked.terms.map((term) =>
    isPlace(term)
      ? {
          ...term,
          synonyms: [...term.synonyms, ...allNames(placesNear(nameOf(term))).map(searchWords)],
        }
      : term,
  );
  const towns = location && allNames(placesNear(location));
  return [{ ...asked, terms, ...(towns && { towns }), near }];
}

const anywhere = (meant: Meant[], location: string): Reading => ({
  ...reading(meant, [], {}),
  dropped: [location],
});

/** The last word of a phrase, which says the kind of work: "driver" of "car driver", no "pass" of "10th pass". */
function headOf(meant: Meant[], order: Meant[], where: Where): Reading[] {
  const gone = order.slice(0, -1);
  const last = order.at(-1)?.term;
  if (!last || isManner(last)) return [];
  const { typed } = last;
  const head = typed.at(-1);
  if (typed.length < 2 || !head) return [];
  const rest = reading(meant, gone, where);
  const dropped = [...rest.dropped, typed.slice(0, -1).join(" ")];
  return [{ ...rest, terms: searchTerms([head]), dropped }];
}

/**
 * The ways to read a search that found too little, the nearest to what was typed first: respelled,
 * then with places near by, then with one word less, and again, then with the last word of a phrase.
 *
 * @param unread words of a long search that no reading looks for
 */
export function drops(meant: Meant[], where: Where, unread: string[] = []): Reading[] {
  const isRespelled = [...meant, where].some(({ respelled }) => respelled);
  const order = leastFirst(meant);
  const fewer = order.slice(0, -1).map((_, at) => order.slice(0, at + 1));
  const readings = [
    ...(isRespelled || unread.length > 0 ? [reading(meant, [], where)] : []),
    ...nearBy(meant, where),
    ...fewer.map((gone) => reading(meant, gone, where)),
    ...headOf(meant, order, where),
    ...(where.location && meant.length > 0 ? [anywhere(meant, where.location)] : []),
  ];
  return readings.map((one) => ({ ...one, dropped: [...one.dropped, ...unread] }));
}
