import { type APIRequestContext, expect } from "@playwright/test";
import { feeDue } from "../../../app/words/en/jobs/job";
import { rightOption } from "../../support/answer-key";
import {
  cancelInterview,
  decide,
  moveInterview,
  postJob,
  refundByStaff,
  setInterview,
  withdrawJob,
} from "../../support/browser/employer";
import { hold, interviewIs, setLongAgo, tell } from "../../support/browser/fixtures";
import { withCredit } from "./application-booked";
import { APPLICATION_TITLE, confirmed, roomyJob, tested } from "./people";
import type { Screen } from "./state";

/** A candidate with an interview of this round. */
async function invited(request: APIRequestContext, round: null | 1 | 2) {
  const booked = await confirmed(request);
  return { ...booked, interview: await setInterview(booked.path, round) };
}

/** A candidate whose first-round interview took place. */
async function held(request: APIRequestContext) {
  const { path } = await invited(request, 1);
  await interviewIs(path, { state: "held" });
  return path;
}

async function result(request: APIRequestContext, word: "SELECTED" | "REJECTED", note?: string) {
  const { path } = await tested(request, roomyJob(0), rightOption);
  await setInterview(path, null);
  await hold(path);
  await decide(path, word, note);
  await tell(path, word);
  return path;
}

const SCHEDULED = [
  "CONFIRMED",
  "Interview Scheduled",
  "Check your email for the date, time and link.",
];
export const GONE = ["CANCELLED", "Browse Jobs", "Go Back"];
export const NOT_CHOSEN = ["chose someone else", "Thank You for Your Effort!", "Rejected"];

export const applicationInterview: Screen = {
  screen: "application, interview",
  title: APPLICATION_TITLE,
  short: "application",
  states: [
    {
      state: "scheduled",
      reach: async (request) => (await invited(request, null)).path,
      texts: [
        ...SCHEDULED,
        "Interview - Scheduled",
        "Add to your calendar",
        "Paid ₹199",
        "Cancel this application · all money back until",
        "Safety word",
      ],
      absent: ["Round 1", "Round 2", feeDue],
    },
    {
      state: "round 1",
      reach: async (request) => (await invited(request, 1)).path,
      texts: [...SCHEDULED, "Interview - Round 1", "Round 1", "https://meet.example.in/round"],
    },
    {
      state: "round 2",
      async reach(request) {
        const path = await held(request);
        await setInterview(path, 2);
        return path;
      },
      texts: [...SCHEDULED, "Interview - Round 2", "Round 2"],
    },
    {
      state: "round 2 cancelled",
      async reach(request) {
        const path = await held(request);
        await cancelInterview(await setInterview(path, 2, 5));
        return path;
      },
      texts: [
        "The employer cancelled your interview, round 2",
        "Round 2 was set for",
        "and does not take place.",
        "Take my money back",
      ],
      absent: ["The employer moved", "Round 1 stays"],
    },
    {
      state: "moved by the employer",
      async reach(request) {
        const { path, interview } = await invited(request, 1);
        await moveInterview(interview);
        return path;
      },
      texts: [
        "The employer moved your interview",
        "You choose",
        "Take my money back",
        "The employer moved the interview to",
        "Karve Road 12, Pune",
        ...SCHEDULED,
      ],
    },
    {
      state: "moved, the employer pays",
      async reach(request) {
        const { path } = await tested(request, roomyJob(0));
        await moveInterview(await setInterview(path, null));
        return path;
      },
      texts: [
        "The employer moved your interview",
        "It is now on",
        "Your slot stays yours.",
        "Karve Road 12, Pune",
        "The employer pays",
        ...SCHEDULED,
      ],
      absent: ["Take my money back", "You choose"],
    },
    {
      state: "cancelled by the employer",
      async reach(request) {
        const { path, interview } = await invited(request, 1);
        await cancelInterview(interview);
        return path;
      },
      texts: [
        "The employer cancelled your interview",
        "You choose",
        "Take my money back",
        "CONFIRMED",
        "Waiting for a new date",
      ],
      absent: ["You're All Set!"],
    },
    {
      state: "cancelled, the employer pays",
      async reach(request) {
        const { path } = await tested(request, roomyJob(0));
        await cancelInterview(await setInterview(path, null));
        return path;
      },
      texts: ["The employer cancelled your interview", "Your slot stays yours. The new date comes"],
      absent: ["Take my money back"],
    },
    {
      state: "asked whether to give it up for a refund",
      reach: async (request) => (await invited(request, 1)).path,
      action: (page) => page.getByText("Cancel this application").click(),
      texts: [
        "All of your money, ₹199, goes back to the UPI or card you paid from.",
        "You get it if you cancel until",
        "Cancel my application",
      ],
    },
    {
      state: "asked whether to give it up for a credit",
      async reach(request) {
        const { path } = await confirmed(request);
        await setInterview(path, null, 1);
        await setLongAgo(path);
        return path;
      },
      action: (page) => page.getByText("Cancel this application").click(),
      texts: [
        "Your ₹199 does not come back. You get a free interview: your next interview costs ₹0",
        "whatever its price is.",
        "It has no end date.",
      ],
    },
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
  ],
};
