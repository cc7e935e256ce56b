import { countUpTo } from "../../../../db/job/job-lists";
import { openJobs } from "../../../../db/job/job-search";
import type { JobFilter } from "../../../../db/job/search-expression";
import { todayInIndia } from "../../../contract/profile";
import { wantedOf } from "../../employers/job/search/filter.rules";
import { searchWords } from "../../employers/job/search/search.rules";
import { enoughOf, secondChance } from "../../employers/job/search/second-chance";
import type { Service } from "../../service";
import { filtersOf } from "./saved-search.rules";

/** Database calls to run a search, and to read it another way. */
const LOOK_CALLS = 1;
const ANEW_CALLS = 8;

/**
 * The filters of a saved search, interpreted like in the job list. If it finds few jobs as typed,
 * other readings are included, except those with fewer words, which would find jobs that the person
 * did not ask for.
 *
 * @param spend called with the number of database calls
 * @returns no filters for a search that finds nothing
 */
async function readingsOf(
  service: Service,
  search: string,
  spend: (calls: number) => void,
): Promise<JobFilter[]> {
  const filters = filtersOf(search);
  if (!filters) return [];
  const words = filters.q === undefined ? undefined : searchWords(filters.q);
  const wanted = wantedOf({ ...filters, words });
  if (!wanted) return [];
  const asked = wanted.filter;
  const enough = enoughOf(asked);
  if (enough === 0) return [asked];
  spend(LOOK_CALLS);
  const [found] = await countUpTo(service.db, openJobs([asked], undefined, enough), enough);
  const asTyped = found?.rows ?? 0;
  if (asTyped >= enough) return [asked];
  spend(ANEW_CALLS);
  const second = await secondChance(service, wanted, asTyped);
  if (!second || second.dropped.length > 0) return [asked];
  // If the last reading leaves out words, it is dropped.
  return [asked, ...(second.also.length > 0 ? second.filters.slice(0, -1) : second.filters)];
}

/** Maximum number of searches in the cache. */
const MOST_KEPT = 20_000;

let kept = { morning: "", readings: new Map<string, JobFilter[]>() };

/**
 * The cache of one morning. Each run serves about a hundred people, and many searches are the same.
 */
function keptOn(morning: string) {
  if (kept.morning !== morning || kept.readings.size > MOST_KEPT)
    kept = { morning, readings: new Map() };
  return kept.readings;
}

/**
 * Reads saved searches, each once per morning, within a budget of database calls.
 *
 * @param calls number of database calls that it may make
 */
export function readerOfSearches(service: Service, calls: number) {
  const done = keptOn(todayInIndia(service.now));
  // Per run, since a run must not wait for the queries of another request.
  const reading = new Map<string, Promise<JobFilter[]>>();
  let left = calls;
  const begin = async (search: string) => {
    const filters = await readingsOf(service, search, (spent) => {
      left -= spent;
    });
    done.set(search, filters);
    return filters;
  };
  return {
    isSpent: () => left <= 0,
    async read(search: string): Promise<JobFilter[]> {
      const known = done.get(search);
      if (known) return known;
      const begun = reading.get(search) ?? begin(search);
      reading.set(search, begun);
      return begun;
    },
  };
}
export type SearchReader = ReturnType<typeof readerOfSearches>;
