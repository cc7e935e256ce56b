import * as z from "zod";

export const READ_AS_HEADER = "X-Search-Read-As";

/** How many jobs a search finds, counted up to `OPENINGS_COUNTED`: on a first page that others follow. */
export const COUNT_HEADER = "X-Search-Count";

/** A word is shown so far: a header holds little. */
const LONGEST = 40;

const words = z.array(z.string());

/** How a search was read, where that is not as it was typed. */
export const readAs = z.object({
  /** Words as they were understood, in place of those that were typed. */
  shown: words,
  /** What was typed and is not looked for. */
  dropped: words,
  /** What is looked for then. */
  kept: words,
  /** What the last jobs are without, too. */
  also: words,
  /** Places that are searched, too. */
  near: words,
  /** How many jobs were found as it was typed: they come first. On the first page alone. */
  asTyped: z.number().optional(),
  /** Kinds of work that no job is called by: those that are shown say them in passing, or are others. */
  none: words.optional(),
  /** What is looked for, where words around it are not; empty: nothing else was typed. */
  searched: words.optional(),
  /** What was typed and no list can look for. */
  ignored: words.optional(),
  /** Pay that was typed, as a step of the filter by pay. */
  payFrom: z.number().optional(),
  /** "Near me" was typed, and no place. */
  asksPlace: z.boolean().optional(),
});

export type ReadAs = z.output<typeof readAs>;

/** Read as it was typed. */
export const NOT_READ: ReadAs = { shown: [], dropped: [], kept: [], also: [], near: [] };

const cut = (text: string) => Array.from(text.toWellFormed()).slice(0, LONGEST).join("");

/** As a header's value: JSON, percent-encoded. */
export const readAsText = (read: ReadAs): string =>
  encodeURIComponent(
    JSON.stringify(read, (_, value) => (typeof value === "string" ? cut(value) : value)),
  );

/** The header's value; null where there is none. */
export const readAsOf = (text: string | null): ReadAs | null =>
  text ? readAs.parse(JSON.parse(decodeURIComponent(text))) : null;
