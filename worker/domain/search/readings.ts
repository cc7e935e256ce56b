import { countUpTo } from "../../../db/job/job-lists";
import { type JobFilter, openJobs } from "../../../db/job/job-search";
import { filterOf } from "../job/search/filter.rules";
import { searchWords } from "../job/search/search.rules";
import { enoughOf, secondChance } from "../job/search/second-chance";
import type { Service } from "../service";
import { filtersOf } from "./saved-search.rules";

/** Calls of the database that it takes to look at a search, and to read it another way. */
const LOOK_CALLS = 1;
const ANEW_CALLS = 8;

/**
 * What a saved search looks for, as the list of jobs reads it. Where it finds few jobs as it was
 * typed, also what it is taken for, but for readings with fewer words: nobody asked for those.
 *
 * @param spend is told of calls of the database
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
  const asked = filterOf({ ...filters, words });
  if (!asked) return [];
  const enough = enoughOf(asked);
  if (enough === 0) return [asked];
  spend(LOOK_CALLS);
  const [found] = await countUpTo(service.db, openJobs([asked], undefined, enough), enough);
  const asTyped = found?.rows ?? 0;
  if (asTyped >= enough) return [asked];
  spend(ANEW_CALLS);
  const second = await secondChance(service, asked, filters.location, asTyped);
  if (!second || second.dropped.length > 0) return [asked];
  // The last reading is one with fewer words where it leaves any out.
  return [asked, ...(second.also.length > 0 ? second.filters.slice(0, -1) : second.filters)];
}

/**
 * Reads saved searches, each of them once, while there are calls for it.
 *
 * @param calls of the database that it may take
 */
export function readerOfSearches(service: Service, calls: number) {
  const known = new Map<string, Promise<JobFilter[]>>();
  let left = calls;
  return {
    isSpent: () => left <= 0,
    read(search: string): Promise<JobFilter[]> {
      const reading =
        known.get(search) ??
        readingsOf(service, search, (spent) => {
          left -= spent;
        });
      known.set(search, reading);
      return reading;
    },
  };
}
export type SearchReader = ReturnType<typeof readerOfSearches>;
