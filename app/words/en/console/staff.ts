import type { Suspicion } from "../../../../worker/contract/console/companies";
import type { StoredAssessment } from "../../../../worker/contract/job/staff-jobs";
import type { CompanyState, FactKind } from "../../../../worker/facts/jobs/companies";
import type { JobState } from "../../../../worker/facts/jobs/job-states";
import { clockTime } from "../../format";
import { counted } from "../formats";

export const withCount = (heading: string, n: number) => (n > 0 ? `${heading} (${n})` : heading);

export const companyStates: Record<CompanyState, string> = {
  draft: "Draft",
  submitted: "Submitted",
  verified: "Verified",
  refused: "Refused",
  suspended: "Suspended",
};
export const jobStates: Record<JobState, string> = {
  draft: "Draft",
  submitted: "Submitted",
  returned: "Returned",
  paused: "Paused",
  open: "Open",
  closed: "Closed",
  withdrawn: "Withdrawn",
};

export const filter = "Filter";
export const search = "Name, legal name or GSTIN";
export const state = "State";
export const anyState = "Any state";
export const company = "Company";
export const gstin = "GSTIN";
export const since = "Since";
export const job = "Job";
export const slots = "Slots";
export const slotsOf = (job: { applicantsCount: number; maxApplicants: number }) =>
  `${job.applicantsCount} of ${job.maxApplicants}`;
export const price = "Fee";

export const details = "What it says of itself";
export const labels = {
  legalName: "Legal name",
  website: "Website",
  about: "About",
  address: "Address",
  city: "City",
  phone: "Phone",
  gstin: "GSTIN",
  cin: "CIN",
};
export const notSaid = "not said";
export const freeUntilVerified = (price: string) => `${price}, free until the company is verified`;
export const sameGstin = (name: string) => `${name} claims the same GSTIN`;
export const suspicions: Record<Suspicion["kind"], (count: number, at: string | null) => string> = {
  fast_check_ins: (count, at) =>
    `Look at this: ${count} people checked in within one minute${at ? `, ${clockTime(at)}` : ""}.`,
  one_device: (count) => `Look at this: ${count} candidates logged in on the same device.`,
  one_network: (count) => `Look at this: ${count} candidates, more than half, use one network.`,
};
export const people = "People";
export const ended = "ended";
export const facts = "Findings";
export const noFacts = "Nothing was checked yet.";
export const factKinds: Record<FactKind, string> = {
  mailbox: "Work email at its website's domain",
  domain: "Domain, by its TXT record",
  gstin: "GSTIN, seen active on the portal",
  registry: "Company register",
  call: "Phone call",
  visit: "Visit",
};
export const found = (at: string) => `found on ${at}`;
export const registers = {
  heading: "Look it up",
  gstin: (gstin: string, pan: string, holder: string | null) =>
    `GSTIN ${gstin}: form and check digit are right. Its PAN ${pan} is of a ${holder ?? "holder"}.`,
  cin: (cin: string) => `CIN ${cin}: form, state and year can be right.`,
  gstPortal: "GST portal",
  companyRegister: "Register of companies",
  website: "Open the website",
  whose: "Whose domain it is",
};
export const recordFinding = "Record a finding";
export const kind = "What was looked at";
export const detail = "What was found. Candidates read it";
export const record = "Record";
export const acts = "Decide";
export const reason = "Reason";
export const reasonHint = {
  refuse: "The company reads it.",
  return: "The company reads it.",
};
export const refuse = "Refuse";
export const resume = "Resume";
export const jobActs = {
  approve: "Approve and open",
  open: "Open",
  pause: "Pause",
  close: "Close",
};
export const returnJob = "Return";
export const jobsOf = (n: number) => `${counted(n, "job")} on Pakka`;

export const change = "A change waits";
export const changeBy = (name: string, at: string) => `${name} asked for it on ${at}.`;
export const field = "Field";
export const stands = "Stands";
export const asked = "Asked for";
export const approveChange = "Approve the change";
export const returnChange = "Return the change";

export const counts = "People";
export const countLabels = {
  applied: "Applied",
  passed: "Passed the test",
  paid: "Have a slot",
  waitingForDate: "Wait for a date",
  interviewed: "Interviewed",
  chosen: "Chosen",
};
export const terms = "What it says";
export const termLabels = {
  location: "Place",
  applicationPrice: "Fee",
  maxApplicants: "Slots",
  openings: "Openings",
  rounds: "Rounds",
  interviewWithinDays: "Days to the interview",
  answerWithinDays: "Days to the answer",
};
export const test = "Test";
export const questions = "The questions";
export const testOf = ({
  questions,
  questionsAsked: asked = questions.length,
  durationMinutes,
  passMark,
}: StoredAssessment) =>
  [
    asked < questions.length
      ? `${asked} of ${counted(questions.length, "question")}`
      : counted(asked, "question"),
    counted(durationMinutes, "minute"),
    `passed with ${passMark} %`,
  ].join(", ");
/** A whole test; the right options are marked for those who may know them. */
export const wholeTest = (test: StoredAssessment) =>
  [
    testOf(test),
    ...test.questions.map(({ prompt, options, answer, topic }, at) =>
      [
        `${at + 1}. ${prompt}`,
        ...options.map((option, one) => `${one === answer ? "✓" : "–"} ${option}`),
        ...(topic ? [`Topic: ${topic}`] : []),
      ].join("\n"),
    ),
  ].join("\n\n");
export const withdrawn = (at: string, reason: string, left: number) =>
  [
    `Withdrawn on ${at}: ${reason}`,
    ...(left > 0 ? [`${counted(left, "application")} still to be ended.`] : []),
  ].join(" ");
export const returnedBecause = (reason: string) => `Returned: ${reason}`;

export const who = "Who";
export const action = "What";
export const subject = "On what";
export const when = "When";
export const from = "From this day on";
export const noFilter = "All";
export const beforeAfter = "Before and after";
export const why = "Why";

/** The texts of the site that staff edit. */
export const sitePages = {
  inLanguage: (title: string, language: string) => `${title}, ${language}`,
  columns: { page: "Page", changed: "Last changed", act: "Act" },
  changed: (by: string, at: string) => `${clockTime(at)}, ${by}`,
  never: "Never since it was first written",
  seePublic: "See it on the site",
  text: "The text, in HTML",
  textHint:
    "Headings, paragraphs, lists, tables, links and pictures stay; scripts and styles are taken out.",
  look: "See it as candidates will",
  preview: "As candidates will see it",
  save: "Save it",
  change: "Change it",
  readOnly: "Admins change the texts.",
  proof: {
    text: "To save a text needs a fresh proof that it is you.",
    link: "Sign in once more",
  },
  older: {
    heading: "Older versions",
    none: "No older version.",
    replaced: (by: string, at: string) => `Replaced ${clockTime(at)} by ${by}`,
    read: "Read it, or take it again",
    shown: (by: string, at: string) =>
      `This version was replaced ${clockTime(at)} by ${by}. To take it again, look at it below and save it.`,
    back: "Back to the text of today",
  },
};
