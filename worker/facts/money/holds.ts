/** Hours after applying for which a slot is held, so that its candidate can take the test. */
export const TEST_HOLD_HOURS = 72;
export const TEST_HOLD_SECONDS = TEST_HOLD_HOURS * 3_600;

/** Hours after a passed test for which a slot is held, so that its candidate can pay. */
export const PAYMENT_HOLD_HOURS = 24;
export const PAYMENT_HOLD_SECONDS = PAYMENT_HOLD_HOURS * 3_600;

/** Creating an order extends the hold, once, to at least this long from then. */
export const PAYMENT_GRACE_SECONDS = 1_200;

/** After an unpaid hold expired, only other candidates can claim the slot for this long. */
export const SLOT_REST_SECONDS = 3_600;
