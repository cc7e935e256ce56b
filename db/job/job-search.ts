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

/** Position of a job in its list: title matches come before the rest, newest first in each. */
export interface JobCursor {
  inTitle: boolean;
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

/**
 * Open jobs of one filter, in order, as rows `(id, in_title)`.
 *
 * Every filter is a word of one full-text index, so that any set of them is one walk from the
 * newest job down, which stops at `limit`. Numbers arrive as floats, and the index takes only an
 * integer for a bound: hence the casts.
 *
 * @param after the position of the last job on the previous page.
 */
export function openJobs(filter: JobFilter, after: JobCursor | undefined, limit: number): SQL {
  const newest = Number.MAX_SAFE_INTEGER;
  const terms = expression(filter);
  if (terms === "") {
    return sql`select id, 0 as in_title from jobs where closed_at is null
      and id < ${after?.id ?? newest} order by id desc limit ${limit}`;
  }
  // The index knows which parts a place has, and not that they follow each other.
  const { places = [] } = filter;
  const located = (id: SQL) => {
    if (places.every((place) => place.length <= PART)) return sql``;
    const named = places.map((place) => sql`instr(lower(place), lower(${place})) > 0`);
    return sql`and (select ${or(...named)} from job_search where id = ${id})`;
  };
  const titles = (before: number) => sql`select rowid as id, 1 as in_title from job_titles
    where job_titles match ${terms} and rowid < cast(${before} as integer)
    ${located(sql`job_titles.rowid`)} order by rowid desc limit ${limit}`;
  if (!filter.terms) return titles(after?.id ?? newest);

  const rest = (before: number) => sql`select id, 0 as in_title from (
    select rowid as id from job_texts where job_texts match ${terms}
      and rowid < cast(${before} as integer) ${located(sql`job_texts.rowid`)}
    except select rowid from job_titles where job_titles match ${terms}
      and rowid < cast(${before} as integer)
    order by 1 desc limit ${limit})`;
  if (after && !after.inTitle) return rest(after.id);
  return sql`select * from (${titles(after?.id ?? newest)})
    union all ${rest(newest)} limit ${limit}`;
}
