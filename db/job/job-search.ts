import { and, or, type SQL, sql } from "drizzle-orm";
import { type JobSort, SLOTS_LEFT } from "../../worker/facts/jobs/jobs";
import { expression, type JobFilter, PART } from "./search-expression";

/** Position of a job in its list: by rank, then by id, the highest first. */
export interface JobCursor {
  rank: number;
  /** The job's id (the newest job's is the highest); sorted by pay, its `pay_position`. */
  id: number;
}

/**
 * The index only knows which parts a place contains, so this checks that they follow each other.
 */
function located({ places = [], towns = [] }: JobFilter, id: SQL): SQL {
  if (places.flat().every((part) => part.length <= PART)) return sql``;
  const named = [...places, ...towns.map((town) => [town])].map((parts) =>
    and(...parts.map((part) => sql`instr(lower(place), lower(${part})) > 0`)),
  );
  return sql`and (select ${or(...named)} from job_search where id = ${id})`;
}

/**
 * The ranks of a search: the typed words in titles; synonyms in titles; titles, categories and
 * places; all texts. Each rank also finds what the ranks before it find.
 */
const LOOKS = {
  typed: { table: "job_titles", reach: "typed" },
  titles: { table: "job_titles", reach: "words" },
  named: { table: "job_titles", reach: "category" },
  texts: { table: "job_texts", reach: "texts" },
  /** As `texts`, sorted by pay, the highest first. */
  byPay: { table: "job_texts_by_pay", reach: "texts" },
} as const;
type Look = keyof typeof LOOKS;

/** The id of the job at a position: the lower half of a `pay_position`. */
const idAt = (look: Look, position: SQL) =>
  look === "byPay" ? sql`(${position} & 4294967295)` : position;

/**
 * The positions, below `before`, of the jobs that a search finds. The index only accepts an integer
 * as a bound, and the client sends numbers as floats, hence the cast.
 */
function hits(look: Look, filter: JobFilter, before: number): SQL {
  const table = sql.raw(LOOKS[look].table);
  const match = expression(filter, LOOKS[look].reach);
  return sql`select rowid as position from ${table} where ${table} match ${match}
    and rowid < cast(${before} as integer) ${located(filter, idAt(look, sql`${table}.rowid`))}`;
}

/** The ranks of a search. Each finds `look` without the jobs of `not`. */
function ranksOf({ terms }: JobFilter, sort: JobSort): { look: Look; not: readonly Look[] }[] {
  // With another sort order, titles have no rank of their own; without terms there are only
  // filters.
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

/** Splits a search by the number of free slots, one part after the other. */
const bySlots = (filter: JobFilter): JobFilter[] =>
  SLOTS_LEFT.map((slots) => ({
    ...filter,
    listedAs: [...(filter.listedAs ?? []), `slots=${slots}`],
  }));

const HIGHEST = Number.MAX_SAFE_INTEGER;

/** All open jobs, read from an index of their own. */
function allJobs(byPay: boolean, before: number, limit: number): SQL {
  const position = sql.raw(byPay ? "pay_position" : "id");
  return sql`select id, 0 as rank, ${position} as position from jobs where closed_at is null
    and ${position} < ${before} order by ${position} desc limit ${limit}`;
}

/** Whether the first job of a search has all words in its title, category and place. */
export const isCalledSo = (filter: JobFilter, sort: JobSort = "newest", rank = Infinity): boolean =>
  rank < ranksOf(filter, sort).findIndex(({ look }) => look === "texts" || look === "byPay");

/** At most one row: a job of the search that has all words in its title, category and place. */
export const calledSo = (filter: JobFilter): SQL =>
  sql`select position from (${hits("named", filter, HIGHEST)} order by 1 desc limit 1)`;

/**
 * Open jobs of one or more searches as sorted rows `(id, rank, position)`. The jobs of a search
 * come after those of the searches before it.
 *
 * Every filter is a word in one full-text index. So any set of filters is one walk from the newest
 * or best-paid job down, which stops at `limit`.
 *
 * @param after the position of the last job on the previous page.
 * @param sort the order within a search. With the newest first, jobs that match by title come
 *   first, then those that match by category and place.
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
  // Each rank finds a set of jobs without those that an earlier rank found.
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
  const [only, ...more] = ranks.slice(start).map((hitsBefore, index) => {
    const rows = sql.join(
      hitsBefore(index === 0 ? (after?.id ?? HIGHEST) : HIGHEST),
      sql` except `,
    );
    return sql`select ${id} as id, ${start + index} as rank, position
      from (${rows} order by 1 desc limit ${limit})`;
  });
  // The cursor is behind all ranks.
  if (!only) return sql`select 0 as id, 0 as rank, 0 as position where false`;
  if (more.length === 0) return only;
  return sql`${sql.join([only, ...more], sql` union all `)} limit ${limit}`;
}
