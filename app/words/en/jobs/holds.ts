import { PAYMENT_HOLD_HOURS, TEST_HOLD_HOURS } from "../../../../worker/facts/money/holds";

/** How long a slot is kept for the test, and then for the payment. */
export const HOLDS = {
  test: `${TEST_HOLD_HOURS} hours`,
  payment: `${PAYMENT_HOLD_HOURS} hours`,
};
