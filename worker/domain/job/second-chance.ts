import { type JobFilter, openJobs, type SearchTerm } from "../../../db/job/job-search";
import { countUpTo, wordsUnder } from "../../../db/job/job-words";
import type { ReadAs } from "../../contract/job/read-as";
import type { Service } from "../service";
import { drops, type Meant } from "./drops.rules";
import { type Respelling, respellings } from "./respell.rules";
import { SYNONYM_WORDS, searchTerms, searchWords } from "./search.rules";
import { keysNear, wordKey } from "./word-key.rules";

/** A search with fewer jobs gets a second chance. */
export const FEW_JOBS = 3;
const WORDS_READ = 500;
const RESPELLINGS_TRIED = 4;
const JOBS_COUNTED = 20;

/** What a search was taken for that found too little as it was typed, and what is looked for then. */
export interface SecondChance extends ReadAs {
  filter: JobFilter;
}

/** How many open jobs each of these searches finds, counted up to a bound. */
async function countEach({ db }: Service, filters: JobFilter[], atMost: number) {
  const [first, ...rest] = filters.map((one) =>
    countUpTo(db, openJobs([one], undefined, atMost), atMost),
  );
  if (!first) return [];
  const counted = await db.batch([first, ...rest]);
  return counted.map(([row]) => row?.rows ?? 0);
}

/** The single words of a search for which the kept list has no synonyms. */
const ownWords = (terms: SearchTerm[]) =>
  terms.flatMap(({ typed: [word = "", ...more], synonyms }) =>
    more.length === 0 && synonyms.length === 0 ? [word.toLowerCase()] : [],
  );

/** What may be meant by each of these words, from the words that jobs say and the kept list. */
async function candidatesOf(service: Service, words: string[]) {
  const keys = [...new Set(words.flatMap((word) => keysNear(wordKey(word))))];
  const counts = await countEach(
    service,
    words.map((word) => ({ terms: searchTerms([word]) })),
    FEW_JOBS,
  );
  const said = keys.length > 0 ? await wordsUnder(service.db, keys, WORDS_READ) : [];
  const known = [...new Set([...said.map(({ word }) => word), ...SYNONYM_WORDS])];
  return words.map((word, at) => {
    const count = counts[at] ?? 0;
    const near = count < FEW_JOBS ? respellings(word, known, count > 0) : [];
    return { word, isKnown: count > 0, near: near.slice(0, RESPELLINGS_TRIED) };
  });
}

/** The nearest words that open jobs do say; of equally near ones the one that most jobs say. */
async function respell(service: Service, words: string[]) {
  const candidates = await candidatesOf(service, words);
  const tried = candidates.flatMap(({ near }) => near);
  const counts = await countEach(
    service,
    tried.map(({ word }) => ({ terms: searchTerms([word]) })),
    JOBS_COUNTED,
  );
  const jobsOf = new Map(tried.map((one, at) => [one, counts[at] ?? 0]));
  const best = (near: Respelling[]) =>
    near
      .filter((one) => (jobsOf.get(one) ?? 0) > 0)
      .sort((a, b) => a.far - b.far || (jobsOf.get(b) ?? 0) - (jobsOf.get(a) ?? 0))[0]?.word;
  return new Map(
    candidates.map(({ word, isKnown, near }) => [word, { isKnown, meant: best(near) }]),
  );
}

/**
 * Another reading of a search that found few jobs or none: words that are spelled nearly so, or sound
 * so in another script; then places near by; then fewer words. The first reading that finds jobs.
 *
 * @param hasJobs the search found some: nothing of it is dropped
 * @returns null where there is no other reading, or none that finds more
 */
export async function secondChance(
  service: Service,
  asked: JobFilter & { location?: string },
  hasJobs: boolean,
): Promise<SecondChance | null> {
  const { terms = [], location, ...rest } = asked;
  const locationTerms = location ? searchTerms(searchWords(location)) : [];
  const found = await respell(service, ownWords([...terms, ...locationTerms]));
  const meant: Meant[] = terms.map((term) => {
    const [word = ""] = ownWords([term]);
    const { isKnown = true, meant: respelled } = found.get(word) ?? {};
    return respelled
      ? { term, isKnown: true, respelled, searched: searchTerms([respelled]) }
      : { term, isKnown, searched: [term] };
  });
  const [place = ""] = ownWords(locationTerms);
  const readings = drops(meant, { location, respelled: found.get(place)?.meant }, hasJobs).map(
    ({ terms: wanted, places, ...said }): SecondChance => ({
      ...said,
      filter: {
        ...rest,
        places,
        terms: wanted.length > 0 ? wanted : undefined,
      },
    }),
  );
  const counts = await countEach(
    service,
    readings.map(({ filter }) => filter),
    1,
  );
  return readings.find((_, at) => (counts[at] ?? 0) > 0) ?? null;
}
