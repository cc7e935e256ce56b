import type { FactKind } from "../../worker/facts/companies";
import type { Schooling } from "../../worker/facts/jobs";

export interface SeedQuestion {
  /** What to practise for it. Candidates who did not pass see it. */
  topic: string;
  prompt: string;
  options: string[];
  /** Zero-based position of the one right option. */
  answer: number;
}

export interface SeedAssessment {
  /** Minutes, always under 15. */
  durationMinutes: number;
  /** Percent of right answers needed to pass. */
  passMark: number;
  /** Questions of one attempt. */
  questionsAsked: number;
  /** The pool they are drawn from: at least three times as many. */
  questions: SeedQuestion[];
}

export interface SeedCompany {
  name: string;
  city: string;
  /** Street, town and PIN. */
  address: string;
  /** Who meets the candidates. */
  interviewer: string;
  /** Empty: nobody has checked it yet. */
  checks: FactKind[];
}

export interface SeedJob {
  title: string;
  company: string;
  location: string;
  /** The least that its requirements ask for; left out where they ask for none. */
  schooling?: Schooling;
  experienceYears?: number;
  /** Whole rupees, taxes included; 0 when the employer pays. */
  applicationPrice: number;
  maxApplicants: number;
  /** Slots already taken by others at seed time, at most `maxApplicants`. */
  taken: number;
  /** More than three: who took its slots has been met, and has the answer. */
  postedDaysAgo: number;
  /** Heading to short points; Category, Salary and Job Type are read for their first point. */
  jobDetail: Record<string, string[]>;
  preparation: string[];
  /** Name of an entry in `assessments`. */
  assessment: string;
}
