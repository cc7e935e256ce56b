import type { CompanyState } from "../../../../worker/facts/companies";
import { labels as staffLabels } from "./staff";

export const yourJobs = "Your jobs";
export const noJobs = "You have no job yet.";
export const writeJob = "Write a job";
export const state = "State";
export const save = "Save";
export const notSaved = { title: "Nothing was saved", body: "Look at the fields below." };

export const found = {
  heading: "Your company",
  introduction:
    "You have no company here yet. Give the name that candidates know; the rest comes next. If a colleague has set your company up, ask them to invite you.",
  name: "Company's name",
  button: "Set up the company",
};

/** What a state means for the company, and what to do next. */
export const next: Record<CompanyState, string> = {
  draft: "Fill in the facts of your company and submit them. You can write jobs in the meantime.",
  submitted:
    "We are checking your company and may call the number that you gave. There is nothing to do for you. You can submit jobs: they open once your company is verified.",
  verified: "Your company is verified. Your jobs open once we have looked at each.",
  refused: "We could not verify your company. Correct its facts and submit them again.",
  suspended:
    "Your jobs take no new candidates while we check your company. Write to us if you can clear it up.",
};
export const because = (reason: string) => `The reason: ${reason}`;
export const missing = "Still missing";
export const toFacts = "The facts of your company";

export const labels = { name: "Name", ...staffLabels, logo: "Logo" };
export const hints: Partial<Record<keyof typeof labels, string>> = {
  name: "As candidates know it.",
  legalName: "As the registration or the PAN card says it.",
  website:
    "With https:// at its beginning. Your own site proves most; leave it empty if you have none.",
  about: "What the company does, in a few sentences. Candidates read it.",
  address: "Where the office is. Staff read it alone.",
  phone: "Ten digits, without +91 or 0. We call it to check the company.",
  gstin:
    "15 letters and digits, from your GST certificate. Leave it empty if you are not registered.",
  cin: "21 letters and digits, for companies of the Companies Act. Leave it empty if you have none.",
};
export const facts = "The facts";
export const factsNote: Partial<Record<CompanyState, string>> = {
  submitted: "If you change a fact that we check, you have to submit the company again.",
  verified:
    "We look at a new name, legal name, website, logo, GSTIN or CIN before candidates see it.",
  suspended:
    "We look at a new name, legal name, website, logo, GSTIN or CIN before candidates see it.",
};
export const saveAndSubmit = "Save and submit";
export const notSubmitted = { title: "Not submitted", body: "Look at the fields below." };
export const submitted = "Submitted. We check it and tell you here.";

export const waitsForStaff = "Waits for us";
export const waitsText = "Candidates see what stood before until we have looked at this.";
export const takenBack = "taken back";

export const checked = "What we checked";
export const checkedUntil = (detail: string, at: string, until: string | null) =>
  until ? `${detail}, found on ${at}, good until ${until}` : `${detail}, found on ${at}`;

export const domain = {
  heading: "Prove your website",
  text: "Publish this TXT record where your domain is managed, then let us look. It may take an hour until it can be seen.",
  none: "Give the company's website first, and save it.",
  ask: "Show the record",
  look: "Look now",
  name: "Name",
  type: "Type",
  value: "Value",
  found: (name: string) => `We found the record: ${name} is yours.`,
  notFound: "The record is not there yet. Try again later.",
};

export const logo = {
  heading: "Logo",
  file: "Picture",
  hint: (size: string) => `PNG, JPEG or WebP, up to ${size}.`,
  upload: "Upload the logo",
  alt: (company: string) => `Logo of ${company}`,
};
