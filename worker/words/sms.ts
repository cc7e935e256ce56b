import { isHindi } from "../facts/languages";
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

/** What stands of a name where a long safety word leaves little room. */
const LEAST = 3;

/** A name as a whole, then ever shorter by words. */
export const wholeWords = (name: string): string[] => {
  const { length } = [...name];
  const all = Array.from({ length }, (_, index) => shortened(name, length - index));
  return [...new Set(all)].filter((cut) => name === cut || name[cut.length] === " ");
};

/** A name as a whole, then ever shorter by words, and by letters at last. */
export const cuts = (name: string): string[] => {
  const letters = [...name];
  const begins = letters.map((_, index) => letters.slice(0, letters.length - index).join(""));
  const shortest = wholeWords(name).at(-1) ?? name;
  const parts = begins.filter((begin) => shortest.startsWith(begin) && begin !== shortest);
  return [...wholeWords(name), ...parts.filter((part) => [...part].length >= LEAST)];
};

/** An SMS of which the last ways to fill it are the shorter ones. */
export const smsOf = (
  template: Sms["template"],
  [variables = [], ...shorter]: string[][],
): Sms => ({ template, variables, shorter });

/** A registered text with its variables. */
export const filled = (text: string, variables: string[]): string =>
  variables.reduce<string>(
    (before, variable, index) => before.replaceAll(`##VAR${index + 1}##`, variable),
    text,
  );

const isOnePart = (text: string) =>
  text.length <= (isHindi(text) || text.includes("₹") ? PART.unicode : PART.plain);

/**
 * An SMS with the recipient's safety word as its last variable. Of the ways to fill its text, it is
 * the first with which it has one part; else the last, which is the shortest.
 */
export function withWord(sms: Sms, word: string, text: string): Sms {
  const ways = [sms.variables, ...(sms.shorter ?? [])].map((variables) => [...variables, word]);
  const variables = ways.find((way) => isOnePart(filled(text, way))) ?? ways.at(-1) ?? [];
  return { template: sms.template, variables };
}
