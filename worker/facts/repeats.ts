/** A repeat with the same `Idempotency-Key` gets the first answer for so long. */
export const IDEMPOTENCY_HOURS = 24;
export const IDEMPOTENCY_SECONDS = IDEMPOTENCY_HOURS * 3_600;

/** The same text from the same sender to support, within so long, is one message. */
export const SAME_TEXT_MINUTES = 10;
