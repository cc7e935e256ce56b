/** A repeat with the same `Idempotency-Key` gets the first answer for so long. */
export const IDEMPOTENCY_HOURS = 24;
export const IDEMPOTENCY_SECONDS = IDEMPOTENCY_HOURS * 3_600;

/** The same text from the same sender to support, within so long, is one message. */
export const SAME_TEXT_MINUTES = 10;
/** So many of them are kept for one person or console; staff keep as many as they send. */
export const KEPT_REPEATS = 10_000;
