import { listJobs } from "../../../db/job/job-lists";
import type { JobCursor, JobFilter } from "../../../db/job/job-search";
import type { JobSort } from "../../facts/jobs";
import type { Service } from "../service";
import { type Asked, bandsOf, wordsAsked } from "./listed-as.rules";
import { placeNames, placesNear, searchTerms, tellingTerms } from "./search.rules";
import { FEW_JOBS, type SecondChance, secondChance } from "./second-chance";

export interface JobSearch extends Asked {
  /** What was typed, as words; none: "!!!", which finds nothing. */
  words?: string[];
  location?: string;
  /** Places near the location, too. */
  near?: boolean;
  category?: string;
  free?: boolean;
  sort?: JobSort;
}

/** Where a page of a search begins. */
export interface SearchCursor extends JobCursor {
  /** The search was read another way, too. */
  isSecond?: boolean;
}

export interface FoundJobs {
  rows: Awaited<ReturnType<typeof listJobs>>;
  /** How it was read, where it found too little as it was typed. */
  second: SecondChance | null;
}

/**
 * One page of the open jobs that a search finds. One that finds few is read another way,
 * too: what it finds so comes behind what it finds as it was typed.
 */
export async function searchJobs(
  service: Service,
  search: JobSearch,
  after: SearchCursor | undefined,
  ...[limit, viewer]: [number, number | null]
): Promise<FoundJobs> {
  const { words, location, near, category, free, sort = "newest", ...rest } = search;
  if (words?.length === 0) return { rows: [], second: null };
  const terms = tellingTerms(searchTerms(words ?? []));
  const places = location && [location, ...(near ? placesNear(location) : [])].flatMap(placeNames);
  const asked: JobFilter = {
    ...{ category, free, listedAs: wordsAsked(rest) },
    ...(terms.length > 0 && { terms }),
    ...(places && { places }),
  };
  const bands = bandsOf(sort);
  const page = (filters: JobFilter[]) =>
    listJobs(service.db, { filters, bands }, after, limit, viewer, service.now.toISOString());

  const found = after?.isSecond ? [] : await page([asked]);
  const isFew = found.length < Math.min(FEW_JOBS, limit);
  if (!isFew || !(asked.terms || asked.places) || (after && !after.isSecond)) {
    return { rows: found, second: null };
  }
  const asTyped = found.length;
  const second = await secondChance(service, asked, location, asTyped);
  if (!second) return { rows: found, second };
  const rows = await page([asked, ...second.filters]);
  return { rows, second: after ? second : { ...second, asTyped } };
}
