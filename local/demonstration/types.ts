import type { FactKind } from "../../worker/facts/jobs/companies";
import type { Schooling } from "../../worker/facts/jobs/jobs";

export interface SeedCompany {
  name: string;
  city: string;
  /** Street, town and PIN. */
  address: string;
  /** The person who meets the candidates. */
  interviewer: string;
  /** Empty if the company has not been checked. */
  checks: FactKind[];
}

export interface SeedJob {
  title: string;
  company: string;
  location: string;
  /** The lowest schooling that the requirements accept; left out if they name none. */
  schooling?: Schooling;
  experienceYears?: number;
  /** Whole rupees, taxes included; 0 when the employer pays. */
  applicationPrice: number;
  maxApplicants: number;
  /** Slots that were taken before the seed, at most `maxApplicants`. */
  taken: number;
  /** More than three, so that everybody with a taken slot was interviewed and has the answer. */
  postedDaysAgo: number;
  /** Headings with short points. Only the first point of Category, Salary and Job Type is read. */
  jobDetail: Record<string, string[]>;
  preparation: string[];
  /** Name of an entry in `assessments`. */
  assessment: string;
}
