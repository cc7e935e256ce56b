import { PAYMENT_HOLD_HOURS, TEST_HOLD_HOURS } from "../../../../worker/facts/money/holds";

export const HOLDS = {
  test: `${TEST_HOLD_HOURS} घंटे`,
  payment: `${PAYMENT_HOLD_HOURS} घंटे`,
};
