import type { Filters } from "../jobs/search/filters.server";
import { chosenIn } from "../jobs/search/more-filters";
import * as words from "../words/en/searches/searches";

const capitals = (text: string) =>
  text.replaceAll(/(^|\s)(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());

/** A search in words, from the filters of a list of jobs as its address has them. */
export function searchLabel(search: string): string {
  const filters: Filters = Object.fromEntries(new URLSearchParams(search));
  const { q, location, category } = filters;
  const said = [q, location && capitals(location), category, ...chosenIn(filters)];
  return said.filter(Boolean).join(" · ") || words.allJobs;
}
