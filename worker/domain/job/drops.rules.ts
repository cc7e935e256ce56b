import type { SearchTerm } from "../../../db/job/job-search";
import type { ReadAs } from "../../contract/job/read-as";
import { isPlace, placeNames, placesNear, searchWords } from "./search.rules";

/** A term of a search as it was understood. */
export interface Meant {
  term: SearchTerm;
  /** Open jobs say it. */
  isKnown: boolean;
  /** The word it was taken for. */
  respelled?: string;
  /** What is looked for. */
  searched: SearchTerm[];
}

/** One way to read a search. */
export interface Reading extends ReadAs {
  terms: SearchTerm[];
  places?: string[];
}

/** The place of a search, apart from its words. */
export interface Where {
  location?: string;
  /** The word it was taken for. */
  respelled?: string;
}

const textOf = ({ term }: Meant) => term.typed.join(" ");
const allNames = (names: string[]) => names.flatMap(placeNames);

/** Which words can best be missed: those that no job says, then places, then the last ones. */
function leastFirst(meant: Meant[]): Meant[] {
  const weight = (one: Meant) => (one.isKnown ? (isPlace(one.term) ? 1 : 2) : 0);
  return meant
    .map((one, at) => ({ one, at }))
    .sort((a, b) => weight(a.one) - weight(b.one) || b.at - a.at)
    .map(({ one }) => one);
}

function reading(meant: Meant[], gone: Meant[], where: Where): Reading {
  const left = meant.filter((one) => !gone.includes(one));
  return {
    terms: left.flatMap(({ searched }) => searched),
    ...(where.location && { places: placeNames(where.respelled ?? where.location) }),
    shown: [...left, where].flatMap(({ respelled }) => respelled ?? []),
    dropped: meant.filter((one) => gone.includes(one)).map(textOf),
    near: [],
  };
}

/** The same with the places near those that it names; none where it names no known place. */
function nearBy(meant: Meant[], gone: Meant[], where: Where): Reading[] {
  const location = where.respelled ?? where.location;
  const left = meant.filter((one) => !gone.includes(one));
  const named = left.filter(({ term }) => isPlace(term));
  const near = [...named.map(textOf), ...(location ? [location] : [])].flatMap(placesNear);
  if (near.length === 0) return [];
  const wider = left.flatMap((one) =>
    named.includes(one)
      ? one.searched.map((term) => ({
          ...term,
          synonyms: [...term.synonyms, ...allNames(placesNear(textOf(one))).map(searchWords)],
        }))
      : one.searched,
  );
  return [
    {
      ...reading(meant, gone, where),
      terms: wider,
      ...(location && { places: [...placeNames(location), ...allNames(placesNear(location))] }),
      near,
    },
  ];
}

/**
 * The ways to read a search that found too little, the nearest to what was typed first: respelled,
 * then with places near by, then with one word less, and again.
 *
 * @param hasJobs the search found some jobs: it keeps all its words and places
 */
export function drops(meant: Meant[], where: Where, hasJobs: boolean): Reading[] {
  const isRespelled = [...meant, where].some(({ respelled }) => respelled);
  const whole = isRespelled ? [reading(meant, [], where)] : [];
  if (hasJobs) return whole;
  const order = leastFirst(meant);
  const fewer = order.slice(0, -1).map((_, at) => order.slice(0, at + 1));
  const readings = [
    ...whole,
    ...nearBy(meant, [], where),
    ...fewer.flatMap((gone) => [reading(meant, gone, where), ...nearBy(meant, gone, where)]),
  ];
  if (!where.location || meant.length === 0) return readings;
  const anywhere = reading(meant, [], {});
  return [...readings, { ...anywhere, dropped: [...anywhere.dropped, where.location] }];
}
