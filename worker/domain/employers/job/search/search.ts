import { listJobs } from "../../../../../db/job/job-lists";
import { isCalledSo, type JobCursor } from "../../../../../db/job/job-search";
import type { JobFilter } from "../../../../../db/job/search-expression";
import { NOT_READ, type ReadAs } from "../../../../contract/job/read-as";
import type { Service } from "../../../service";
import { type JobSearch, type Wanted, wantedOf } from "./filter.rules";
import { countJobs, enoughOf, kindsOfNone, type SecondChance, secondChance } from "./second-chance";
import { mayBeMisspelled, readWords } from "./typed-words";

/** The start of a page of search results. */
interface SearchCursor extends JobCursor {
  /** The page includes other readings of the search. */
  isSecond?: boolean;
}

interface FoundJobs {
  rows: Awaited<ReturnType<typeof listJobs>>;
  /**
   * What the person reads about the interpretation of the search; null if it was used as typed.
   */
  readAs: ReadAs | null;
  /** The search was also read another way. */
  isSecond: boolean;
  /** The number of jobs, counted up to a limit; only on a first page with further pages. */
  count?: number;
}

/** The notes about a search that do not depend on its results. */
function noteOf({ pay, asksPlace, searched, near, sexes }: Wanted, uncounted: string[]) {
  const unknownPay = pay && pay.from === undefined ? [pay.typed] : [];
  const ignored = [...unknownPay, ...sexes, ...uncounted];
  return {
    ...(pay?.from !== undefined && { payFrom: pay.from }),
    ...(asksPlace && { asksPlace }),
    ...(searched && { searched }),
    ...(ignored.length > 0 && { ignored }),
    ...(near.length > 0 && { near }),
  };
}

/** All open jobs, without any search. */
const isAll = ({ words }: JobSearch, { places, category, free, listedAs = [] }: JobFilter) =>
  !(words || places || category || free) && listedAs.length === 0;

/** The words of a reading that the person is shown. */
const toldOf = ({ shown, dropped, kept, also, near }: SecondChance) => ({
  shown,
  dropped,
  kept,
  also,
  near,
});

/**
 * One page of the open jobs that a search finds. If it finds few, it is also read another way, and
 * those results follow the ones for the typed text.
 */
export async function searchJobs(
  service: Service,
  search: JobSearch,
  after: SearchCursor | undefined,
  limit: number,
  viewer: number | null,
): Promise<FoundJobs> {
  const parsedSearch = wantedOf(search);
  if (!parsedSearch) return { rows: [], readAs: null, isSecond: false };
  const jobFilter = parsedSearch.filter;
  const page = (filters: JobFilter[]) =>
    listJobs(
      service.db,
      { filters, sort: search.sort },
      after,
      limit,
      viewer,
      service.now.toISOString(),
    );

  const isCounted = !after && !isAll(search, jobFilter);
  const mayRead = !after || after.isSecond === true;
  // Counted concurrently: most searches that are counted have more than one page.
  const [matches, totalCount, earlyWords] = await Promise.all([
    after?.isSecond ? [] : page([jobFilter]),
    isCounted ? countJobs(service, [jobFilter]) : undefined,
    mayRead && mayBeMisspelled(parsedSearch) ? readWords(service, parsedSearch) : undefined,
  ]);
  const isFew = matches.length < Math.min(enoughOf(jobFilter), limit);
  const isRead = isFew && mayRead;
  const wordsRead = isRead && (earlyWords ?? (await readWords(service, parsedSearch)));
  const second = wordsRead
    ? await secondChance(service, parsedSearch, matches.length, wordsRead, {
        page,
        isFirstPage: !after,
      })
    : null;
  const filters = [jobFilter, ...(second?.filters ?? [])];
  const rows = second?.rows ?? matches;
  const isSecond = second !== null;
  if (after) return { rows, isSecond, readAs: second && { ...NOT_READ, ...toldOf(second) } };
  const isCalled = rows.length === 0 || isCalledSo(jobFilter, search.sort, rows[0]?.rank);
  const [none, count] = await Promise.all([
    isCalled ? [] : (second?.none ?? kindsOfNone(service, jobFilter)),
    second && rows.length >= limit ? countJobs(service, filters) : totalCount,
  ]);
  const note = noteOf(parsedSearch, search.uncounted ?? []);
  const isTold = isSecond || none.length > 0 || Object.keys(note).length > 0;
  const readAs = {
    ...NOT_READ,
    ...(second && { ...toldOf(second), asTyped: matches.length }),
    ...note,
    ...(none.length > 0 && { none }),
  };
  return { rows, isSecond, ...(rows.length >= limit && { count }), readAs: isTold ? readAs : null };
}
