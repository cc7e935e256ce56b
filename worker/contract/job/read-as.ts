import * as z from "zod";

export const READ_AS_HEADER = "X-Search-Read-As";

/** A word is shown so far: a header holds little. */
const LONGEST = 40;

const words = z.array(z.string());

/** How a search was read that found too little as it was typed. */
export const readAs = z.object({
  /** Words as they were understood, in place of those that were typed. */
  shown: words,
  /** What was typed and is not looked for. */
  dropped: words,
  /** What the last jobs are without, too. */
  also: words,
  /** Places that are searched, too. */
  near: words,
  /** How many jobs were found as it was typed: they come first. On the first page alone. */
  asTyped: z.number().optional(),
});

export type ReadAs = z.output<typeof readAs>;

const cut = (texts: string[]) =>
  texts.map((text) => Array.from(text.toWellFormed()).slice(0, LONGEST).join(""));

/** As a header's value: JSON, percent-encoded. */
export const readAsText = ({ shown, dropped, also, near, asTyped }: ReadAs): string =>
  encodeURIComponent(
    JSON.stringify({
      shown: cut(shown),
      dropped: cut(dropped),
      also: cut(also),
      near: cut(near),
      asTyped,
    }),
  );

/** The header's value; null where there is none. */
export const readAsOf = (text: string | null): ReadAs | null =>
  text ? readAs.parse(JSON.parse(decodeURIComponent(text))) : null;
