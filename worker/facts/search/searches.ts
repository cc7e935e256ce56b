/** The page of a person's saved searches. Mails with new jobs link to it. */
export const SEARCHES_PATH = "/searches";

/** Maximum number of saved searches per person. */
export const SEARCHES_MAX = 5;

/** Mails with new jobs go out from this time in India on, at most once a day. */
export const DIGEST_FROM = "08:00";
/** From this time on, the mails wait for the next morning. */
export const DIGEST_UNTIL = "20:00";

/** Unopened digests in a row after which they become weekly, and after which they stop. */
export const UNOPENED = { weekly: 4, last: 8 } as const;
export const WEEK_DAYS = 7;

/** Number of jobs that a digest names; the others are only counted. */
export const JOBS_NAMED = 6;

/** A job that is posted again within this many days counts as the same one. */
export const REPOST_DAYS = 30;

/** Retention in days of the jobs sent in digests, and of the jobs viewed. */
export const DIGEST_DAYS = 60;
export const SEEN_DAYS = 30;

/** Maximum number of full jobs for which one person waits for a free slot. */
export const NOTICES_MAX = 20;
/** Notices of free slots go out between these times in India. */
export const NOTICE_HOURS = { from: "09:00", until: "20:00" } as const;
/** People notified at once per free slot, and the wait until the next ones while it stays free. */
export const TOLD_PER_SLOT = 3;
export const NEXT_TOLD_MINUTES = 30;
