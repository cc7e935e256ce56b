/** The one currency, as banks write it. */
export const CURRENCY = "INR";

/** Rupees of an interview slot, as the owner advertises it. Each job has a price of its own. */
export const SLOT_FEE = 199;

/** Every price includes it. */
export const GST_PERCENT = 18;

/**
 * Why a slot costs nothing: its company is being checked, or pays itself; or it cost nothing when
 * the candidate applied.
 */
export type WhyFree = WhyJobFree | "applied";

/** Why a slot of a job costs nothing to whoever applies now. */
export type WhyJobFree = "checking" | "employer";

/** Why the next slot of a job costs its reader nothing. */
export type WhyFreeToReader = WhyJobFree | "credit";
