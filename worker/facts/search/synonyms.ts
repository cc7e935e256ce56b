import { once } from "../once";
import { PLACES } from "./place-rows";
import { WORK } from "./work-rows";

/**
 * Words that people type for the same thing: spellings of a place, names of a kind of work, of
 * schooling and of ways to work, in English, in Hindi, and in Hindi typed with Latin letters. Any of
 * a row finds what stands before "<"; what stands after it is typed alone: mistakes, and words that
 * mean something else where a job says them.
 */
const SCHOOLING = [
  "10th | matriculation | 10वीं | दसवीं | दसवीं पास | 10वीं पास < 10th pass | tenth | matric | ssc | sslc | class 10 | dasvi",
  "12th | twelfth | 12वीं | बारहवीं | 12वीं पास < 12th pass | intermediate | hsc | class 12 | plus two | barahvi",
  "8th pass | 8वीं पास | आठवीं पास < 8th | eighth | class 8",
  "graduate | ग्रेजुएट | स्नातक < graduation | any graduate | degree | bachelor | snatak",
  "b com | bcom < commerce graduate",
  "b tech | btech < b e | engineering graduate",
  "b sc | bsc",
  "bca < b c a",
  "mba | pgdm | एमबीए",
  "iti | आईटीआई < industrial training",
  "diploma | polytechnic | डिप्लोमा | पॉलिटेक्निक",
];

const WAYS = [
  "remote | work from home | घर से काम | घर बैठे | घर बैठे काम | वर्क फ्रॉम होम < wfh | work at home | home based | ghar se kaam | ghar baithe | ghar baithe kaam",
  "part time | पार्ट टाइम < parttime | half day",
  "full time | फुल टाइम < fulltime",
  "fresher | freshers | trainee | फ्रेशर | बिना अनुभव < no experience | without experience | entry level | naya",
  "intern | internship | apprentice | apprenticeship | इंटर्न | इंटर्नशिप",
  "night shift | नाइट शिफ्ट | रात की शिफ्ट < night job | raat ki shift",
  "day shift | डे शिफ्ट < general shift",
  "walk in < walkin",
  "hindi | हिंदी | हिन्दी",
  "english | अंग्रेजी | अंग्रेज़ी < angrezi",
];

/** Words for one thing: jobs say `written`, people type these and `typed`. */
export interface Synonyms {
  written: string[];
  typed: string[];
}

function read(row: string): Synonyms {
  const [written = "", typed = ""] = row.split(" < ");
  return { written: written.split(" | "), typed: typed ? typed.split(" | ") : [] };
}

export const placeSynonyms = once(() => PLACES.map(read));
/** What a job asks for or how one works there: no word of these phrases says it alone. */
export const mannerSynonyms = once(() => [...SCHOOLING, ...WAYS].map(read));
export const searchSynonyms = once(() => [...PLACES, ...WORK, ...SCHOOLING, ...WAYS].map(read));

/** Words around a search that say nothing of the job: looked for only where nothing else is said. */
export const FILLERS = new Set(
  `a an the in at on of for and or near nearby me my i want need needed required looking find new
  job jobs work naukri nokri naukari vacancy vacancies opening openings hiring recruitment urgent
  urgently today latest chahiye chaiye kaam kam ka ke ki ko mein me se hai wala wali wale
  नौकरी काम जॉब चाहिए में का के की को`.split(/\s+/),
);
