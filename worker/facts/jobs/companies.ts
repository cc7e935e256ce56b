export const COMPANY_STATES = ["draft", "submitted", "verified", "refused", "suspended"] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

interface InState {
  state: CompanyState;
}

export const isDraft = ({ state }: InState) => state === "draft";
export const isSubmitted = ({ state }: InState) => state === "submitted";
export const isVerified = ({ state }: InState) => state === "verified";
export const isRefused = ({ state }: InState) => state === "refused";
export const isSuspended = ({ state }: InState) => state === "suspended";

/** The fields that a company must fill in before staff check it. */
export const NEEDED_TO_SUBMIT = ["legalName", "address", "city", "phone"] as const;

/** Verified facts about a company, each with its own kind of check and a date. */
export const FACT_KINDS = ["mailbox", "domain", "gstin", "registry", "call", "visit"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Days after which a verified fact expires. */
export const FACT_DAYS = 365;

export const PROPOSAL_STATES = ["open", "approved", "returned", "replaced"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const isOpenProposal = ({ state }: { state: ProposalState }) => state === "open";

/** Days after which the jobs of a suspended company are withdrawn. */
export const SUSPENDED_DAYS = 7;
const LOGO_MAX_KB = 512;
export const LOGO_MAX_BYTES = LOGO_MAX_KB * 1024;
export const LOGO_SIZE = `${LOGO_MAX_KB} KB`;
/** The longest side of a logo in pixels: a small file may unpack to more than a phone can hold. */
export const LOGO_SIDE_MAX = 2_000;

/** How many open jobs a company's page shows. */
export const COMPANY_JOBS_SHOWN = 50;

/** Whether staff verified the company, now or before its suspension. */
export const wasVerified = (company: InState) => isVerified(company) || isSuspended(company);

/** Maximum lengths in characters. */
export const WEBSITE_MAX = 200;
export const ADDRESS_MAX = 300;
export const ABOUT_MAX = 2_000;

/** Public registers of companies and domains. */
export const REGISTERS = {
  gstin: "https://services.gst.gov.in/services/searchtp",
  cin: "https://www.mca.gov.in/content/mca/global/en/mca/master-data/MDS.html",
  domain: "https://lookup.icann.org/en/lookup?name=",
} as const;
