import { and, or, type SQL, sql } from "drizzle-orm";
import { type JobSort, SLOTS_LEFT } from "../../worker/facts/jobs";

/** What a job must say: a word that begins so for each of `typed`, or all words of a synonym. */
export interface SearchTerm {
  typed: string[];
  synonyms: string[][];
  /** Its title must say it, or it must be there; synonyms hold all names of it. */
  where?: "place" | "home";
  /** How people are told of it, where that is not what was typed. */
  name?: string;
}

export interface JobFilter {
  /** All of these must be in a job. */
  terms?: SearchTerm[];
  /**
   * Of any of these all parts are in the place, in any case: location, city, state, or "Remote".
   */
  places?: string[][];
  /** Or the place names any of these towns, in whole words. */
  towns?: string[];
  /** The whole category, in its own case. */
  category?: string;
  /** Only jobs that cost the candidate nothing. */
  free?: boolean;
  /** Words under which a job must be listed, all of them: `jobs.listed_as`, and its free slots. */
  listedAs?: string[];
}

/** Position of a job in its list: ranks in their order, and the highest number first in each. */
export interface JobCursor {
  rank: number;
  /** The job's own number, the newest job's highest; by pay its `pay_position`. */
  id: number;
}

// The first characters of the filter words that `job_search` makes (see the migration).
const CATEGORY = "\uE001";
const FREE = "\uE002";
const LOCATION = "\uE003";
const LISTED = "\uE004";
const PART = 3;
/** Enough parts of a location to find it by; the rest of a longer one is compared as text. */
const MAX_PARTS = 20;

const encoder = new TextEncoder();
const hex = (text: string) =>
  Array.from(encoder.encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("");
const whole = (word: string) => `"${word}"`;
const beginning = (word: string) => `"${word}"*`;
// SQLite's lower() knows ASCII alone, and both sides must agree.
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
 * What finds a term: the words that were typed; synonyms, too; or also a job's category and place; or
 * all that it says, where only a place can be said in passing.
 */
type Reach = "typed" | "words" | "category" | "texts";

const REMOTE = "remote";

/** What finds the jobs of a place, or those from home: a text that says it may speak of another one. */
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
  // Some names are only typed: "up" in a title is no state.
  const own = lower(typed.join(" "));
  const isWritten = synonyms.some((words) => words.join(" ") === own);
  return reach === "typed" && isWritten ? [typed.map(whole)] : names;
}

/** What finds one term, each way a list of index words. */
function waysTo(term: SearchTerm, reach: Reach): string[][] {
  const { typed, synonyms, where } = term;
  if (where) return waysThere(term, reach);
  // A single letter is a word of its own ("C developer"); as a beginning it would say nothing.
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

/** An FTS5 expression: all of these terms. */
function expression(filter: JobFilter, reach: Reach = "words"): string {
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

/** The index knows which parts a place has, and not that they follow each other. */
function located({ places = [], towns = [] }: JobFilter, id: SQL): SQL {
  if (places.flat().every((part) => part.length <= PART)) return sql``;
  const named = [...places, ...towns.map((town) => [town])].map((parts) =>
    and(...parts.map((part) => sql`instr(lower(place), lower(${part})) > 0`)),
  );
  return sql`and (select ${or(...named)} from job_search where id = ${id})`;
}

/**
 * Where a search looks: in titles for what was typed; in titles; in these, categories and places; in
 * all that jobs say. Each finds what those before it find, too.
 */
const LOOKS = {
  typed: { table: "job_titles", reach: "typed" },
  titles: { table: "job_titles", reach: "words" },
  named: { table: "job_titles", reach: "category" },
  texts: { table: "job_texts", reach: "texts" },
  /** The same, the best paid first. */
  byPay: { table: "job_texts_by_pay", reach: "texts" },
} as const;
type Look = keyof typeof LOOKS;

/** The number of the job at a position: the lower half of a `pay_position`. */
const idAt = (look: Look, position: SQL) =>
  look === "byPay" ? sql`(${position} & 4294967295)` : position;

/**
 * The positions of the jobs that a search finds before one. The index takes only an integer for a
 * bound, and numbers arrive as floats: hence the cast.
 */
function hits(look: Look, filter: JobFilter, before: number): SQL {
  const table = sql.raw(LOOKS[look].table);
  const match = expression(filter, LOOKS[look].reach);
  return sql`select rowid as position from ${table} where ${table} match ${match}
    and rowid < cast(${before} as integer) ${located(filter, idAt(look, sql`${table}.rowid`))}`;
}

/** What is found there, and in none of those. */
function ranksOf({ terms }: JobFilter, sort: JobSort): { look: Look; not: readonly Look[] }[] {
  // An order of its own leaves no place for titles; without words there are only filters.
  if (sort === "pay") return [{ look: "byPay", not: [] }];
  if (sort === "slots") return [{ look: "texts", not: [] }];
  if (!terms) return [{ look: "titles", not: [] }];
  return [
    { look: "typed", not: [] },
    ...(terms.some(({ synonyms }) => synonyms.length > 0)
      ? [{ look: "titles", not: ["typed"] } as const]
      : []),
    { look: "named", not: ["titles"] },
    { look: "texts", not: ["titles", "named"] },
  ];
}

/** A search by its free slots: one part after the other. */
const bySlots = (filter: JobFilter): JobFilter[] =>
  SLOTS_LEFT.map((left) => ({
    ...filter,
    listedAs: [...(filter.listedAs ?? []), `slots=${left}`],
  }));

const HIGHEST = Number.MAX_SAFE_INTEGER;

/** All open jobs, by an index of their own. */
function allJobs(byPay: boolean, before: number, limit: number): SQL {
  const position = sql.raw(byPay ? "pay_position" : "id");
  return sql`select id, 0 as rank, ${position} as position from jobs where closed_at is null
    and ${position} < ${before} order by ${position} desc limit ${limit}`;
}

/** Whether the first job of a search says all words in its title, category and place. */
export const isCalledSo = (filter: JobFilter, sort: JobSort = "newest", rank = Infinity): boolean =>
  rank < ranksOf(filter, sort).findIndex(({ look }) => look === "texts" || look === "byPay");

/** Whether there is a job of a search whose title, category and place say all words: none or one row. */
export const calledSo = (filter: JobFilter): SQL =>
  sql`select position from (${hits("named", filter, HIGHEST)} order by 1 desc limit 1)`;

/**
 * Open jobs of one or more searches, in order, as rows `(id, rank, position)`: what each search finds
 * comes behind what those before it find.
 *
 * Every filter is a word of one full-text index, so that any set of them is one walk from the
 * newest or best paid job down, which stops at `limit`.
 *
 * @param after the position of the last job on the previous page.
 * @param sort of what a search finds; of the newest jobs those come first whose title, then whose
 * category and place say what is looked for.
 */
export function openJobs(
  filters: JobFilter[],
  after: JobCursor | undefined,
  limit: number,
  sort: JobSort = "newest",
): SQL {
  const [first = {}] = filters;
  const byPay = sort === "pay";
  if (filters.length < 2 && sort !== "slots" && expression(first) === "") {
    return allJobs(byPay, after?.id ?? HIGHEST, limit);
  }
  const parts = filters.map((filter) => (sort === "slots" ? bySlots(filter) : [filter]));
  // Each is what is found, and what of it was found before.
  const ranks = parts.flatMap((ofOne, at) =>
    ofOne.flatMap((filter, part) => {
      const earlier = parts.slice(0, at).flatMap((one) => one[part] ?? []);
      return ranksOf(filter, sort).map(({ look, not }) => (before: number) => [
        ...[look, ...not].map((one) => hits(one, filter, before)),
        ...earlier.map((one) => hits(byPay ? "byPay" : "texts", one, before)),
      ]);
    }),
  );
  const start = after?.rank ?? 0;
  const id = idAt(byPay ? "byPay" : "texts", sql`position`);
  const [only, ...more] = ranks.slice(start).map((found, index) => {
    const rows = sql.join(found(index === 0 ? (after?.id ?? HIGHEST) : HIGHEST), sql` except `);
    return sql`select ${id} as id, ${start + index} as rank, position
      from (${rows} order by 1 desc limit ${limit})`;
  });
  // A place behind all ranks.
  if (!only) return sql`select 0 as id, 0 as rank, 0 as position where false`;
  if (more.length === 0) return only;
  return sql`${sql.join([only, ...more], sql` union all `)} limit ${limit}`;
}
