import type { APIRequestContext } from "@playwright/test";
import { giveFreeSlot } from "../../support/browser/employer";
import { pageOf } from "./job-pages";
import { applicant, candidate, roomyJob, tested } from "./people";
import type { State } from "./state";

async function applied(request: APIRequestContext): Promise<string> {
  const someone = await candidate(request);
  await someone.applyFor(await roomyJob());
  return pageOf(roomyJob());
}

/** The page of a job for a candidate who applied for it. */
export const appliedStates: State[] = [
  {
    state: "just applied",
    reach: applied,
    texts: [
      "Application Submitted",
      "Your job application has been submitted successfully",
      "APPLIED",
      "Applied",
      "See your application",
      "The slot is kept for you until",
    ],
    absent: ["Apply Now", "If you pass:"],
  },
  {
    state: "applied, and the test passed",
    async reach(request) {
      const { job } = await tested(request);
      return `/jobs/${job}`;
    },
    texts: [
      "Payment Pending",
      "You passed the test. Open your application to say yes or no to the interview.",
      "The slot is kept for you until",
      "See your application",
    ],
    absent: ["Apply Now", "If you pass:"],
  },
  {
    state: "applied, and given up",
    async reach(request) {
      const { someone, job, path } = await applicant(request);
      await someone.post(path, { intent: "cancel", promised: "nothing" });
      return `/jobs/${job}`;
    },
    texts: [
      "CANCELLED",
      "Cancelled by you",
      "You cannot apply for this job again.",
      "Other jobs are open to you.",
      "Browse Jobs",
      "See your application",
    ],
    absent: ["Apply Now", "Rejected", "APPLIED", "You have a free interview"],
  },
  {
    state: "applied, and given up, with a credit",
    async reach(request) {
      const { someone, job, path } = await applicant(request);
      await giveFreeSlot(path);
      await someone.post(path, { intent: "cancel", promised: "nothing" });
      return `/jobs/${job}`;
    },
    texts: [
      "CANCELLED",
      "You cannot apply for this job again.",
      "You have a free interview: your next slot costs ₹0.",
      "Browse Jobs",
    ],
    absent: ["Apply Now", "Other jobs are open to you."],
  },
];
