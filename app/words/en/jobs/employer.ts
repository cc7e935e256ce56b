import type { FactKind } from "../../../../worker/facts/companies";

/** What we checked for each fact about a company. */
export const checks: Record<FactKind, string> = {
  mailbox: "work email",
  domain: "website",
  gstin: "GSTIN",
  registry: "company register",
  call: "phone call",
  visit: "visit",
};

/** Shown beside the company's name. */
export const checkedShort = "Checked by us";
export const wasCheckedShort = "Checked by us earlier";
export const notVerifiedShort = "Not verified yet";

export const isChecked = "Company checked by us";
export const checked = (things: string[]) => `${isChecked}: ${things.join(", ")}`;
/** Verified once, but all of its checks have expired. */
export const wasChecked = "We checked this company before, and check it again";
export const checksOver = `${wasChecked}.`;
export const notVerified = "Company not verified yet";
