import type { FactKind } from "../../../../worker/facts/companies";

/** What was looked at for each fact of a company. */
export const checks: Record<FactKind, string> = {
  mailbox: "work email",
  domain: "website",
  gstin: "GSTIN",
  registry: "company register",
  call: "phone call",
  visit: "visit",
};

export const checked = (things: string[]) => `Company checked by us: ${things.join(", ")}`;
/** Verified once, but no check of it is still good. */
export const checksOver = "Company checked by us earlier. We are checking it again.";
export const notVerified = "Company not verified yet";
