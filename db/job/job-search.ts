import { or, type SQL, sql } from "drizzle-orm";

/** What a job must say: a word that begins so for each of `typed`, or all words of a synonym. */
export interface SearchTerm {
  typed: string[];
  synonyms: string[][];
}

export interface JobFilter {
  /** All of these must be in a job. */
  terms?: SearchTerm[];
  /** Any of these is part of the place, in any case: location, city, state, or "Remote". */
  places?: string[];
  /** The whole category, in its own case. */
  category?: string;
  /** Only jobs that cost the candidate nothing. */
  free?: boolean;
}

/**
 * Position of a job in its list: ranks in their order, and the newest first in each. Each search of a list
 * has one for the jobs that it finds by their titles and, where it has words, one for the rest.
 */
export interface JobCursor {
  rank: number;
  id: number;
}

// The first characters of the filter words that `job_search` makes (see the migration).
const CATEGORY = "\uE001";
const FREE = "\uE002";
const LOCATION = "\uE003";
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

/** An FTS5 expression: all of these terms. */
function expression({ terms = [], places, category, free }: JobFilter): string {
  return all([
    ...terms.map(({ typed, synonyms }) =>
      // A single letter is a word of its own ("C developer"); as a beginning it would say nothing.
      any([
        typed.map((word) => (word.length > 1 ? beginning(word) : whole(word))),
        ...synonyms.map((words) => words.map(whole)),
      ]),
    ),
    ...(category ? [whole(CATEGORY + hex(category))] : []),
    ...(free ? [whole(FREE)] : []),
    ...(places ? [any(places.map(placeTerms))] : []),
  ]);
}

/** The index knows which parts a place has, and not that they follow each other. */
function located({ places = [] }: JobFilter, id: SQL): SQL {
  if (places.every((place) => place.length <= PART)) return sql``;
  const named = places.map((place) => sql`instr(lower(place), lower(${place})) > 0`);
  return sql`and (select ${or(...named)} from job_search where id = ${id})`;
}

/**
 * The jobs that a search finds in titles or in all that jobs say, before a number. The index takes
 * only an integer for a bound, and numbers arrive as floats: hence the cast.
 */
function hits(index: "job_titles" | "job_texts", filter: JobFilter, before: number): SQL {
  const table = sql.raw(index);
  return sql`select rowid as id from ${table} where ${table} match ${expression(filter)}
    and rowid < cast(${before} as integer) ${located(filter, sql`${table}.rowid`)}`;
}

/**
 * Open jobs of one or more searches, in order, as rows `(id, rank)`: what each search finds comes
 * behind what those before it find.
 *
 * Every filter is a word of one full-text index, so that any set of them is one walk from the
 * newest job down, which stops at `limit`.
 *
 * @param after the position of the last job on the previous page.
 */
export function openJobs(filters: JobFilter[], after: JobCursor | undefined, limit: number): SQL {
  const [first = {}] = filters;
  const newest = Number.MAX_SAFE_INTEGER;
  if (filters.length < 2 && expression(first) === "") {
    return sql`select id, 0 as rank from jobs where closed_at is null
      and id < ${after?.id ?? newest} order by id desc limit ${limit}`;
  }
  // Each is what is found first, and what of it was found before.
  const ranks = filters.flatMap((filter, at) => {
    const earlier = (before: number) =>
      filters.slice(0, at).map((one) => hits("job_texts", one, before));
    const titles = (before: number) => hits("job_titles", filter, before);
    const inTitles = (before: number) => [titles(before), ...earlier(before)];
    // Without words there is nothing to find in a text that is not in all titles' rows.
    if (!filter.terms) return [inTitles];
    const inTexts = (before: number) => [
      ...[hits("job_texts", filter, before), titles(before)],
      ...earlier(before),
    ];
    return [inTitles, inTexts];
  });
  const start = after?.rank ?? 0;
  const [only, ...more] = ranks.slice(start).map((found, index) => {
    const rows = sql.join(found(index === 0 ? (after?.id ?? newest) : newest), sql` except `);
    return sql`select id, ${start + index} as rank
      from (${rows} order by 1 desc limit ${limit})`;
  });
  // A place behind all ranks.
  if (!only) return sql`select 0 as id, 0 as rank where false`;
  if (more.length === 0) return only;
  return sql`${sql.join([only, ...more], sql` union all `)} limit ${limit}`;
}
