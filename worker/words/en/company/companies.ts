import { brand } from "../../../facts/brand";
import type { FactKind } from "../../../facts/companies";

const registered = `Is it in your registered name? Give another name for now and write to ${brand.supportEmail}.`;

/** What is wrong with what a company says of itself, and what is missing. */
export const companyWords = {
  name: "Give the company's name",
  website: "Give the website with https:// at its beginning",
  websitePlain:
    "Give the plain address, such as https://zarilane.in, with no name or number around it",
  phone: "Give an Indian phone number of ten digits",
  leadsElsewhere:
    "Leave out links, phone numbers, and mail and UPI addresses: candidates read this on your page",
  /** Why its name may not stand in front of strangers. Staff can put it in all the same. */
  nameTroubles: {
    brand: `Leave out “${brand.name}”: people would take this for us. ${registered}`,
    money: `Leave out amounts and words of payment, such as “pay”, “fee” or “UPI”. ${registered}`,
    leads_elsewhere: `Leave out links, phone numbers and addresses. ${registered}`,
  },
  missing: "Fill this in before you submit",
  noMailbox:
    "No member of the company has proved this mailbox, or it is not at the website's domain",
  noDomain: "The company names no website of its own",
  noGstin: "The company names no GSTIN",
};

/** What a finding needs, where it is missing. */
export const factWords: Partial<Record<FactKind, string>> = {
  mailbox: companyWords.noMailbox,
  domain: companyWords.noDomain,
  gstin: companyWords.noGstin,
};

export const suspensionWords = {
  /** Read by the company's own people. */
  refused:
    "We are checking your company. Until that is done, you can only answer candidates whose interview began before.",
  /** Read by each applicant of a job that is withdrawn. */
  withdrawn: "We could not confirm that this company keeps its promises.",
};
