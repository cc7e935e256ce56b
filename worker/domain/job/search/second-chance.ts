import { countUpTo } from "../../../../db/job/job-lists";
import { type JobFilter, openJobs, type SearchTerm } from "../../../../db/job/job-search";
import { wordsUnder } from "../../../../db/job/job-words";
import type { ReadAs } from "../../../contract/job/read-as";
import type { Service } from "../../service";
import { drops, type Meant, nameOf, type ReadOnce } from "./drops.rules";
import { type Respelling, respellings } from "./respell.rules";
import { searchTerms, searchWords } from "./search.rules";
import { keysNear, wordKey } from "./word-key.rules";

/** A search with fewer jobs gets a second chance. */
const FEW_JOBS = 10;
/** A word that fewer jobs say may be a mistake, and a place with fewer has too little. */
const RARE = 3;
const WORDS_READ = 500;
const RESPELLINGS_TRIED = 3;
const MOST_COUNTED = 20;
/** Each reading is a search of its own, and everybody waits for the database. */
const MOST_TERMS = 6;
const READINGS_AT_ONCE = 2;
const MOST_READINGS = 2;
/** Nobody's word is longer. */
const LONGEST = 33;

/** What a search was taken for that found too little as it was typed, and what is looked for then. */
export interface SecondChance extends ReadAs {
  /** What one finds comes behind what those before it find. */
  filters: JobFilter[];
}

/** One reading as a filter. */
interface Candidate extends ReadOnce {
  filter: JobFilter;
}

/** How many jobs are enough of a search; none where there is nothing to read another way. */
export function enoughOf({ terms, places }: JobFilter): number {
  // A place alone is looked for beyond itself only where it has hardly any.
  if (!terms) return places ? RARE : 0;
  return FEW_JOBS;
}

/** How many open jobs each of these lists of searches finds, counted up to a bound. */
async function countEach({ db }: Service, lists: JobFilter[][], atMost: number) {
  const [first, ...rest] = lists.map((filters) =>
    countUpTo(db, openJobs(filters, undefined, atMost), atMost),
  );
  if (!first) return [];
  const counted = await db.batch([first, ...rest]);
  return counted.map(([row]) => row?.rows ?? 0);
}

/** The one word of a term for which the kept list has no synonyms, in small letters. */
const ownWord = ({ typed: [word = "", ...more], synonyms }: SearchTerm) =>
  more.length === 0 && synonyms.length === 0 ? word.toLowerCase() : undefined;

/**
 * The nearest words that open jobs do say, by those that were typed; of equally near ones the one that
 * most jobs say.
 *
 * @param words and how many jobs say each
 */
async function respell(service: Service, words: Map<string, number>) {
  const rare = [...words].filter(([word, jobs]) => jobs < RARE && word.length <= LONGEST);
  const keys = [...new Set(rare.flatMap(([word]) => keysNear(wordKey(word))))];
  const said = keys.length > 0 ? await wordsUnder(service.db, keys, WORDS_READ) : [];
  const near = respellings(
    new Map(rare.map(([word, jobs]) => [word, jobs > 0])),
    said.map(({ word }) => word),
  ).map((all) => all.slice(0, RESPELLINGS_TRIED));
  const tried = near.flat();
  const counts = await countEach(
    service,
    tried.map(({ word }) => [{ terms: searchTerms([word]) }]),
    MOST_COUNTED,
  );
  const jobsOf = new Map(tried.map((one, at) => [one, counts[at] ?? 0]));
  const best = (found: Respelling[]) =>
    found
      .filter((one) => (jobsOf.get(one) ?? 0) > 0)
      .sort((a, b) => a.far - b.far || (jobsOf.get(b) ?? 0) - (jobsOf.get(a) ?? 0))[0]?.word;
  return new Map(rare.map(([word], at) => [word, best(near[at] ?? [])]));
}

/**
 * The first of these readings that finds more jobs than the search as it was typed; and, where these
 * are few still, the next that finds more than that one.
 */
async function widen(service: Service, typed: JobFilter, readings: Candidate[], asTyped: number) {
  const chosen: Candidate[] = [];
  let found = asTyped;
  let left = readings;
  while (left.length > 0 && found < FEW_JOBS && chosen.length < MOST_READINGS) {
    const some = left.slice(0, READINGS_AT_ONCE);
    const before = [typed, ...chosen.map(({ filter }) => filter)];
    const lists = some.map(({ filter }) => [...before, filter]);
    const counts = await countEach(service, lists, FEW_JOBS);
    const at = counts.findIndex((jobs) => jobs > found);
    chosen.push(...some.filter((_, index) => index === at));
    found = counts[at] ?? found;
    left = left.slice(at < 0 ? READINGS_AT_ONCE : at + 1);
  }
  return chosen;
}

/**
 * Other readings of a search that found few jobs or none: words that are spelled nearly so, or sound
 * so in another script; then places near by; then fewer words. Of a long search the first words are
 * read.
 *
 * @param asTyped how many jobs the search found
 * @returns null where there is no other reading, or none that finds more
 */
export async function secondChance(
  service: Service,
  asked: JobFilter,
  location: string | undefined,
  asTyped: number,
): Promise<SecondChance | null> {
  const terms = asked.terms?.slice(0, MOST_TERMS) ?? [];
  const unread = asked.terms?.slice(MOST_TERMS).map(nameOf) ?? [];
  const [place, ...more] = location ? searchTerms(searchWords(location)) : [];
  // A place of more words is not respelled: it is an address.
  const read = place && more.length === 0 ? [...terms, place] : terms;
  const alone = read.map((term) => [{ terms: [term] }]);
  const counts = await countEach(service, alone, RARE);
  const known = read.map((term, at) => ({ term, word: ownWord(term), jobs: counts[at] ?? 0 }));
  const meantBy = await respell(
    service,
    new Map(known.flatMap(({ word, jobs }) => (word ? [[word, jobs] as const] : []))),
  );
  const meant = known.map(({ term, word, jobs }): Meant => {
    const respelled = meantBy.get(word ?? "");
    return { term, isKnown: Boolean(respelled) || jobs > 0, respelled };
  });
  const where = { location, respelled: meant[terms.length]?.respelled };
  const readings = drops(meant.slice(0, terms.length), where, unread).map(
    ({ terms: wanted, places, towns, ...said }): Candidate => ({
      ...said,
      filter: { ...asked, places, towns, terms: wanted.length > 0 ? wanted : undefined },
    }),
  );
  const chosen = await widen(service, asked, readings, asTyped);
  const [first, last = first] = chosen;
  if (!first || !last) return null;
  return {
    shown: first.shown,
    dropped: first.dropped,
    also: last.dropped.filter((word) => !first.dropped.includes(word)),
    near: [...new Set([...first.near, ...last.near])],
    filters: chosen.map(({ filter }) => filter),
  };
}
