/** Cancelling this long before the interview, or longer, gives all of the money back. */
export const FULL_REFUND_HOURS = 48;
/** It counts by the hour: days are how a reader pictures it. */
export const REFUND_TIME = `${FULL_REFUND_HOURS} hours (${FULL_REFUND_HOURS / 24} days) or more`;
/** Where the other side set or moved a date later than that, all of it comes back for so long. */
export const LATE_DATE_HOURS = 24;

/** Days until a bank shows a refund. */
export interface RefundDays {
  from: number;
  to: number;
}

/** By how it was paid, as the payment provider states it. */
const DAYS_BY_METHOD: Readonly<Record<string, RefundDays>> = {
  upi: { from: 2, to: 7 },
  card: { from: 5, to: 10 },
  netbanking: { from: 2, to: 10 },
  wallet: { from: 0, to: 3 },
};
const ANY_METHOD: RefundDays = { from: 2, to: 10 };

export const refundDays = (method: string | null): RefundDays =>
  DAYS_BY_METHOD[method ?? ""] ?? ANY_METHOD;
