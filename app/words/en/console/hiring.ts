import type { CompanyState } from "../../../../worker/facts/jobs/companies";
import type { JobState } from "../../../../worker/facts/jobs/job-states";
import type { ChoiceTerm, ChoiceValue, PayPeriod } from "../../../../worker/facts/jobs/jobs";
import { POINT_MAX } from "../../../../worker/facts/limits/texts";
import { grouped } from "../../../../worker/words/amounts";
import { rupees } from "../../format";
import { labels as staffLabels } from "./staff";

export const notForRole = {
  title: "This page is not for your role",
  body: "An owner of your company can change it.",
};
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

const frozen =
  "Your jobs take no new candidates while we check your company. Resumes, phone numbers and mail addresses of candidates are closed, and you can offer no days, call nobody to a next round and invite no colleagues. Answer the candidates whom you met before: they wait for it.";

/** What a state means for the company, and what its owners do next. */
export const next: Record<CompanyState, string> = {
  draft: "Fill in the facts of your company and submit them. You can write jobs in the meantime.",
  submitted:
    "We are checking your company and may call the number that you gave. There is nothing to do for you. You can submit jobs: they open once your company is verified.",
  verified: "Your company is verified. Your jobs open once we have looked at each.",
  refused: "We could not verify your company. Correct its facts and submit them again.",
  suspended: `${frozen} Write to us if you can clear it up.`,
};
export const nextOfRecruiter: Record<CompanyState, string> = {
  draft: "An owner has to submit the company's facts to us. You can write jobs in the meantime.",
  submitted: "We are checking your company. You can submit jobs: they open once it is verified.",
  verified: next.verified,
  refused: "We could not verify your company. An owner has to correct its facts.",
  suspended: frozen,
};
export const nextOfFrontDesk: Record<CompanyState, string> = {
  draft: "An owner has to submit the company's facts to us. There is nothing to do for you.",
  submitted: "We are checking your company. There is nothing to do for you.",
  verified: "Your company is verified.",
  refused: nextOfRecruiter.refused,
  suspended: "The company's jobs take no new candidates while we check it.",
};
export const because = (reason: string) => `The reason: ${reason}`;
export const missing = "Still missing";
export const toFacts = "The facts of your company";

export const leave = {
  heading: "Leave this company",
  text: "You lose access to its jobs and candidates at once, and only an owner can invite you again.",
  button: "Leave",
  left: (company: string) => `You left ${company}`,
  next: "Sign in again to set up a company, or to join one that invites you.",
  notLeft: { title: "You did not leave", body: "Try again in a moment." },
};

export const labels = { name: "Name", ...staffLabels, logo: "Logo" };
export const hints: Partial<Record<keyof typeof labels, string>> = {
  name: "As candidates know it.",
  legalName: "As the registration or the PAN card says it.",
  website:
    "With https:// at its beginning. Your own site proves most; leave it empty if you have none.",
  about:
    "What the company does, in a few sentences. Candidates read it. No links, mail addresses or phone numbers.",
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
export const submitted = "Submitted. We check it, and the result appears here.";

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
  hint: (size: string, side: number) =>
    `PNG, JPEG or WebP, up to ${size} and ${grouped(side)} points a side.`,
  upload: "Upload the logo",
  tooLarge: (size: string) => `The picture is larger than ${size}.`,
  alt: (company: string) => `Logo of ${company}`,
};

export const job = {
  newTitle: "New job",
  labels: {
    title: "Title",
    location: "Place, as candidates read it",
    city: "City",
    state: "State",
    remote: "Work from home",
    category: "Category",
    type: "Type",
    payFrom: "Pay from, in rupees",
    payTo: "Pay to, in rupees",
    payPeriod: "Paid by the",
    schooling: "Least schooling",
    experienceYears: "Least experience, in years",
    shift: "Shift",
    openings: "Openings",
    applicationPrice: "Fee for an interview slot, in rupees",
    maxApplicants: "Interview slots",
    rounds: "Rounds of interviews",
    interviewWithinDays: "Days to the interview",
    answerWithinDays: "Days to your answer",
    about: "About the work",
    requirements: "Requirements",
    benefits: "Benefits",
    preparation: "How to prepare for the interview",
  },
  hints: {
    title: "What candidates search for, such as Customer Support Executive.",
    location: "City and area, or Remote.",
    payTo: "Leave it empty if the pay is one amount.",
    openings: "How many people you want to hire.",
    applicationPrice: "The candidate pays it after a passed test; 0 if you pay for the slots.",
    maxApplicants: "How many candidates you promise an interview.",
    interviewWithinDays: "From the booked slot. You promise it to each candidate.",
    answerWithinDays: "From the last interview. You promise it to each candidate.",
    about: "One point a line.",
    requirements: "One point a line.",
    benefits: "One point a line.",
    preparation: "One point a line. Shown to candidates whose slot is booked.",
  },
  groups: { work: "The job", pay: "Pay and terms", promise: "Interviews", text: "Details" },
  notSaid: "Not said",
  template: "Template",
  templates:
    "Begin with the template of a category: it fills in the work, what you ask for and how to prepare. Change all of it as you like.",
  preview: "See it as candidates will",
  previewNote: "The job's page on the day it opens. Its buttons do nothing here.",
  previewPreparation: "Whose slot is booked reads this too.",
  test: "Candidates take our test for this category, unless you write one of your own: its page opens once the job is saved.",
  save: "Save",
  saveDraft: "Save the draft",
  saveAndSubmit: "Save and submit",
  textLong: (lines: number) => `Give at most ${lines} lines of ${POINT_MAX} characters each`,
  notSaved: { title: "The job was not saved", body: "Look at the fields below." },
  notSubmitted: { title: "The job was saved, but not submitted", body: "Try again in a moment." },
  saved: "Saved",
  submitted: "Submitted. We look at it and open it.",
  edit: "Change the job",
  page: "See the job as candidates see it",
  returned: (reason: string) => `We gave it back: ${reason}`,
  publishedNote:
    "Interview slots and openings change at once. We look at every other change before candidates see it.",
  submittedNote: "If you save a change now, you have to submit the job again.",
  acts: { submit: "Submit", pause: "Pause", resume: "Resume" },
  next: {
    draft: "Nobody else sees it. Submit it when it is ready.",
    submitted: "We look at it. It opens once your company is verified and we approve it.",
    returned: "Change what we ask for and submit it again.",
    open: "Candidates can apply.",
    paused: "It takes no new candidates. Those who hold or paid for a slot go on.",
    closed: "We closed it. Those who hold or paid for a slot go on.",
    withdrawn: "It is over. All money goes back.",
  } satisfies Record<JobState, string>,
};

export const remotes = { yes: "Yes", no: "No" };
/** Shown beside the type of a job, as candidates read it. */
export const workFromHome = "work from home";
/** As companies choose them, and candidates read them under the headings of a job. */
export const choices: { [Term in ChoiceTerm]: Record<ChoiceValue<Term>, string> } = {
  type: {
    full_time: "Full-time",
    part_time: "Part-time",
    contract: "Contract",
    internship: "Internship",
  },
  schooling: {
    none: "None needed",
    "10th": "10th",
    "12th": "12th",
    diploma: "Diploma",
    graduate: "Graduate",
    postgraduate: "Postgraduate",
  },
  shift: { day: "Day", night: "Night", rotating: "Rotating" },
};
export const periods: Record<PayPeriod, string> = {
  hour: "Hour",
  day: "Day",
  month: "Month",
  year: "Year",
};

/** What candidates read under the headings of a job: "₹18,000–22,000 a month". */
export const payOf = (from: number, to: number | null, period: PayPeriod) => {
  const amount = to === null ? rupees(from) : `${rupees(from)}–${rupees(to).slice(1)}`;
  return `${amount} ${period === "hour" ? "an" : "a"} ${period}`;
};
export const yearsOf = (years: number) =>
  years === 0 ? "None needed" : `${years} ${years === 1 ? "year" : "years"} or more`;
