import * as z from "zod";

export const READ_AS_HEADER = "X-Search-Read-As";

/**
 * Number of jobs that a search finds, counted up to `OPENINGS_COUNTED`. Sent with a first page that
 * has a next page.
 */
export const COUNT_HEADER = "X-Search-Count";

/** Characters of each word that are sent, because a header is limited in size. */
const LONGEST = 40;

const words = z.array(z.string());

/** How a search was interpreted, if that differs from the typed text. */
const readAs = z.object({
  /** Corrected words that replace the typed ones. */
  shown: words,
  /** Typed words that the search left out. */
  dropped: words,
  /** The words that remain in the search. */
  kept: words,
  /** Words that the last jobs lack, in addition to `dropped`. */
  also: words,
  /** Nearby places that the search includes. */
  near: words,
  /** Number of jobs that match the typed search. They come first. Only on the first page. */
  asTyped: z.number().optional(),
  /**
   * Kinds of work without a job of that name: the jobs found only mention them, or are of another
   * kind.
   */
  none: words.optional(),
  /**
   * The search terms, if filler words were typed around them; empty if only filler words were
   * typed.
   */
  searched: words.optional(),
  /** Typed words that the search can't use. */
  ignored: words.optional(),
  /** The typed pay, as a step of the pay filter. */
  payFrom: z.number().optional(),
  /** "Near me" was typed without a place. */
  asksPlace: z.boolean().optional(),
});

export type ReadAs = z.output<typeof readAs>;

/** The search was read as typed. */
export const NOT_READ: ReadAs = { shown: [], dropped: [], kept: [], also: [], near: [] };

const cut = (text: string) => Array.from(text.toWellFormed()).slice(0, LONGEST).join("");

/** The value of the header: percent-encoded JSON. */
export const readAsText = (read: ReadAs): string =>
  encodeURIComponent(
    JSON.stringify(read, (_, value) => (typeof value === "string" ? cut(value) : value)),
  );

/** Reads the header; null if it is missing. */
export const readAsOf = (text: string | null): ReadAs | null =>
  text ? readAs.parse(JSON.parse(decodeURIComponent(text))) : null;
