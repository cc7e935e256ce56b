import { countUpTo } from "../../../../db/job/job-lists";
import { openJobs } from "../../../../db/job/job-search";
import type { JobFilter } from "../../../../db/job/search-expression";
import { todayInIndia } from "../../../contract/profile";
import { wantedOf } from "../../employers/job/search/filter.rules";
import { searchWords } from "../../employers/job/search/search.rules";
import { enoughOf, secondChance } from "../../employers/job/search/second-chance";
import { readWords } from "../../employers/job/search/typed-words";
import type { Service } from "../../service";
import { filtersOf } from "./digest.rules";

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
  const parsedSearch = wantedOf({ ...filters, words });
  if (!parsedSearch) return [];
  const jobFilter = parsedSearch.filter;
  const enough = enoughOf(jobFilter);
  if (enough === 0) return [jobFilter];
  spend(LOOK_CALLS);
  const [count] = await countUpTo(service.db, openJobs([jobFilter], undefined, enough), enough);
  const asTyped = count?.rows ?? 0;
  if (asTyped >= enough) return [jobFilter];
  spend(ANEW_CALLS);
  const second = await secondChance(
    service,
    parsedSearch,
    asTyped,
    await readWords(service, parsedSearch),
  );
  if (!second || second.dropped.length > 0) return [jobFilter];
  // If the last reading leaves out words, it is dropped.
  return [jobFilter, ...(second.also.length > 0 ? second.filters.slice(0, -1) : second.filters)];
}

/** Maximum number of searches in the cache. */
const MOST_KEPT = 20_000;

let cache = { morning: "", readings: new Map<string, JobFilter[]>() };

/**
 * The cache of one morning. Each run serves about a hundred people, and many searches are the same.
 */
function keptOn(morning: string) {
  if (cache.morning !== morning || cache.readings.size > MOST_KEPT)
    cache = { morning, readings: new Map() };
  return cache.readings;
}

/**
 * Reads saved searches, each once per morning, within a budget of database calls.
 *
 * @param calls number of database calls that it may make
 */
export function readerOfSearches(service: Service, calls: number) {
  const filtersBySearch = keptOn(todayInIndia(service.now));
  // Per run, since a run must not wait for the queries of another request.
  const reading = new Map<string, Promise<JobFilter[]>>();
  let callsLeft = calls;
  const begin = async (search: string) => {
    const filters = await readingsOf(service, search, (spent) => {
      callsLeft -= spent;
    });
    filtersBySearch.set(search, filters);
    return filters;
  };
  return {
    isSpent: () => callsLeft <= 0,
    async read(search: string): Promise<JobFilter[]> {
      const cachedFilters = filtersBySearch.get(search);
      if (cachedFilters) return cachedFilters;
      const begun = reading.get(search) ?? begin(search);
      reading.set(search, begun);
      return begun;
    },
  };
}
export type SearchReader = ReturnType<typeof readerOfSearches>;
