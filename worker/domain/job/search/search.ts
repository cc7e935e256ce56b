import { listJobs } from "../../../../db/job/job-lists";
import type { JobCursor, JobFilter } from "../../../../db/job/job-search";
import type { Service } from "../../service";
import { filterOf, type JobSearch } from "./filter.rules";
import { enoughOf, type SecondChance, secondChance } from "./second-chance";

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
  const asked = filterOf(search);
  if (!asked) return { rows: [], second: null };
  const page = (filters: JobFilter[]) =>
    listJobs(
      service.db,
      { filters, sort: search.sort },
      after,
      limit,
      viewer,
      service.now.toISOString(),
    );

  const found = after?.isSecond ? [] : await page([asked]);
  const isFew = found.length < Math.min(enoughOf(asked), limit);
  if (!isFew || (after && !after.isSecond)) return { rows: found, second: null };
  const asTyped = found.length;
  const second = await secondChance(service, asked, search.location, asTyped);
  if (!second) return { rows: found, second };
  const rows = await page([asked, ...second.filters]);
  return { rows, second: after ? second : { ...second, asTyped } };
}
