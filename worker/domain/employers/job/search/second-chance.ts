import type { SQL } from "drizzle-orm";
import { countUpTo } from "../../../../../db/job/job-lists";
import { calledSo, openJobs } from "../../../../../db/job/job-search";
import { wordsUnder } from "../../../../../db/job/job-words";
import type { JobFilter, SearchTerm } from "../../../../../db/job/search-expression";
import { OPENINGS_COUNTED } from "../../../../facts/jobs/openings";
import type { Service } from "../../../service";
import { drops, type Meant, type Reading, type ReadOnce, termsOf, type Where } from "./drops.rules";
import type { Wanted } from "./filter.rules";
import { type Respelling, respellings } from "./respell.rules";
import { isListed, isPlace, isWork, nameOf, searchTerms, searchWords } from "./search.rules";
import { keysNear, wordKey } from "./word-key.rules";

/** A search with fewer jobs is read another way, too. */
const FEW_JOBS = 10;
/** A word in fewer jobs may be a mistake, and a place with fewer jobs is extended. */
const RARE = 3;
const WORDS_READ = 500;
const RESPELLINGS_TRIED = 3;
const MOST_COUNTED = 20;
/** Each reading is one more query, for which the person has to wait. */
const MOST_TERMS = 6;
const READINGS_AT_ONCE = 2;
const MOST_READINGS = 2;
/** Longer strings are not words that people search for. */
const LONGEST = 33;

/** The other readings of a search that found too little as typed. */
export interface SecondChance extends ReadOnce {
  /** Words that the last jobs lack, in addition to `dropped`. */
  also: string[];
  /** In this order: the results of each filter follow those of the ones before it. */
  filters: JobFilter[];
  /** The typed words with their interpretation. */
  meant: SearchTerm[];
}

/** One reading as a filter. */
interface Candidate extends ReadOnce {
  filter: JobFilter;
}

/** How many jobs are enough for a search; 0 if there is no other reading. */
export function enoughOf({ terms, places }: JobFilter): number {
  // A place alone is extended only if it has hardly any jobs.
  if (!terms) return places ? RARE : 0;
  return FEW_JOBS;
}

/** How many open jobs these searches find together, counted up to a limit. */
export async function countJobs(service: Service, filters: JobFilter[]) {
  const list = openJobs(filters, undefined, OPENINGS_COUNTED);
  const [jobs = 0] = await countEach(service, [list], OPENINGS_COUNTED);
  return jobs;
}

/** The length of each list, counted up to a limit. */
async function countEach({ db }: Service, lists: SQL[], atMost: number) {
  const [first, ...rest] = lists.map((list) => countUpTo(db, list, atMost));
  if (!first) return [];
  const results = await db.batch([first, ...rest]);
  return results.map(([row]) => row?.rows ?? 0);
}

/** The single word of a term without synonyms, in lower case. */
const ownWord = ({ typed: [word = "", ...more], synonyms }: SearchTerm) =>
  more.length === 0 && synonyms.length === 0 ? word.toLowerCase() : undefined;

/**
 * For each typed word, the nearest word that open jobs contain; of equally near ones, the one in
 * most jobs.
 *
 * @param words the typed words, each with the number of jobs that contain it
 */
async function respell(service: Service, words: Map<string, number>) {
  const rare = [...words].filter(([word, jobs]) => jobs < RARE && word.length <= LONGEST);
  const keys = [...new Set(rare.flatMap(([word]) => keysNear(wordKey(word))))];
  const rows = keys.length > 0 ? await wordsUnder(service.db, keys, WORDS_READ) : [];
  const near = respellings(
    new Map(rare.map(([word, jobs]) => [word, jobs > 0])),
    rows.map(({ word }) => word),
  ).map((all) => all.slice(0, RESPELLINGS_TRIED));
  const tried = near.flat();
  const counts = await countEach(
    service,
    tried.map(({ word }) => openJobs([{ terms: searchTerms([word]) }], undefined, MOST_COUNTED)),
    MOST_COUNTED,
  );
  const jobsOf = new Map(tried.map((one, at) => [one, counts[at] ?? 0]));
  const best = (candidates: Respelling[]) =>
    candidates
      .filter((one) => (jobsOf.get(one) ?? 0) > 0)
      .sort((a, b) => a.far - b.far || (jobsOf.get(b) ?? 0) - (jobsOf.get(a) ?? 0))[0]?.word;
  return new Map(rare.map(([word], at) => [word, best(near[at] ?? [])]));
}

/**
 * The first of these readings that finds more jobs than the typed search; if those are still few,
 * also the next one that finds more than that.
 */
async function widen(service: Service, typed: JobFilter, readings: Candidate[], asTyped: number) {
  const choices: Candidate[] = [];
  let jobCount = asTyped;
  let remaining = readings;
  while (remaining.length > 0 && jobCount < FEW_JOBS && choices.length < MOST_READINGS) {
    const some = remaining.slice(0, READINGS_AT_ONCE);
    const before = [typed, ...choices.map(({ filter }) => filter)];
    const lists = some.map(({ filter }) => openJobs([...before, filter], undefined, FEW_JOBS));
    const counts = await countEach(service, lists, FEW_JOBS);
    const at = counts.findIndex((jobs) => jobs > jobCount);
    choices.push(...some.filter((_, index) => index === at));
    jobCount = counts[at] ?? jobCount;
    remaining = remaining.slice(at < 0 ? READINGS_AT_ONCE : at + 1);
  }
  return choices;
}

/**
 * Listed words that form a listed phrase with the interpretation of the others: "boy" of "delivry
 * boy".
 */
function inPhrases(
  entries: { term: SearchTerm; word?: string }[],
  meantBy: Map<string, string | undefined>,
): Set<string> {
  const meant = entries.flatMap(({ term, word = "" }) =>
    isListed(word) ? [word] : [meantBy.get(word) ?? term.typed].flat(),
  );
  const phrases = searchTerms(meant).filter(({ typed }) => typed.length > 1);
  return new Set(phrases.flatMap(({ typed }) => typed).filter(isListed));
}

/** The word of a place that may be misspelled: its only unknown word. Several are an address. */
function oddWord(location: string | undefined): SearchTerm[] {
  const odd = searchTerms(searchWords(location ?? "")).filter((term) => !isPlace(term));
  return odd.length === 1 ? odd : [];
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
  const counts = await countEach(service, lists, 1);
  return kinds.filter((_, at) => counts[at] === 0).map(nameOf);
}

/**
 * Other readings of a search that found few jobs or none: words with a similar spelling, or the
 * same sound in another script; then the whole town, places near by, any pay; then fewer words. Of
 * a long search, only the first words are read.
 *
 * @param asTyped the number of jobs that the typed search found
 * @returns null if there is no other reading, or none that finds more
 */
export async function secondChance(
  service: Service,
  { filter: jobFilter, location, pay }: Wanted,
  asTyped: number,
): Promise<SecondChance | null> {
  const terms = jobFilter.terms?.slice(0, MOST_TERMS) ?? [];
  const unread = jobFilter.terms?.slice(MOST_TERMS).map(nameOf) ?? [];
  const allTerms = [...terms, ...oddWord(location)];
  const counts = await countEach(
    service,
    allTerms.map((term) => openJobs([{ terms: [term] }], undefined, RARE)),
    RARE,
  );
  const entries = allTerms.map((term, at) => ({
    term,
    word: ownWord(term),
    jobs: counts[at] ?? 0,
  }));
  const meantBy = await respell(
    service,
    new Map(entries.flatMap(({ word, jobs }) => (word ? [[word, jobs] as const] : []))),
  );
  const phrased = inPhrases(entries, meantBy);
  const meant = entries.map(({ term, word = "", jobs }): Meant => {
    const respelled = phrased.has(word) ? undefined : meantBy.get(word);
    return { term, isKnown: Boolean(respelled) || jobs > 0, respelled };
  });
  const where = whereOf(location, meant[terms.length]);
  const filterOf = ({ terms: readingTerms, places, towns, isAnyPay }: Reading): JobFilter => ({
    ...(isAnyPay && pay ? pay.without : jobFilter),
    places,
    towns,
    terms: readingTerms.length > 0 ? readingTerms : undefined,
  });
  const inWords = meant.slice(0, terms.length);
  // A pay that some jobs match applies to all readings.
  const readings = drops(inWords, where, { unread, pay: asTyped > 0 ? undefined : pay?.typed }).map(
    (reading): Candidate => ({ ...reading, filter: filterOf(reading) }),
  );
  const choices = await widen(service, jobFilter, readings, asTyped);
  const [first, last = first] = choices;
  if (!first || !last) return null;
  return {
    shown: first.shown,
    dropped: first.dropped,
    kept: first.kept,
    also: last.dropped.filter((word) => !first.dropped.includes(word)),
    near: [...new Set([...first.near, ...last.near])],
    filters: choices.map(({ filter }) => filter),
    meant: termsOf(inWords),
  };
}
