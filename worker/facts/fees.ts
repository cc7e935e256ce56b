/** The one currency, as banks write it. */
export const CURRENCY = "INR";

/** Rupees of an interview slot, as the owner advertises it. Each job has a price of its own. */
export const SLOT_FEE = 199;

/** Every price includes it. */
export const GST_PERCENT = 18;
