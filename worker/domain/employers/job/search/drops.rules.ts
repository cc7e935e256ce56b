import type { SearchTerm } from "../../../../../db/job/search-expression";
import type { ReadAs } from "../../../../contract/job/read-as";
import {
  isManner,
  isPlace,
  nameOf,
  placeAsked,
  placesNear,
  searchTerms,
  searchWords,
  townsAlone,
  withOnePlace,
  writtenNames,
} from "./search.rules";

/** A term of a search, with its interpretation. */
export interface Meant {
  term: SearchTerm;
  /** Open jobs contain it. */
  isKnown: boolean;
  /** The word that was probably meant. */
  respelled?: string;
}

/** The part of a reading that is shown to the person. */
export type ReadOnce = Pick<ReadAs, "shown" | "dropped" | "kept" | "near">;

/** One interpretation of a search. */
export interface Reading extends ReadOnce {
  terms: SearchTerm[];
  places?: string[][];
  towns?: string[];
  /** The pay filter is left out. */
  isAnyPay?: boolean;
}

/** The place of a search, from its own field. */
export interface Where {
  location?: string;
  /** The word that was probably meant. */
  respelled?: string;
  /** The whole place with that word. */
  as?: string;
}

/**
 * All names of these places in Latin letters, without names that contain another one, such as "New
 * Delhi".
 */
function allNames(places: string[]): string[] {
  const names = [...new Set(places.flatMap(writtenNames))].filter((name) => /^[a-z ]+$/.test(name));
  return names.filter((name) => !names.some((other) => other !== name && name.includes(other)));
}

/** The terms to search for. Respelled words may form a phrase with their neighbours. */
export function termsOf(meant: Meant[]): SearchTerm[] {
  if (!meant.some(({ respelled }) => respelled)) return meant.map(({ term }) => term);
  const words = meant.filter(({ term }) => !term.name);
  const anew = searchTerms(
    words.flatMap(({ term, respelled }) => (respelled ? [respelled] : term.typed)),
  );
  const places = meant.flatMap(({ term }) => (term.name ? [term] : []));
  return withOnePlace([...anew, ...places]);
}

/** The highest weight. */
const KIND_OF_WORK = 3;

function weight({ term, isKnown }: Meant): number {
  if (!isKnown) return 0;
  if (isPlace(term)) return 1;
  return term.synonyms.length > 0 ? KIND_OF_WORK : 2;
}

/**
 * Orders words by how well the search can do without them: first words that no job contains, then
 * places, then words that are not in the synonym list, then kinds of work; in each group, the last
 * word first.
 */
function leastFirst(meant: Meant[]): Meant[] {
  return meant
    .map((one, at) => ({ one, at }))
    .sort((a, b) => weight(a.one) - weight(b.one) || b.at - a.at)
    .map(({ one }) => one);
}

function reading(meant: Meant[], gone: Meant[], where: Where): Reading {
  const remaining = meant.filter((one) => !gone.includes(one));
  return {
    terms: termsOf(remaining),
    ...(where.location && { places: placeAsked(where.as ?? where.location).places }),
    shown: [...remaining, where].flatMap(({ respelled }) => respelled ?? []),
    dropped: meant.filter((one) => gone.includes(one)).map(({ term }) => nameOf(term)),
    kept: [
      ...remaining.map(({ term, respelled }) => respelled ?? nameOf(term)),
      ...(where.location ? [where.as ?? where.location] : []),
    ],
    near: [],
  };
}

/** Canonical names of the places in a term. */
const placesOf = (term: SearchTerm) => (isPlace(term) ? placeAsked(nameOf(term)).named : []);

/** A reading that adds the places near the named ones; empty if the search names no known place. */
function nearBy(meant: Meant[], where: Where): Reading[] {
  const location = where.as ?? where.location;
  const base = reading(meant, [], where);
  const apart = location ? placesNear(placeAsked(location).named) : [];
  const near = [...base.terms.flatMap((term) => placesNear(placesOf(term))), ...apart];
  if (near.length === 0) return [];
  const terms = base.terms.map((term) =>
    isPlace(term)
      ? {
          ...term,
          synonyms: [...term.synonyms, ...allNames(placesNear(placesOf(term))).map(searchWords)],
        }
      : term,
  );
  return [{ ...base, terms, ...(location && { towns: allNames(apart) }), near }];
}

/** A reading without the words beside a known place: "Andheri" of "Andheri, Mumbai". */
function inTown(meant: Meant[], where: Where): Reading[] {
  const { named, beside } = placeAsked(where.as ?? where.location ?? "");
  if (beside.length === 0) return [];
  const all = reading(meant, [], where);
  return [
    {
      ...all,
      places: townsAlone(named),
      dropped: [beside.join(" ")],
      kept: [...all.kept.slice(0, -1), named.join(", ")],
    },
  ];
}

const anywhere = (meant: Meant[], location: string): Reading => ({
  ...reading(meant, [], {}),
  dropped: [location],
});

/**
 * A reading with the last word of a phrase, which names the kind of work: "driver" of "car driver",
 * but not "pass" of "10th pass".
 */
function headOf(meant: Meant[], order: Meant[], where: Where): Reading[] {
  const gone = order.slice(0, -1);
  const last = order.at(-1)?.term;
  if (!last || isManner(last)) return [];
  const { typed } = last;
  const head = typed.at(-1);
  if (typed.length < 2 || !head) return [];
  const rest = reading(meant, gone, where);
  const dropped = [...rest.dropped, typed.slice(0, -1).join(" ")];
  return [{ ...rest, terms: searchTerms([head]), dropped, kept: [head, ...rest.kept.slice(1)] }];
}

/**
 * The readings of a search that found too little, the closest to the typed text first: respelled,
 * then the whole town, then places near by, then any pay, then fewer and fewer words, then the last
 * word of a phrase.
 *
 * @param more.unread words of a long search that all readings leave out
 * @param more.pay the pay that was typed among the words
 */
export function drops(
  meant: Meant[],
  where: Where,
  { unread = [], pay }: { unread?: string[]; pay?: string } = {},
): Reading[] {
  const isRespelled = [...meant, where].some(({ respelled }) => respelled);
  const order = leastFirst(meant);
  // Of two words that both name no kind of work, either can be left out.
  const [, other] = order.length === 2 ? order : [];
  const either = other && weight(other) < KIND_OF_WORK ? [[other]] : [];
  const fewer = [...order.slice(0, -1).map((_, at) => order.slice(0, at + 1)), ...either].map(
    (gone) => reading(meant, gone, where),
  );
  const forAnyPay = (one: Reading) =>
    pay === undefined ? [] : [{ ...one, dropped: [...one.dropped, pay], isAnyPay: true }];
  const readings = [
    ...(isRespelled || unread.length > 0 ? [reading(meant, [], where)] : []),
    ...inTown(meant, where),
    ...nearBy(meant, where),
    ...forAnyPay(reading(meant, [], where)),
    ...fewer,
    ...fewer.flatMap(forAnyPay),
    ...headOf(meant, order, where),
    ...(where.location && meant.length > 0 ? [anywhere(meant, where.location)] : []),
  ];
  return readings.map((one) => ({ ...one, dropped: [...one.dropped, ...unread] }));
}
