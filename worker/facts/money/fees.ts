/** The only currency, as an ISO code. */
export const CURRENCY = "INR";

/** The advertised price of an interview slot, in rupees. Each job has its own price. */
export const SLOT_FEE = 199;

/** Included in every price. */
export const GST_PERCENT = 18;

/**
 * Why a slot is free: the company is being checked, the company pays, or the slot was free when the
 * candidate applied.
 */
export type WhyFree = WhyJobFree | "applied";

/** Why a job's slots are free for new applicants. */
export type WhyJobFree = "checking" | "employer";

/** Why the next slot of a job is free for its reader. */
export type WhyFreeToReader = WhyJobFree | "credit";
