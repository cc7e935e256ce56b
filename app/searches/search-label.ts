import * as words from "~app/words/searches/searches";
import type { Filters } from "../jobs/search/filters.server";
import { askedFor } from "../jobs/search/job-search";
import { capitals } from "../words/format";

/** A search in words, from the filters in the address of a list. */
export function searchLabel(search: string): string {
  const filters: Filters = Object.fromEntries(new URLSearchParams(search));
  const { location } = filters;
  return askedFor({ ...filters, location: location && capitals(location) }) || words.allJobs;
}
