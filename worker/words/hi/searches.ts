import { flatten } from "../../facts/limits/texts";
import { UNOPENED } from "../../facts/search/searches";
import type { Message } from "../message-facts";

export const searchWords = {
  unclear: "अक्षर या अंक वाला कोई शब्द लिखें, या खाली छोड़ें।",
};

const newJobs = (count: number) => `${count} नई जॉब`;

export const jobLine = (job: { title: string; company: string; location: string }, pay?: string) =>
  [`${job.title}, ${job.company}, ${job.location}`, pay && flatten(pay)].filter(Boolean).join(": ");

const andMore = (more: number) => (more > 0 ? [`${more} और जॉब`] : []);

interface Digest {
  jobs: string[];
  more: number;
  isLast: boolean;
  searchesUrl: string;
  stopUrl: string;
}

export const searchDigest = (digest: Digest): Message => {
  const { jobs, more, isLast, searchesUrl, stopUrl } = digest;
  const count = newJobs(jobs.length + more);
  const list = [...jobs, ...andMore(more)].map((line) => `\n• ${line}`).join("");
  return {
    title: isLast ? "अब भी जॉब चाहिए?" : `आपके लिए ${count}`,
    mailTitle: isLast ? `अब भी जॉब चाहिए? आपके लिए ${count}` : `आपके लिए ${count}`,
    body: `${isLast ? `आपकी खोज से मिलती ${count}:` : "आपकी खोज से मिलती जॉब:"}${list}`,
    more: isLast
      ? [
          `नई जॉब के पिछले ${UNOPENED.last} मैसेज आपने नहीं खोले, इसलिए यह आख़िरी मैसेज है। जॉब अब भी चाहिए, तो अपनी खोज खोलें और उसे जारी रखें।`,
        ]
      : [],
    link: { href: searchesUrl, words: isLast ? "जॉब अब भी चाहिए" : "नई जॉब देखें" },
    unsubscribe: { href: stopUrl, words: "ये मैसेज रोकें या बंद करें" },
  };
};
