import type { APIRequestContext } from "@playwright/test";
import { rightOption } from "../../support/answer-key";
import { setInterview } from "../../support/browser/employer";
import { beginIn, breakPromise, interviewIs } from "../../support/browser/fixtures";
import { APPLICATION_TITLE, confirmed, roomyJob, tested } from "./people";
import type { Screen } from "./state";

/** Someone whose interview begins so many minutes from now. */
async function near(request: APIRequestContext, minutes: number) {
  const booked = await confirmed(request);
  await setInterview(booked.path, null);
  await beginIn(booked.path, minutes);
  return booked;
}

const known = (minutes: number, what: Parameters<typeof interviewIs>[1]) =>
  async function reach(request: APIRequestContext) {
    const { path } = await near(request, minutes);
    await interviewIs(path, what);
    return path;
  };

export const applicationDay: Screen = {
  screen: "application, the day of the interview",
  title: APPLICATION_TITLE,
  short: "application",
  states: [
    {
      state: "half an hour before",
      reach: async (request) => (await near(request, 25)).path,
      texts: [
        ...["Your meeting code", "I am here", "Do not tell it on the phone.", "If nobody comes"],
        ...["your ₹199 comes back by itself", "Call Pakka"],
      ],
      absent: ["Did you meet?"],
    },
    {
      state: "after the beginning",
      reach: async (request) => (await near(request, -25)).path,
      texts: [
        ...["Did you meet?", "We met", "Nobody came", "I did not come", "Your meeting code"],
        "I am here",
      ],
      absent: ["If nobody comes"],
    },
    {
      state: "after the beginning, the employer pays",
      async reach(request) {
        const { path } = await tested(request, roomyJob(0), rightOption);
        await setInterview(path, null);
        await beginIn(path, -25);
        return path;
      },
      texts: ["Did you meet?", "Nobody came"],
      absent: ["₹199", "comes back"],
    },
    {
      state: "nobody came, noted",
      async reach(request) {
        const { someone, path } = await near(request, -25);
        await someone.post(path, { intent: "arrived" });
        await someone.post(path, {
          ...{ intent: "outcome", outcome: "employer_absent", sure: "employer_absent" },
        });
        await someone.hearAll();
        return path;
      },
      texts: ["Noted: nobody came", "You can go home.", "Interview time"],
      absent: ["Did you meet?"],
    },
    {
      state: "the company says absent",
      reach: known(-90, { companyWord: "candidate_absent" }),
      texts: ["says that you did not come", "I was there, and we met", "Our staff look at both"],
      absent: ["Did you meet?", "You did not come"],
    },
    {
      state: "the company says held",
      reach: known(-90, { companyWord: "held" }),
      texts: ["says that you met", "Yes, we met", "Nobody came"],
    },
    {
      state: "disputed",
      reach: known(-90, { state: "disputed" }),
      texts: [
        "We look into your interview",
        "Interview - Under review",
        "Add what you saw on the Help page",
      ],
    },
    {
      state: "not confirmed",
      reach: known(-9_000, { state: "unproven" }),
      texts: ["Your interview is not confirmed", "NOT CONFIRMED", "Interview - Not confirmed"],
      absent: ["MET"],
    },
    {
      state: "promise broken",
      async reach(request) {
        const { path } = await confirmed(request);
        await breakPromise(path);
        return path;
      },
      texts: ["No interview in time", "Take my money now", "Wait for another time"],
      absent: ["Being scheduled.", "You're All Set!"],
    },
  ],
};
