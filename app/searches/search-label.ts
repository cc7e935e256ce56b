import * as words from "../words/en/searches/searches";

const capitals = (text: string) =>
  text.replaceAll(/(^|\s)(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());

/** A search in words, from the filters of a list of jobs as its address has them. */
export function searchLabel(search: string): string {
  const { q, location, category, free, ...more } = Object.fromEntries(new URLSearchParams(search));
  const said = [q, location && capitals(location), category, free && words.noFee];
  return [...said, ...Object.values(more)].filter(Boolean).join(" · ") || words.allJobs;
}
