/** A slot is kept for so long after applying, so that its candidate can take the test. */
export const TEST_HOLD_HOURS = 72;
export const TEST_HOLD_SECONDS = TEST_HOLD_HOURS * 3_600;

/** A slot is kept for so long after a passed test, so that its candidate can pay. */
export const PAYMENT_HOLD_HOURS = 24;
export const PAYMENT_HOLD_SECONDS = PAYMENT_HOLD_HOURS * 3_600;

/** Asking for an order keeps the slot for so long at least, once. */
export const PAYMENT_GRACE_SECONDS = 1_200;

/** Whose hold ran out with the time to pay leaves the slot to others for so long. */
export const SLOT_REST_SECONDS = 3_600;
