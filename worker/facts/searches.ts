/** The page of a person's saved searches, to which mails with new jobs lead. */
export const SEARCHES_PATH = "/searches";

/** Saved searches of one person. */
export const SEARCHES_MAX = 5;

/** People are told of new jobs from this time in India on, once a day at most. */
export const DIGEST_FROM = "08:00";
/** What is late waits for the next morning from this time on. */
export const DIGEST_UNTIL = "20:00";

/** Digests in a row that nobody opened, after which the next come weekly, and after which they end. */
export const UNOPENED = { weekly: 4, last: 8 } as const;
export const WEEK_DAYS = 7;

/** Jobs that a digest names; it counts the rest. */
export const JOBS_NAMED = 6;

/** Days in which a job that is posted again is the same one. */
export const REPOST_DAYS = 30;

/** Days for which is kept what people were told of, and which jobs they looked at. */
export const DIGEST_DAYS = 60;
export const SEEN_DAYS = 30;

/** Full jobs of whose free slots one person waits to be told. */
export const NOTICES_MAX = 20;
/** People are told of free slots between these times in India. */
export const NOTICE_HOURS = { from: "09:00", until: "20:00" } as const;
/** People told of each free slot at once, and when the next are told while it is still free. */
export const TOLD_PER_SLOT = 3;
export const NEXT_TOLD_MINUTES = 30;
