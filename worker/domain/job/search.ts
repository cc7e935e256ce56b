import { listJobs } from "../../../db/job/job-lists";
import type { JobCursor, JobFilter } from "../../../db/job/job-search";
import type { Service } from "../service";
import { placeNames, searchTerms, tellingTerms } from "./search.rules";
import { FEW_JOBS, type SecondChance, secondChance } from "./second-chance";

export interface JobSearch {
  /** What was typed, as words; none: "!!!", which finds nothing. */
  words?: string[];
  location?: string;
  category?: string;
  free: boolean;
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
 * One page of the open jobs that a search finds. One that finds fewer than three is read another
 * way, too: what it finds so comes behind what it finds as it was typed.
 */
export async function searchJobs(
  service: Service,
  search: JobSearch,
  after: SearchCursor | undefined,
  ...[limit, viewer]: [number, number | null]
): Promise<FoundJobs> {
  const { db } = service;
  const { words, location, category, free } = search;
  if (words?.length === 0) return { rows: [], second: null };
  const terms = tellingTerms(searchTerms(words ?? []));
  const asked: JobFilter = {
    ...{ category, free },
    ...(terms.length > 0 && { terms }),
    ...(location && { places: placeNames(location) }),
  };
  const page = (filters: JobFilter[]) =>
    listJobs(db, filters, after, limit, viewer, service.now.toISOString());

  const found = after?.isSecond ? [] : await page([asked]);
  const isFew = found.length < Math.min(FEW_JOBS, limit);
  if (!isFew || !(asked.terms || asked.places) || (after && !after.isSecond)) {
    return { rows: found, second: null };
  }
  const asTyped = found.length;
  const second = await secondChance(service, asked, location, asTyped);
  if (!second) return { rows: found, second };
  const rows = await page([asked, second.filter]);
  return { rows, second: after ? second : { ...second, asTyped } };
}
