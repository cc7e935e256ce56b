import type { WhyJobFree } from "../../../../worker/facts/fees";
import { TEST_TIME_FIRST } from "../../../../worker/facts/tests";
import { counted, rupees } from "../../format";
import { checkingEmployer } from "./checking";

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

export const slots = "Interview slots";
export const jobNumber = (id: number) => `Job ${id}`;
export const states = { closed: "CLOSED", open: "OPEN", full: "FULL" };
export const applyAndTest = "Apply and take the test";
export const bookInterview = "If you pass and book the interview";

export const applyNow = "Apply Now";
export const holdUntil = (time: string) =>
  `Apply now and a slot is kept for you until ${time}, so that you can take the test.`;
export const closed = {
  button: "Closed",
  text: "This job takes no new applications.",
};
export const applyLater = "Apply later";
export const applyLaterFrom = (time: string) =>
  `You did not pass a test for this kind of work. You can apply from ${time}. Jobs of other kinds are open to you now.`;
export const full = (slots: number) =>
  `${slots === 1 ? "The only slot is taken." : `All ${slots} slots are taken.`} You cannot apply now.`;
export const slotComesFree =
  "A slot comes free when somebody cancels, does not pass the test or does not pay in time. We then tell some of those who wait, who asked first, between 9 and 20 o'clock. The slot goes to whoever comes first.";
export const loginForNotice = "Log in to get a message";

export const overview = "Job Overview";
export const category = "Category";
export const jobType = "Job Type";
export const salary = "Salary";
export const slotsLeft = "Slots Left";
export const slotsLeftOf = (left: number, total: number) => `${left} of ${total}`;
export const price = "Application Price";
export const feeDue =
  "You pay this only after you pass the free test, to book the interview. GST is included.";
export const creditPays = `You have a credit: an interview slot of this job costs you ${rupees(0)}.`;
export const whyFree: Record<WhyJobFree, string> = {
  checking: `${checkingEmployer} A slot is free until that is done. If you apply now, yours stays free.`,
  employer: "The employer pays for the slots of this job.",
};

export const stepsHeading = "If you apply today";
export const steps = (
  company: string,
  testBy: string,
  test: { questions: number; minutes: number } | null,
  free: WhyJobFree | null,
  decideWithin: string,
  within: { interview: number; answer: number },
) => [
  {
    title: "Now: apply",
    text: `We keep a slot for you. Your resume goes to ${company} only.`,
  },
  {
    title: `By ${testBy}: take the test`,
    text: `${test ? `${test.questions} questions, ${test.minutes} minutes` : TEST_TIME_FIRST}. You see the result at once.`,
  },
  free
    ? {
        title: "If you pass: the slot is yours",
        text: free === "employer" ? "The employer pays for it." : "You pay nothing for it.",
      }
    : {
        title: `If you pass: ${decideWithin} to decide`,
        text: "Book the interview, or say no. You pay nothing if you say no.",
      },
  {
    title: "Interview and result",
    text: `You choose the time, within ${counted(within.interview, "day")} after you book. The company owes you a yes or a no within ${counted(within.answer, "day")} after the interview.`,
  },
];
