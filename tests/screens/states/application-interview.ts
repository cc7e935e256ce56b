import type { APIRequestContext } from "@playwright/test";
import * as words from "~app/words/jobs/job";
import { cancelInterview, moveInterview, setInterview } from "../../support/browser/employer";
import { interviewIs, setLongAgo } from "../../support/browser/interview-fixtures";
import { endedStates } from "./application-ended";
import { APPLICATION_TITLE, confirmed, invited, roomyJob, tested } from "./people";
import type { Screen } from "./state";

/** A candidate whose first-round interview took place. */
async function heldInterview(request: APIRequestContext) {
  const { path } = await invited(request, 1);
  await interviewIs(path, { state: "held" });
  return path;
}

const SCHEDULED = [
  "CONFIRMED",
  "Interview Scheduled",
  "Check your email for the date, time and link.",
];
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
      absent: ["Round 1", "Round 2", words.feeDue],
    },
    {
      state: "round 1",
      reach: async (request) => (await invited(request, 1)).path,
      texts: [...SCHEDULED, "Interview - Round 1", "Round 1", "https://meet.example.in/round"],
    },
    {
      state: "round 2",
      async reach(request) {
        const path = await heldInterview(request);
        await setInterview(path, 2);
        return path;
      },
      texts: [...SCHEDULED, "Interview - Round 2", "Round 2"],
    },
    {
      state: "round 2 cancelled",
      async reach(request) {
        const path = await heldInterview(request);
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
    ...endedStates,
  ],
};
