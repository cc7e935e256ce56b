export const reportThis = "Report this job";
export const share = "Share on WhatsApp";
/** The default message, which the sender can edit. */
export const shared = (facts: string[], address: string) => `${facts.join(", ")}: ${address}`;
