import { listJobs } from "../../../db/job/job-lists";
import { type JobCursor, type JobFilter, openJobs } from "../../../db/job/job-search";
import { countUpTo } from "../../../db/job/job-words";
import { JOBS_COUNTED } from "../../facts/jobs";
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
  /** How many jobs, counted up to `JOBS_COUNTED`; on the first page of a search alone. */
  total?: number;
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
  if (words?.length === 0) return { rows: [], second: null, total: 0 };
  const terms = tellingTerms(searchTerms(words ?? []));
  const common = { category, free, ...(terms.length > 0 && { terms }) };
  const asked: JobFilter = { ...common, ...(location && { places: placeNames(location) }) };
  const isSearch = Boolean(category || free || location || words);
  const page = async (filters: JobFilter[]) => {
    const at = service.now.toISOString();
    const list = listJobs(db, filters, after, limit, viewer, at);
    if (after || !isSearch) return { rows: await list };
    const all = countUpTo(db, openJobs(filters, undefined, JOBS_COUNTED), JOBS_COUNTED);
    const [rows, [counted]] = await db.batch([list, all]);
    return { rows, total: counted?.rows ?? 0 };
  };

  const found = after?.isSecond ? { rows: [] } : await page([asked]);
  const isFew = found.rows.length < Math.min(FEW_JOBS, limit);
  if (!isFew || !(terms.length > 0 || location) || (after && !after.isSecond)) {
    return { ...found, second: null };
  }
  const asTyped = found.rows.length;
  const second = await secondChance(service, { ...common, location }, asTyped > 0);
  if (!second) return { ...found, second };
  const wider = await page([asked, second.filter]);
  return { ...wider, second: after ? second : { ...second, asTyped } };
}
