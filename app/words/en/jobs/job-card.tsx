import type { Job } from "../../../../worker/contract/job/jobs";
import type { JobType, Schooling } from "../../../../worker/facts/jobs/jobs";
import type { WhyFreeToReader } from "../../../../worker/facts/money/fees";
import { rupees } from "../../format";
import { counted } from "../formats";

export const posted = (ago: string) => `Posted ${ago}`;
export const viewDetails = "View Details";
export const applyNow = "Apply Now";
export const applied = "Applied";
export const closed = "Closed";
export const costsNothing: Record<WhyFreeToReader, string> = {
  checking: `${rupees(0)} · employer being checked`,
  employer: `${rupees(0)} · employer pays`,
  credit: `${rupees(0)}: your free interview`,
};
export const onlyIfYouPass = (price: number) => (
  <>
    <b>{rupees(price)}</b> only if you pass
  </>
);

const fromHome = "From home";
/** Null hides the type: most jobs are full time, so saying it tells nothing. */
const TYPES: Record<JobType, string | null> = {
  full_time: null,
  part_time: "Part time",
  contract: "Contract",
  internship: "Internship",
};
export const SCHOOLING: Record<Schooling, string> = {
  none: "No schooling asked",
  "10th": "10th pass",
  "12th": "12th pass",
  diploma: "Diploma",
  graduate: "Graduate",
  postgraduate: "Postgraduate",
};
const experience = (years: number | null) =>
  years === null ? null : years === 0 ? "Fresher" : counted(years, "year");

/** The facts that decide whether a job suits somebody, as short as possible. */
export const facts = ({ city, location, remote, ...asked }: Job): string[] =>
  [
    remote && !city ? fromHome : location,
    remote && city ? fromHome : null,
    asked.schooling && SCHOOLING[asked.schooling],
    experience(asked.experienceYears),
    asked.type && TYPES[asked.type],
  ].filter((fact) => fact !== null);

export const similarJobs = "Similar jobs with open slots";

/** Candidates pay nothing during this check; the text after it says so. */
export const checkingEmployer = "We are still checking this employer.";
