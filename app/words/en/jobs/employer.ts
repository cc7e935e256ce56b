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

/** Beside its name. */
export const checkedShort = "Checked by us";
export const wasCheckedShort = "Checked by us earlier";
export const notVerifiedShort = "Not verified yet";

export const isChecked = "Company checked by us";
export const checked = (things: string[]) => `${isChecked}: ${things.join(", ")}`;
/** Verified once, but no check of it is still good. */
export const wasChecked = "We checked this company before, and check it again";
export const checksOver = `${wasChecked}.`;
export const notVerified = "Company not verified yet";
