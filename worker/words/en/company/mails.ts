import { ANSWER_ASKED_DAYS, DISPUTE_DAYS } from "../../../facts/guarantee/guarantee";
import { SUSPENDED_DAYS } from "../../../facts/jobs/companies";

/** The facts of a mail to a company. */
export interface CompanyMailFacts {
  company: string;
  /** Title of the job; empty where the mail is about the company itself. */
  title: string;
  /** What staff wrote; empty without a reason. */
  reason: string;
  /** Name of the candidate; empty where the mail is about no candidate. */
  name: string;
  /** How staff decided the dispute. */
  outcome: string;
  /** When the interview is now, and when it was before the change. */
  when: string;
  before: string;
  /** The candidates of a day, one line each. */
  list: string[];
}

type Words = (about: CompanyMailFacts) => { title: string; body: string; more?: string[] };

const because = (reason: string) => `The reason: ${reason}`;
const asBefore = "What was shown before is shown still. You can ask for another change.";

/** For the owners of a company. */
export const companyMails = {
  company_verified: ({ company }) => ({
    title: `${company} is verified`,
    body: "We have checked your company. Candidates read on its page what we found, with the day.",
    more: ["A job that you submit opens once we have approved it."],
  }),
  company_refused: ({ company, reason }) => ({
    title: `${company} could not be verified`,
    body: because(reason),
    more: ["Correct what is wrong, and submit your company again."],
  }),
  company_suspended: ({ company, reason }) => ({
    title: `${company} is suspended`,
    body: because(reason),
    more: [
      "Your jobs are paused: nobody can apply, take a test or pay. Interviews to come are cancelled.",
      `Answer us soon: after ${SUSPENDED_DAYS} days your jobs are withdrawn, and candidates get their money back.`,
    ],
  }),
  company_resumed: ({ company }) => ({
    title: `${company} is no longer suspended`,
    body: "Your open jobs take applications again.",
    more: ["Interviews that were cancelled stay cancelled: their candidates wait for a new date."],
  }),
  company_change_approved: ({ company }) => ({
    title: `Your change of ${company} is approved`,
    body: "Candidates read it from now on.",
  }),
  company_change_returned: ({ company, reason }) => ({
    title: `Your change of ${company} is not approved`,
    body: because(reason),
    more: [asBefore],
  }),
} satisfies Record<string, Words>;

const decided: Record<string, string> = {
  held: "it took place",
  employer_absent: "nobody from your company came",
  candidate_absent: "the candidate did not come",
};

/** For the owners and recruiters of the job's company. */
export const jobMails = {
  job_approved: ({ title }) => ({
    title: `Your job is open: ${title}`,
    body: "We have approved it. Candidates can find it and apply.",
  }),
  job_returned: ({ title, reason }) => ({
    title: `Your job needs a change: ${title}`,
    body: because(reason),
    more: ["Change the job, and submit it again."],
  }),
  job_change_approved: ({ title }) => ({
    title: `Your change is approved: ${title}`,
    body: "Candidates read it from now on.",
  }),
  job_change_returned: ({ title, reason }) => ({
    title: `Your change is not approved: ${title}`,
    body: because(reason),
    more: [asBefore],
  }),
  outcome_due: ({ title, when }) => ({
    title: `How did the interview go? ${title}`,
    body: `${when ? `The interview on ${when}` : "An interview for this job"} is over, and nobody has said whether it took place.`,
    more: [
      `Say so within ${ANSWER_ASKED_DAYS} days. Else the candidate gets the money back, and your record shows it as not confirmed.`,
    ],
  }),
  dispute_opened: ({ title, when }) => ({
    title: `You and a candidate say different things: ${title}`,
    body: `It is about the interview on ${when}. Our staff read both sides and decide within ${DISPUTE_DAYS} days.`,
    more: ["Write to us what happened: answer this mail. The fee waits until then."],
  }),
  dispute_decided: ({ title, when, reason, outcome }) => ({
    title: `We decided about an interview: ${title}`,
    body: `It is about the interview on ${when}. Our staff decided: ${decided[outcome] ?? outcome}.`,
    more: [because(reason)],
  }),
  answer_due: ({ title, when }) => ({
    title: `An answer is overdue: ${title}`,
    body: `A candidate whom you met${when ? ` on ${when}` : ""} still waits for your answer.`,
    more: ["Your record shows how many answers came in time."],
  }),
} satisfies Record<string, Words>;

/** For owners and recruiters: what candidates do with interview times, and who comes tomorrow. */
export const interviewMails = {
  time_chosen: ({ title, name, when }) => ({
    title: `${name} comes on ${when}`,
    body: `${title}. ${name} chose this time of yours.`,
  }),
  time_moved: ({ title, name, when, before }) => ({
    title: `${name} comes on ${when} now`,
    body: `${title}. ${name} had the time ${before}, and chose another one of yours.`,
  }),
  time_given_up: ({ title, name, when }) => ({
    title: `${name} does not come on ${when}`,
    body: `${title}. ${name} cancelled, and the time is open again.`,
  }),
  day_ahead: ({ when, list }) => ({
    title: `Interviews on ${when}`,
    body: "These people come:",
    more: list,
  }),
} satisfies Record<string, Words>;

export const andMore = (count: number) => `and ${count} more`;
export const noName = "A candidate";

export const companyMailLinks = {
  company: "Open your company",
  job: "Open the job",
  times: "Open your times",
  candidate: "Open the candidate",
};
