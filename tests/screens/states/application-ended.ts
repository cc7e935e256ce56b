import { type APIRequestContext, expect } from "@playwright/test";
import { rightOption } from "../../support/answer-key";
import {
  cancelInterview,
  decide,
  postJob,
  refundByStaff,
  setInterview,
  withdrawJob,
} from "../../support/browser/employer";
import { publishResult } from "../../support/browser/fixtures";
import { hold } from "../../support/browser/interview-fixtures";
import { withCredit } from "./application-booked";
import { confirmed, invited, roomyJob, tested } from "./people";
import type { State } from "./state";

async function result(request: APIRequestContext, word: "SELECTED" | "REJECTED", note?: string) {
  const { path } = await tested(request, roomyJob(0), rightOption);
  await setInterview(path, null);
  await hold(path);
  await decide(path, word, note);
  await publishResult(path, word);
  return path;
}

export const GONE = ["CANCELLED", "Browse Jobs", "Go Back"];
export const NOT_CHOSEN = ["chose someone else", "Thank You for Your Effort!", "Rejected"];

/** The states of an application after its result, or after its interview was given up. */
export const endedStates: State[] = [
  {
    state: "selected",
    reach: (request) => result(request, "SELECTED", "Come on 1 December, 9 am."),
    texts: [
      "MET",
      "Interview - Done",
      "Result - Selected",
      "Congratulations, You're Selected!",
      "Onboarding details come by email.",
      "Stamped Pakka: selected on",
      ": Come on 1 December, 9 am.",
      "A job never costs money.",
      "Who is",
      "Nothing came in 3 days?",
      "Write to us.",
    ],
    absent: ["You paid ₹199."],
  },
  {
    state: "rejected",
    reach: (request) => result(request, "REJECTED"),
    texts: ["MET", "Result - Rejected", ...NOT_CHOSEN, "Browse Jobs"],
    absent: ["not done", "You paid ₹199.", "USED"],
  },
  {
    state: "given up for a credit",
    reach: async (request) => (await withCredit(request)).given,
    texts: ["Cancelled by you", "You got a free interview", "It has no end date.", ...GONE],
    absent: NOT_CHOSEN,
  },
  {
    state: "given up after the employer cancelled",
    async reach(request) {
      const { someone, path, interview } = await invited(request, 1);
      await cancelInterview(interview);
      await someone.post(path, { intent: "refund" });
      return path;
    },
    texts: [
      "Your money is on its way back",
      "Cancelled by the employer",
      "You took your money back in place of a new date.",
      ...GONE,
    ],
    absent: NOT_CHOSEN,
  },
  {
    state: "refunded by staff",
    async reach(request) {
      const { path } = await confirmed(request);
      await refundByStaff(path);
      return path;
    },
    texts: ["Refunded", "REFUNDED", "We gave you the money for this slot back.", "Browse Jobs"],
    absent: [...NOT_CHOSEN, "CANCELLED"],
  },
  {
    state: "job withdrawn",
    async reach(request) {
      const { someone, job, path } = await tested(request, postJob());
      await someone.pay(path);
      await withdrawJob(job, "The branch will not open.");
      await expect.poll(() => someone.text(path)).toContain("Refund number: ");
      return path;
    },
    texts: [
      "Job withdrawn",
      "WITHDRAWN",
      "That has nothing to do with you or your test.",
      "The reason: The branch will not open.",
      "₹199",
      "Browse Jobs",
      "Go Back",
    ],
    absent: [...NOT_CHOSEN, "CANCELLED", "You choose"],
  },
];
