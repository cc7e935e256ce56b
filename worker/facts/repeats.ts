/** A repeat with the same `Idempotency-Key` gets the first answer for so long. */
export const IDEMPOTENCY_HOURS = 24;
export const IDEMPOTENCY_SECONDS = IDEMPOTENCY_HOURS * 3_600;
/**
 * So many of these answers are kept for one person, member of a company, or link without a login; those of
 * staff all.
 */
export const KEPT_REPEATS = 10_000;
/** Longer ones, as they are kept, have a limit of their own: a job with its test is a megabyte. */
export const LONG_REPEAT = 16 * 1024;

/** The same text from the same sender to support, within so long, is one message. */
export const SAME_TEXT_MINUTES = 10;
