import { countUpTo } from "../../../db/job/job-lists";
import { type JobFilter, openJobs } from "../../../db/job/job-search";
import { todayInIndia } from "../../contract/profile";
import { wantedOf } from "../job/search/filter.rules";
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
  // The last reading is one with fewer words where it leaves any out.
  return [asked, ...(second.also.length > 0 ? second.filters.slice(0, -1) : second.filters)];
}

/** So many searches are kept read. */
const MOST_KEPT = 20_000;

let kept = { morning: "", readings: new Map<string, JobFilter[]>() };

/** What the runs of one morning have read: each takes some hundred people, who look for the same. */
function keptOn(morning: string) {
  if (kept.morning !== morning || kept.readings.size > MOST_KEPT)
    kept = { morning, readings: new Map() };
  return kept.readings;
}

/**
 * Reads saved searches, each of them once a morning, while there are calls for it.
 *
 * @param calls of the database that it may take
 */
export function readerOfSearches(service: Service, calls: number) {
  const done = keptOn(todayInIndia(service.now));
  // No run may wait for what another one is reading.
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
