/** Time for which a repeat with the same `Idempotency-Key` gets the first answer. */
export const IDEMPOTENCY_HOURS = 24;
export const IDEMPOTENCY_SECONDS = IDEMPOTENCY_HOURS * 3_600;
/**
 * Maximum number of stored answers for one person, member of a company, or link without a login.
 * Staff have no limit.
 */
export const KEPT_REPEATS = 10_000;
/** Stored answers longer than this have a separate limit: a job with its test is a megabyte. */
export const LONG_REPEAT = 16 * 1024;

/** The same text from one sender to support counts as one message within this time. */
export const SAME_TEXT_MINUTES = 10;
