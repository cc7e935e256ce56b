import { flatten } from "../../facts/limits/texts";
import { UNOPENED } from "../../facts/search/searches";
import type { Message } from "../message-facts";

export const searchWords = {
  unclear: "Type a word with letters or digits, or leave it empty.",
};

const newJobs = (count: number) => (count === 1 ? "1 new job" : `${count} new jobs`);

/** A job as a single line of a message. */
export const jobLine = (job: { title: string; company: string; location: string }, pay?: string) =>
  [`${job.title}, ${job.company}, ${job.location}`, pay && flatten(pay)].filter(Boolean).join(": ");

const andMore = (more: number) => (more > 0 ? [`${more} more`] : []);

interface Digest {
  /** One line per job. */
  jobs: string[];
  /** Number of jobs beyond the listed ones. */
  more: number;
  /** The reader opened none of the previous digests: this is the last one. */
  isLast: boolean;
  searchesUrl: string;
  stopUrl: string;
}

/** For people with saved searches. */
export const searchDigest = (digest: Digest): Message => {
  const { jobs, more, isLast, searchesUrl, stopUrl } = digest;
  const count = newJobs(jobs.length + more);
  // One line each in a mail; in the app they run on as one paragraph.
  const list = [...jobs, ...andMore(more)].map((line) => `\n• ${line}`).join("");
  return {
    title: isLast ? "Still looking?" : `${count} for you`,
    mailTitle: isLast ? `Still looking? ${count} for you` : `${count} for you`,
    body: `${isLast ? `${count} like your searches:` : "Like your searches:"}${list}`,
    more: isLast
      ? [
          `You did not open our last ${UNOPENED.last} messages with new jobs, so this is the last one. If you still look for a job, open your searches and go on.`,
        ]
      : [],
    link: { href: searchesUrl, words: isLast ? "I still look for a job" : "See the new jobs" },
    unsubscribe: { href: stopUrl, words: "Pause or end these messages" },
  };
};
