import type { FactKind } from "../../../../worker/facts/jobs/companies";
import { checkingEmployer } from "../jobs/job-card";

export const title = (name: string) => `${name} on Pakka`;
export const description = (name: string) =>
  `What we checked about ${name}, with the day of each check, and its open jobs.`;
export const notFetched = "Failed to fetch this company";
export const notFound = {
  title: "Company Not Found · Pakka",
  description: "This company doesn't exist or has been removed.",
  heading: "Company Not Found",
  text: "The company you're looking for doesn't exist or has been removed.",
  all: "View All Jobs",
};

export const since = (day: string) => `On Pakka since ${day}`;

export const checks = {
  heading: "What we checked",
  intro: "Each line is one check, good on the day it names. None of them is a promise.",
  on: (day: string) => `Checked on ${day}`,
  none: "Not verified yet",
  noneText: `${checkingEmployer} Nobody pays for a slot of its jobs until that is done. Look it up yourself before you go to an interview.`,
};

export const facts: Record<FactKind, string> = {
  mailbox: "Its people use a mail address at its own domain",
  domain: "It controls the domain of its website",
  gstin: "GST registration",
  registry: "Company register",
  call: "We spoke to it by phone",
  visit: "We visited its address",
};

export const suspended = {
  heading: "We are checking this company",
  text: "Its jobs are paused: nobody can apply or pay now. Whoever paid for an interview gets the money back if the company does not return.",
};

export const about = "About the company";
export const jobs = "Open jobs";
export const noJobs = "No open jobs now.";

/** What we checked for each fact about a company. */
export const thingsChecked: Record<FactKind, string> = {
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
