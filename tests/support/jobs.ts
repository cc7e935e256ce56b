import { EVEN_NUMBER, LANGUAGE, TWO_AND_TWO } from "./answer-key";
import { type Client, succeeded } from "./client";

/** A job as staff post it, with two slots and a test of two questions. */
export const newJob = (changes: Record<string, unknown> = {}) => ({
  title: "Store Helper",
  company: "Test Kirana",
  location: "Nagpur",
  applicationPrice: 199,
  maxApplicants: 2,
  jobDetail: { Category: ["Sales"], Salary: ["₹12,000 a month"], "Job Type": ["Full-time"] },
  preparation: ["Bring your Aadhaar card"],
  assessment: {
    durationMinutes: 10,
    passMark: 50,
    questions: [TWO_AND_TWO, TWO_AND_TWO],
  },
  ...changes,
});

/** The same, as its company writes it. */
export function newDraft() {
  const { company: _, ...draft } = newJob();
  return draft;
}

/** A job whose test has one question. */
export const SHORT_TEST_JOB = {
  title: "Night Support",
  company: "Kaveri Care",
  location: "Mysuru",
  applicationPrice: 199,
  maxApplicants: 5,
  jobDetail: { Category: ["Technology"], Salary: ["₹3,00,000 a year"] },
  assessment: { durationMinutes: 10, passMark: 50, questions: [LANGUAGE] },
};

/** A job with slots for everyone. */
export const ROOMY_JOB = {
  title: "Bank Statement Reader",
  company: "Sahyadri Finserv",
  location: "Pune",
  applicationPrice: 199,
  maxApplicants: 500,
  jobDetail: {
    Category: ["Finance"],
    Salary: ["₹22,000 a month"],
    "Job Type": ["Part-time"],
    Responsibilities: ["Read bank statements"],
  },
  preparation: ["Bring your mark sheets"],
  assessment: { durationMinutes: 10, passMark: 50, questions: [EVEN_NUMBER, EVEN_NUMBER] },
};

export interface Job {
  id: number;
  applicationPrice: number;
  maxApplicants: number;
  applicantsCount: number;
}

/**
 * Verifies the company of a job, as if staff had checked it, so that candidates pay for its slots.
 * A company that waits for staff or was refused does not change.
 */
export const VERIFY_COMPANY_OF_JOB = `update companies set state = 'verified'
  where id = (select company_id from jobs where id = ?) and state = 'draft'`;

/** Posts a job as staff. */
export const postJob = ({ call }: Pick<Client, "call">, token: string, job: object): Promise<Job> =>
  succeeded(call("POST", "/ops/jobs", { token, json: job }));
