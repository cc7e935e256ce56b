import type { Sms } from "./message-facts";

/** The letters of one part: fewer where one of them is in no alphabet of old phones. */
const PART = { plain: 160, unicode: 70 };

/** Words at which a shortened name must not end. */
const JOINING = /\s+(?:and|&|of|the|for|in|at)$/i;

/** Shortens a title or name to whole words within the limit. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  const start = letters.slice(0, most).join("");
  const isInWord = /\S/.test(letters[most] ?? " ");
  const words = (isInWord ? start.replace(/\s\S*$/, "") : start).replace(/[\s,]+$/, "");
  return letters.length > most ? words.replace(JOINING, "") : words;
}

/** A registered text with its variables. */
export const filled = (text: string, variables: string[]): string =>
  variables.reduce<string>(
    (before, variable, index) => before.replaceAll(`##VAR${index + 1}##`, variable),
    text,
  );

const isOnePart = (text: string) =>
  text.length <= (/[\u0900-\u097f₹]/.test(text) ? PART.unicode : PART.plain);

/**
 * An SMS with the recipient's safety word as its last variable. Of the ways to fill its text, it is
 * the first with which it has one part; else the last, which is the shortest.
 */
export function withWord(sms: Sms, word: string, text: string): Sms {
  const ways = [sms.variables, ...(sms.shorter ?? [])].map((variables) => [...variables, word]);
  const variables = ways.find((way) => isOnePart(filled(text, way))) ?? ways.at(-1) ?? [];
  return { template: sms.template, variables };
}
