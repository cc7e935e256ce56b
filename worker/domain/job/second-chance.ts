import { type JobFilter, openJobs, type SearchTerm } from "../../../db/job/job-search";
import { countUpTo, wordsUnder } from "../../../db/job/job-words";
import type { ReadAs } from "../../contract/job/read-as";
import type { Service } from "../service";
import { drops, type Meant } from "./drops.rules";
import { type Respelling, respellings } from "./respell.rules";
import { placeNames, SYNONYM_WORDS, searchTerms, searchWords } from "./search.rules";
import { keysNear, wordKey } from "./word-key.rules";

/** A search with fewer jobs gets a second chance. */
export const FEW_JOBS = 3;
const WORDS_READ = 500;
const RESPELLINGS_TRIED = 4;
const MOST_COUNTED = 20;

/** What a search was taken for that found too little as it was typed, and what is looked for then. */
export interface SecondChance extends ReadAs {
  filter: JobFilter;
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

/** What may be meant by each of these words, from the words that jobs say and the kept list. */
async function candidatesOf({ db }: Service, words: Map<string, number>) {
  const keys = [...new Set([...words.keys()].flatMap((word) => keysNear(wordKey(word))))];
  const said = keys.length > 0 ? await wordsUnder(db, keys, WORDS_READ) : [];
  const known = [...new Set([...said.map(({ word }) => word), ...SYNONYM_WORDS])];
  return [...words].map(([word, jobs]) => {
    const near = jobs < FEW_JOBS ? respellings(word, known, jobs > 0) : [];
    return { word, near: near.slice(0, RESPELLINGS_TRIED) };
  });
}

/**
 * The nearest words that open jobs do say, by those that were typed; of equally near ones the one that
 * most jobs say.
 *
 * @param words and how many jobs say each
 */
async function respell(service: Service, words: Map<string, number>) {
  const candidates = await candidatesOf(service, words);
  const tried = candidates.flatMap(({ near }) => near);
  const counts = await countEach(
    service,
    tried.map(({ word }) => [{ terms: searchTerms([word]) }]),
    MOST_COUNTED,
  );
  const jobsOf = new Map(tried.map((one, at) => [one, counts[at] ?? 0]));
  const best = (near: Respelling[]) =>
    near
      .filter((one) => (jobsOf.get(one) ?? 0) > 0)
      .sort((a, b) => a.far - b.far || (jobsOf.get(b) ?? 0) - (jobsOf.get(a) ?? 0))[0]?.word;
  return new Map(candidates.map(({ word, near }) => [word, best(near)]));
}

/**
 * Another reading of a search that found few jobs or none: words that are spelled nearly so, or sound
 * so in another script; then places near by; then fewer words. The first reading that finds more.
 *
 * @param asTyped how many jobs the search found
 * @returns null where there is no other reading, or none that finds more
 */
export async function secondChance(
  service: Service,
  asked: JobFilter & { location?: string },
  asTyped: number,
): Promise<SecondChance | null> {
  const { terms = [], location, ...rest } = asked;
  const typed = { terms: asked.terms, ...rest, ...(location && { places: placeNames(location) }) };
  const all = [...terms, ...(location ? searchTerms(searchWords(location)) : [])];
  const alone = all.map((term) => [{ terms: [term] }]);
  const jobsOf = new Map(
    (await countEach(service, alone, FEW_JOBS)).map((jobs, at) => [all[at], jobs]),
  );
  const words = all.flatMap((term): [string, number][] => {
    const word = ownWord(term);
    return word ? [[word, jobsOf.get(term) ?? 0]] : [];
  });
  const meantBy = await respell(service, new Map(words));
  const meant = all.map((term): Meant => {
    const respelled = meantBy.get(ownWord(term) ?? "");
    const isKnown = Boolean(respelled) || (jobsOf.get(term) ?? 0) > 0;
    return { term, isKnown, respelled };
  });
  const [place, ...more] = meant.slice(terms.length);
  const where = { location, respelled: more.length === 0 ? place?.respelled : undefined };
  const readings = drops(meant.slice(0, terms.length), where).map(
    ({ terms: wanted, places, ...said }): SecondChance => ({
      ...said,
      filter: { ...rest, places, terms: wanted.length > 0 ? wanted : undefined },
    }),
  );
  const counts = await countEach(
    service,
    readings.map(({ filter }) => [typed, filter]),
    asTyped + 1,
  );
  return readings.find((_, at) => (counts[at] ?? 0) > asTyped) ?? null;
}
