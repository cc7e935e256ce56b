import { countEach } from "../../../../../db/job/job-lists";
import { openJobs } from "../../../../../db/job/job-search";
import { wordsUnder } from "../../../../../db/job/job-words";
import type { SearchTerm } from "../../../../../db/job/search-expression";
import type { Service } from "../../../service";
import type { Wanted } from "./filter.rules";
import { isListed, isPlace, searchTerms, searchWords } from "./search.rules";
import { keysNear, type Respelling, respellings, wordKey } from "./spelling.rules";

/** A word in fewer jobs may be a mistake. */
const RARE = 3;
const WORDS_READ = 500;
const RESPELLINGS_TRIED = 3;
const MOST_COUNTED = 20;
/** Of a long search only so many terms are read: each is one more query. */
export const MOST_TERMS = 6;
/** Longer strings are not words that people search for. */
const LONGEST = 33;

/** The word of a place that may be misspelled: its only unknown word. Several are an address. */
function oddWord(location: string | undefined): SearchTerm[] {
  const odd = searchTerms(searchWords(location ?? "")).filter((term) => !isPlace(term));
  return odd.length === 1 ? odd : [];
}

/** The single word of a term without synonyms, in lower case. */
const ownWord = ({ typed: [word = "", ...more], synonyms }: SearchTerm) =>
  more.length === 0 && synonyms.length === 0 ? word.toLowerCase() : undefined;

/** What the second chance knows of the typed words before it chooses. */
export interface WordsRead {
  entries: { term: SearchTerm; word?: string; jobs: number }[];
  /** For each typed word, the words of open jobs that look or sound like it. */
  near: Map<string, string[]>;
}

/** The words that decide about the readings: of a long search only the first, and an unknown place. */
const wordsIn = ({ filter, location }: Wanted) => [
  ...(filter.terms?.slice(0, MOST_TERMS) ?? []),
  ...oddWord(location),
];

/** Whether a search has a word that may be misspelled, so that its words are read at once. */
export const mayBeMisspelled = (wanted: Wanted) =>
  wordsIn(wanted).some((term) => {
    const word = ownWord(term);
    return word !== undefined && !isListed(word);
  });

/** Reads, for each typed word, the jobs that contain it and the words that resemble it. */
export async function readWords(service: Service, wanted: Wanted): Promise<WordsRead> {
  const terms = wordsIn(wanted);
  const words = terms.map(ownWord);
  const shortWords = words.flatMap((word) => (word && word.length <= LONGEST ? [word] : []));
  const [counts, near] = await Promise.all([
    countEach(
      service.db,
      terms.map((term) => openJobs([{ terms: [term] }], undefined, RARE)),
      RARE,
    ),
    Promise.all(
      shortWords.map((word) => {
        const keys = keysNear(wordKey(word));
        return keys.length > 0 ? wordsUnder(service.db, keys, WORDS_READ) : [];
      }),
    ),
  ]);
  return {
    entries: terms.map((term, at) => ({ term, word: words[at], jobs: counts[at] ?? 0 })),
    near: new Map(shortWords.map((word, at) => [word, (near[at] ?? []).map((row) => row.word)])),
  };
}

/**
 * For each typed word, the nearest word that open jobs contain; of equally near ones, the one in
 * most jobs.
 */
export async function respell(service: Service, { entries, near: words }: WordsRead) {
  const typed = new Map(entries.flatMap(({ word, jobs }) => (word ? [[word, jobs] as const] : [])));
  const rare = [...typed].filter(([word, jobs]) => jobs < RARE && word.length <= LONGEST);
  const nearRare = new Set(rare.flatMap(([word]) => words.get(word) ?? []));
  const near = respellings(new Map(rare.map(([word, jobs]) => [word, jobs > 0])), [
    ...nearRare,
  ]).map((all) => all.slice(0, RESPELLINGS_TRIED));
  const tried = near.flat();
  const counts = await countEach(
    service.db,
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
 * Listed words that form a listed phrase with the interpretation of the others: "boy" of "delivry
 * boy".
 */
export function inPhrases(
  entries: { term: SearchTerm; word?: string }[],
  meantBy: Map<string, string | undefined>,
): Set<string> {
  const meant = entries.flatMap(({ term, word = "" }) =>
    isListed(word) ? [word] : [meantBy.get(word) ?? term.typed].flat(),
  );
  const phrases = searchTerms(meant).filter(({ typed }) => typed.length > 1);
  return new Set(phrases.flatMap(({ typed }) => typed).filter(isListed));
}
