/** A job must contain a word with each of the `typed` beginnings, or all words of one synonym. */
export interface SearchTerm {
  typed: string[];
  synonyms: string[][];
  /**
   * The term is a place or means work from home: the job's title must name it, or the job must be
   * there. The synonyms are all its names.
   */
  where?: "place" | "home";
  /** The name to show to people, if it differs from the typed text. */
  name?: string;
}

export interface JobFilter {
  /** A job must match all of these terms. */
  terms?: SearchTerm[];
  /**
   * The job's place (location, city, state or "Remote") must contain all parts of one of these, in
   * any case.
   */
  places?: string[][];
  /** Alternatively, the place names one of these towns, in whole words. */
  towns?: string[];
  /** The whole category, case-sensitive. */
  category?: string;
  /** Only jobs that are free for the candidate. */
  free?: boolean;
  /** Words of `jobs.listed_as` and of the free slots. A job must have all of them. */
  listedAs?: string[];
}

// The first characters of the filter words that `job_search` makes (see the migration).
const CATEGORY = "\uE001";
const FREE = "\uE002";
const LOCATION = "\uE003";
const LISTED = "\uE004";
/** The length of a part of a location. */
export const PART = 3;
/**
 * As many parts of a location as are needed to find it. The rest of a longer one is compared as
 * text.
 */
const MAX_PARTS = 20;

const encoder = new TextEncoder();
const hex = (text: string) =>
  Array.from(encoder.encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("");
const whole = (word: string) => `"${word}"`;
const beginning = (word: string) => `"${word}"*`;
// SQLite's lower() only changes ASCII letters, and both sides must agree.
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function placeTerms(place: string): string[] {
  const letters = Array.from(lower(place));
  if (letters.length < PART) return [beginning(LOCATION + hex(letters.join("")))];
  const parts = letters.slice(PART - 1).map((_, at) => letters.slice(at, at + PART).join(""));
  return parts.slice(0, MAX_PARTS).map((part) => whole(LOCATION + hex(part)));
}

const all = (terms: string[]) => terms.join(" AND ");
const any = (choices: string[][]) => `(${choices.map((terms) => `(${all(terms)})`).join(" OR ")})`;

const listed = (word: string) => LISTED + hex(word);

const townTerms = (town: string) =>
  town.split(" ").map((word) => whole(listed(`place=${word.toLowerCase()}`)));

/**
 * What is searched for a term: the typed words only; synonyms, too; also the job's category and
 * place; or all texts of the job. In texts, a place may be mentioned in passing.
 */
type Reach = "typed" | "words" | "category" | "texts";

const REMOTE = "remote";

/**
 * The index words that find jobs in a place, or jobs from home. A text with the place's name may
 * mean another place, so the job must be there, too.
 */
function waysThere({ typed, synonyms, where }: SearchTerm, reach: Reach): string[][] {
  const names = synonyms.map((words) => words.map(whole));
  const isHome = where === "home";
  if (reach === "texts" && isHome)
    return [[whole(listed(REMOTE))], [whole(REMOTE), ...placeTerms(REMOTE)]];
  if (reach === "texts")
    return synonyms.map((words) => [...words.map(whole), ...placeTerms(words.join(" "))]);
  if (reach === "category")
    return [
      ...names,
      ...(isHome ? [[whole(listed(REMOTE))]] : []),
      ...synonyms.map((words) => townTerms(words.join(" "))),
    ];
  // Some names count only if they were typed: "up" in a title is not the state.
  const own = lower(typed.join(" "));
  const isWritten = synonyms.some((words) => words.join(" ") === own);
  return reach === "typed" && isWritten ? [typed.map(whole)] : names;
}

/** The alternatives for one term, each a list of index words. */
function waysTo(term: SearchTerm, reach: Reach): string[][] {
  const { typed, synonyms, where } = term;
  if (where) return waysThere(term, reach);
  // A single letter is a whole word ("C developer"); as a beginning it would match almost
  // everything.
  const bounded = (word: string, as: string) => (word.length > 1 ? beginning(as) : whole(as));
  const own = typed.map((word) => bounded(word, word));
  if (reach === "typed") return [own];
  const words = [own, ...synonyms.map((one) => one.map(whole))];
  if (reach !== "category") return words;
  return [
    ...words,
    ...["category", "place"].flatMap((name) => {
      const named = (word: string) => listed(`${name}=${word.toLowerCase()}`);
      return [
        typed.map((word) => bounded(word, named(word))),
        ...synonyms.map((one) => one.map((word) => whole(named(word)))),
      ];
    }),
  ];
}

/** An FTS5 expression that requires all terms and filters. */
export function expression(filter: JobFilter, reach: Reach = "words"): string {
  const { terms = [], places = [], towns = [], category, free, listedAs = [] } = filter;
  const where = [...places.map((parts) => parts.flatMap(placeTerms)), ...towns.map(townTerms)];
  return all([
    ...terms.map((term) => any(waysTo(term, reach))),
    ...(category ? [whole(CATEGORY + hex(category))] : []),
    ...(free ? [whole(FREE)] : []),
    ...(where.length > 0 ? [any(where)] : []),
    ...listedAs.map((word) => whole(listed(word))),
  ]);
}
