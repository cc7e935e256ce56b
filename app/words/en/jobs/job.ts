import type { ReleasedBecause } from "../../../../worker/contract/applications";
import type { JobTerms } from "../../../../worker/contract/job/job-terms";
import type { Job } from "../../../../worker/contract/job/jobs";
import type { Status } from "../../../../worker/facts/guarantee/statuses";
import type { Shift } from "../../../../worker/facts/jobs/jobs";
import type { WhyFreeToReader } from "../../../../worker/facts/money/fees";
import { TEST_HOLD_HOURS } from "../../../../worker/facts/money/holds";
import { TEST_TIME_FIRST } from "../../../../worker/words/en/test-time";
import { rupees } from "../../format";
import { counted } from "../formats";
import { HOLDS } from "./holds";
import { checkingEmployer, SCHOOLING } from "./job-card";

export const title = (job: string, company: string) => `${job}, ${company} · Pakka`;
export const description = (job: string, company: string, location: string) =>
  `${job} at ${company}, ${location}. Applying and testing are free.`;
export const backToJobs = "Back to jobs";
export const notFetched = "Failed to fetch job details";
export const applicationNotFetched = "Failed to fetch application status";
export const nothingLost =
  "If your application arrived, it is in My Applications. Sending it again does no harm.";
export const allApplications = "View All Applications";
export const notFound = {
  title: "Job Not Found · Pakka",
  description: "This job doesn't exist or has been removed.",
  heading: "Job Not Found",
  text: "The job you're looking for doesn't exist or has been removed.",
  all: "View All Jobs",
};

export const yourApplication = "Your application";
export const applicationNumber = (id: number) => `Application ${id}`;
export const appliedState = "APPLIED";
export const seeApplication = "See your application";
export const applied = "Applied";
export const onlyOnce = "You cannot apply for this job again. Other jobs are open to you.";
export const onlyOnceWithCredit = `You cannot apply for this job again. You have a free interview: your next slot costs ${rupees(0)}.`;
export const otherJobs = "Browse Jobs";

// The facts that decide whether the job suits somebody.

export const pay = "Pay";
export const place = "Place";
export const where = (location: string, remote: boolean | null) =>
  remote ? `${location}, from home` : location;
export const needed = "Needs";
/** The minimum schooling and experience; empty where the job requires neither. */
export const needs = ({
  schooling,
  experienceYears,
}: Pick<JobTerms, "schooling" | "experienceYears">): string =>
  [
    schooling && SCHOOLING[schooling],
    experienceYears === 0 && "no experience needed",
    experienceYears && `${counted(experienceYears, "year")} of experience`,
  ]
    .filter(Boolean)
    .join(", ");
export const hours = "Hours";
const SHIFTS: Record<Shift, string> = {
  day: "day shift",
  night: "night shift",
  rotating: "shifts change",
};
/** The working hours as the company wrote them, else the shift. */
export const hoursOf = ({ jobDetail, shift }: Pick<Job, "jobDetail" | "shift">, type: string) =>
  [type, jobDetail["Working Hours"]?.[0] ?? (shift && SHIFTS[shift])].filter(Boolean).join(", ");

// The ticket.

export const openSlots = (left: number) =>
  `${left} interview ${left === 1 ? "slot" : "slots"} open`;
export const applyNow = "Apply Now";
export const practise = `Practise for this test, ${rupees(0)}`;
export const closed = { state: "Closed", text: "This job takes no new applications." };
export const applyLater = "Apply later";
export const applyLaterFrom = (time: string) =>
  `You did not pass a test for this kind of work. You can apply from ${time}. Jobs of other kinds are open to you now.`;
export const full = (slots: number) =>
  slots === 1 ? "The only slot is taken" : `All ${slots} slots are taken`;
export const slotOpens =
  "You cannot apply now. A slot opens when somebody cancels, does not pass the test or does not pay in time. We then tell those who asked first, between 9 am and 8 pm. First come, first served.";
export const loginForNotice = "Log in to get a message";

const freeSlot: Record<WhyFreeToReader, string> = {
  checking: checkingEmployer,
  employer: "The employer pays.",
  credit: "Your free interview pays.",
};

/** What the candidate gets back if the interview does not take place. */
const comesBack = ({ free, price }: { free: WhyFreeToReader | null; price: number }) =>
  free && free !== "credit"
    ? ""
    : `, or ${free ? "your free interview" : rupees(price)} comes back`;

export const steps = (job: {
  test: { questions: number; minutes: number } | null;
  price: number;
  free: WhyFreeToReader | null;
  interviewWithinDays: number;
  answerWithinDays: number;
}) => [
  {
    title: `Apply: ${rupees(0)}.`,
    text: `We keep a slot ${counted(TEST_HOLD_HOURS / 24, "day")}.`,
  },
  {
    title: `Test: ${rupees(0)}.`,
    text: `${job.test ? `${job.test.questions} questions, ${job.test.minutes} minutes` : TEST_TIME_FIRST}.`,
  },
  job.free
    ? { title: `If you pass: ${rupees(0)}.`, text: freeSlot[job.free] }
    : {
        title: `If you pass: ${rupees(job.price)} books it,`,
        text: "or say no.",
      },
  {
    title: `Interview within ${counted(job.interviewWithinDays, "day")}${comesBack(job)}.`,
    text: `Then a yes or no in ${counted(job.answerWithinDays, "day")}.`,
  },
];

// Sections that are collapsed on a phone.

export const resumeFor = (company: string) => `Only ${company} gets your resume.`;
export const overview = "Job Overview";
export const number = "Job number";
export const category = "Category";
export const jobType = "Job Type";
export const salary = "Salary";
export const slotsLeft = "Slots Left";
export const slotsLeftOf = (left: number, total: number) => `${left} of ${total}`;
export const price = "Application Price";
export const feeDue = `You pay this only after you pass the free test, to book the interview. You have ${HOLDS.payment}. GST is included.`;
export const whyFree: Record<WhyFreeToReader, string> = {
  checking: `${checkingEmployer} A slot costs ${rupees(0)} until that is done. If you apply now, yours stays at ${rupees(0)}.`,
  employer: "The employer pays for the slots of this job.",
  credit: `You have a free interview: a slot of this job costs you ${rupees(0)}.`,
};
export const shareOrReport = "Share or report this job";

/** The state of the candidate's application, shown on the job's page. */
export const standing: Record<Status, string> = {
  APPLIED: "Next: the free test. Its link comes in a moment, by email too.",
  TEST_PENDING: "Next: take the free test.",
  TEST_COMPLETED: "Your test is being checked.",
  TEST_PASSED: "You passed the test.",
  TEST_FAILED: "You did not pass the test. You paid nothing.",
  PAYMENT_PENDING: "You passed the test. Open your application to say yes or no to the interview.",
  PAYMENT_CONFIRMED: "Your slot is booked.",
  INTERVIEW_SCHEDULED: "Your interview is booked.",
  INTERVIEW_1_SCHEDULED: "Round 1 of your interview is booked.",
  INTERVIEW_2_SCHEDULED: "Round 2 of your interview is booked.",
  SELECTED: "You are selected.",
  REJECTED: "The employer chose someone else.",
};
export const slotReleased: Record<ReleasedBecause, string> = {
  time: "The time is over: the slot is not kept for you any more.",
  staff: "Our staff opened the slot to others.",
};
export const slotHeldUntil = (time: string) => `The slot is kept for you until ${time}.`;
export const interviewAt = (time: string) => `${time}.`;
