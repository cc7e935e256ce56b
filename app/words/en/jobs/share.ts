export const reportThis = "Report this job";
export const share = "Share on WhatsApp";
/** The message, before its sender changes it. */
export const shared = (facts: string[], address: string) => `${facts.join(", ")}: ${address}`;
