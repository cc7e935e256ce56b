import { countEach } from "../../../../../db/job/job-lists";
import { calledSo, openJobs } from "../../../../../db/job/job-search";
import type { JobFilter, SearchTerm } from "../../../../../db/job/search-expression";
import { OPENINGS_COUNTED } from "../../../../facts/jobs/openings";
import type { Service } from "../../../service";
import { drops, type Meant, type Reading, type ReadOnce, termsOf, type Where } from "./drops.rules";
import type { Wanted } from "./filter.rules";
import { isWork, nameOf, searchWords } from "./search.rules";
import { inPhrases, MOST_TERMS, respell, type WordsRead } from "./typed-words";

/** A search with fewer jobs is read another way, too. */
const FEW_JOBS = 10;
/** A place with fewer jobs is extended. */
const FEW_AT_PLACE = 3;
/** Counted in one call: each further one is a wait for the person. */
const READINGS_AT_ONCE = 4;
const MOST_READINGS = 2;

/** The other readings of a search that found too little as typed. */
export interface SecondChance extends ReadOnce {
  /** Words that the last jobs lack, in addition to `dropped`. */
  also: string[];
  /** In this order: the results of each filter follow those of the ones before it. */
  filters: JobFilter[];
  /** The kinds of work, as interpreted, of which there is no job in that place. */
  none: string[];
}

/** Reads the page of some filters together: the results of each follow those of the ones before. */
type PageOf<Row> = (filters: JobFilter[]) => Promise<Row[]>;

interface Reader<Row> {
  page: PageOf<Row>;
  /** The first page also says of which kinds of work there is none. */
  isFirstPage: boolean;
}
const NO_READER: Reader<never> = { page: async () => [], isFirstPage: false };

/** One reading as a filter. */
interface Candidate extends ReadOnce {
  filter: JobFilter;
}

/** How many jobs are enough for a search; 0 if there is no other reading. */
export function enoughOf({ terms, places }: JobFilter): number {
  // A place alone is extended only if it has hardly any jobs.
  if (!terms) return places ? FEW_AT_PLACE : 0;
  return FEW_JOBS;
}

/** How many open jobs these searches find together, counted up to a limit. */
export async function countJobs(service: Service, filters: JobFilter[]) {
  const list = openJobs(filters, undefined, OPENINGS_COUNTED);
  const [jobs = 0] = await countEach(service.db, [list], OPENINGS_COUNTED);
  return jobs;
}

/**
 * The first of these readings that finds more jobs than the typed search; if those are still few,
 * also the next one that finds more than that. With the page of the typed search and these: mostly
 * the first reading is chosen, so that its page is read together with the counts.
 */
async function widen<Row>(
  service: Service,
  typed: JobFilter,
  readings: Candidate[],
  asTyped: number,
  page: PageOf<Row>,
) {
  const choices: Candidate[] = [];
  let rows: Row[] = [];
  let jobCount = asTyped;
  let remaining = readings;
  while (remaining.length > 0 && jobCount < FEW_JOBS && choices.length < MOST_READINGS) {
    const some = remaining.slice(0, READINGS_AT_ONCE);
    const before = [typed, ...choices.map(({ filter }) => filter)];
    const lists = some.map(({ filter }) => openJobs([...before, filter], undefined, FEW_JOBS));
    const pageWith = (one: Candidate | undefined) => (one ? page([...before, one.filter]) : []);
    const [counts, firstRows] = await Promise.all([
      countEach(service.db, lists, FEW_JOBS),
      pageWith(some[0]),
    ]);
    const at = counts.findIndex((jobs) => jobs > jobCount);
    remaining = remaining.slice(at < 0 ? READINGS_AT_ONCE : at + 1);
    const choice = some[at];
    if (!choice) continue;
    rows = at === 0 ? firstRows : await pageWith(choice);
    choices.push(choice);
    jobCount = counts[at] ?? jobCount;
  }
  return { choices, rows };
}

/** A place with the word that was probably meant. */
function whereOf(location: string | undefined, meant: Meant | undefined): Where {
  const { term, respelled } = meant ?? {};
  if (!location || !term || !respelled) return { location };
  const odd = nameOf(term);
  const words = searchWords(location).map((word) => (word === odd ? respelled : word));
  return { location, respelled, as: words.join(" ") };
}

/** The kinds of work in a search that no job in that place has in its title. */
export async function kindsOfNone(service: Service, { terms = [], ...where }: JobFilter) {
  const kinds = terms.filter(isWork);
  const there = terms.flatMap(({ where: is, synonyms }) =>
    is ? synonyms.map((words) => [words.join(" ")]) : [],
  );
  const places = where.places ?? (there.length > 0 ? there : undefined);
  const lists = kinds.map((kind) => calledSo({ ...where, places, terms: [kind] }));
  const counts = await countEach(service.db, lists, 1);
  return kinds.filter((_, at) => counts[at] === 0).map(nameOf);
}

/**
 * The filter to check for kinds of work without a job. If nothing matched as typed, it leaves out
 * place and pay, which the page says separately.
 */
function filterOfKinds({ filter, pay }: Wanted, meant: SearchTerm[], asTyped: number): JobFilter {
  if (asTyped > 0) return { ...filter, terms: meant };
  const { category, free, listedAs } = pay?.without ?? filter;
  return { category, free, listedAs, terms: meant.filter(({ where }) => !where) };
}

/**
 * Other readings of a search that found few jobs or none: words with a similar spelling, or the
 * same sound in another script; then the whole town, places near by, any pay; then fewer words. Of
 * a long search, only the first words are read.
 *
 * @param asTyped the number of jobs that the typed search found
 * @param wordsRead what `readWords` answered for this search
 * @param reader the page that the person reads; without one, `rows` and `none` are empty
 * @returns null if there is no other reading, or none that finds more
 */
export async function secondChance<Row = never>(
  service: Service,
  wanted: Wanted,
  asTyped: number,
  wordsRead: WordsRead,
  { page, isFirstPage }: Reader<Row> = NO_READER,
): Promise<(SecondChance & { rows: Row[] }) | null> {
  const { filter: jobFilter, location, pay } = wanted;
  const termCount = Math.min(jobFilter.terms?.length ?? 0, MOST_TERMS);
  const unread = jobFilter.terms?.slice(MOST_TERMS).map(nameOf) ?? [];
  const { entries } = wordsRead;
  const meantBy = await respell(service, wordsRead);
  const phrased = inPhrases(entries, meantBy);
  const meant = entries.map(({ term, word = "", jobs }): Meant => {
    const respelled = phrased.has(word) ? undefined : meantBy.get(word);
    return { term, isKnown: Boolean(respelled) || jobs > 0, respelled };
  });
  const where = whereOf(location, meant[termCount]);
  const filterOf = ({ terms: readingTerms, places, towns, isAnyPay }: Reading): JobFilter => ({
    ...(isAnyPay && pay ? pay.without : jobFilter),
    places,
    towns,
    terms: readingTerms.length > 0 ? readingTerms : undefined,
  });
  const inWords = meant.slice(0, termCount);
  // A pay that some jobs match applies to all readings.
  const readings = drops(inWords, where, { unread, pay: asTyped > 0 ? undefined : pay?.typed }).map(
    (reading): Candidate => ({ ...reading, filter: filterOf(reading) }),
  );
  const lookedFor = filterOfKinds(wanted, termsOf(inWords), asTyped);
  const [{ choices, rows }, none] = await Promise.all([
    widen(service, jobFilter, readings, asTyped, page),
    isFirstPage ? kindsOfNone(service, lookedFor) : [],
  ]);
  const [first, last = first] = choices;
  if (!first || !last) return null;
  return {
    rows,
    shown: first.shown,
    dropped: first.dropped,
    kept: first.kept,
    also: last.dropped.filter((word) => !first.dropped.includes(word)),
    near: [...new Set([...first.near, ...last.near])],
    filters: choices.map(({ filter }) => filter),
    none,
  };
}
