import { brand } from "../../../facts/brand";
import type { FactKind } from "../../../facts/jobs/companies";

const registered = `Is it in your registered name? Give another name for now and write to ${brand.supportEmail}.`;

/** What is wrong with a company's profile, and what is missing in it. */
export const companyWords = {
  name: "Give the company's name",
  website: "Give the website with https:// at its beginning",
  websitePlain:
    "Give the plain address, such as https://zarilane.in, with no name or number around it",
  phone: "Give an Indian phone number of ten digits",
  leadsElsewhere:
    "Leave out links, phone numbers, and mail and UPI addresses: candidates read this on your page",
  /** Why a name may not be shown to the public. Staff can enter it all the same. */
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

/** What a finding requires, shown where the company lacks it. */
export const factWords: Partial<Record<FactKind, string>> = {
  mailbox: companyWords.noMailbox,
  domain: companyWords.noDomain,
  gstin: companyWords.noGstin,
};

export const suspensionWords = {
  /** Shown to the company's members. */
  refused:
    "We are checking your company. Until that is done, you can only answer candidates whose interview began before.",
  /** Shown to each applicant of a withdrawn job. */
  withdrawn: "We could not confirm that this company keeps its promises.",
};
