import { once } from "../once";
import { PLACES } from "./places";
import { WORK } from "./work-rows";

/**
 * Synonyms in search: spellings of a place, names for a kind of work, schooling and ways to work,
 * in English, in Hindi, and in Hindi typed in Latin letters. Each term of a row finds the terms
 * before "<" in jobs. Terms after "<" are only typed: they are misspellings, or words that mean
 * something else in a job.
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
  "ph d | phd | पीएचडी < doctorate | p h d",
  "mba | pgdm | एमबीए",
  "iti | आईटीआई < industrial training",
  "diploma | polytechnic | डिप्लोमा | पॉलिटेक्निक",
];

const AT_HOME =
  "remote | work from home | घर से काम | घर बैठे | घर बैठे काम | वर्क फ्रॉम होम < wfh | work at home | work frm home | home based | home job | घर से | घर पर काम | ghar se | ghar se kaam | ghar se kam | ghr se | ghar pe kaam | ghar par kaam | ghar baithe | ghar baithe kaam | ghar bethe | ghar bethe kaam | ghar baith ke | ghar baithkar";

const WAYS = [
  AT_HOME,
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

/** Terms for one thing: jobs contain `written`, people type `written` or `typed`. */
export interface Synonyms {
  written: string[];
  typed: string[];
}

function read(row: string): Synonyms {
  const [written = "", typed = ""] = row.split(" < ");
  return { written: written.split(" | "), typed: typed ? typed.split(" | ") : [] };
}

/** Phrases that mean a place near the user without naming it. */
export const NEAR_ME = new Set(
  `near me|near by|near by me|nearby|nearby me|nearest|around me|close to me|near my home|near home|mere paas|mere pass|mere pas
  |mere aas paas|aas paas|aas pas|aspas|aas pass|paas me|pass me|nazdik|najdik|najdeek|मेरे पास|मेरे आसपास|आसपास|आस पास|पास में|नजदीक|नज़दीक`.split(
    /\s*\|\s*/,
  ),
);

/** Words that add nothing to the name of a place. */
export const PLACE_WORDS = new Set(
  "district dist zila jila zilla city town state urban rural india bharat in at near जिला शहर भारत".split(
    " ",
  ),
);

export const homeSynonyms = once(() => read(AT_HOME));
export const placeSynonyms = once(() => PLACES.map(read));
export const workSynonyms = once(() => WORK.map(read));
/** Requirements and ways to work. These phrases match only as a whole. */
export const mannerSynonyms = once(() => [...SCHOOLING, ...WAYS].map(read));
export const searchSynonyms = once(() => [...PLACES, ...WORK, ...SCHOOLING, ...WAYS].map(read));

/** Words for women or men. They are not searched: each job is open to everyone. */
export const SEXES = new Set(
  "ladies lady female females women woman mahila mahilaon gents male males लेडीज लेडीज़ महिला महिलाओं औरत पुरुष".split(
    " ",
  ),
);

/** Filler words in a search: used only if there are no other words. */
export const FILLERS = new Set(
  `a an the in at on of for and or near nearby me my i want need needed required looking find new
  job jobs work naukri nokri naukari vacancy vacancies opening openings hiring recruitment urgent
  urgently today latest salary pay income good high best district india chahiye chaiye kaam kam ka ke ki ko mein me se hai liye par pe zyada jyada achhi acchi wala wali wale
  नौकरी काम जॉब चाहिए में से पर का के की को के लिए सैलरी वाला वाली जिला`.split(/\s+/),
);
