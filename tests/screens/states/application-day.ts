import type { APIRequestContext } from "@playwright/test";
import { rightOption } from "../../support/answer-key";
import { setInterview } from "../../support/browser/employer";
import { backTo, endedBecause } from "../../support/browser/fixtures";
import {
  answerBy,
  beginIn,
  breakPromise,
  interviewIs,
  isAt,
} from "../../support/browser/interview-fixtures";
import { refundIs } from "../../support/browser/payment-fixtures";
import { APPLICATION_TITLE, confirmed, roomyJob, tested } from "./people";
import type { Screen } from "./state";

/** A candidate whose interview begins in so many minutes. */
async function near(request: APIRequestContext, minutes: number) {
  const booked = await confirmed(request);
  await setInterview(booked.path, null);
  await beginIn(booked.path, minutes);
  return booked;
}

/** The same candidate, with an interview at a venue. */
async function nearAtPlace(request: APIRequestContext, minutes: number) {
  const { path } = await near(request, minutes);
  await isAt(path, "Ring Road 4, Surat");
  return path;
}

const interviewWith = (minutes: number, what: Parameters<typeof interviewIs>[1]) =>
  async function reach(request: APIRequestContext) {
    const { path } = await near(request, minutes);
    await interviewIs(path, what);
    return path;
  };

/** A candidate after the interview; the company promises an answer in so many days. */
const answerDueIn = (days: number) => async (request: APIRequestContext) => {
  const path = await interviewWith(-90, { state: "held" })(request);
  await answerBy(path, new Date(Date.now() + days * 86_400_000).toISOString());
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
        "Your meeting code",
        "I am here",
        "If nobody comes",
        "Say it to the person you meet: they type it. Tell nobody else.",
        "Take a picture of this page: it needs no internet.",
        "your ₹199 comes back by itself",
        "Call Pakka",
      ],
      absent: ["Did you meet?", "desk"],
    },
    {
      state: "half an hour before, at a place",
      reach: (request) => nearAtPlace(request, 25),
      texts: ["Show it at the desk: they type it. Do not tell it on the phone."],
    },
    {
      state: "after the beginning",
      reach: async (request) => (await near(request, -25)).path,
      texts: [
        "Did you meet?",
        "We met",
        "Nobody came",
        "I did not come",
        "Your meeting code",
        "I am here",
        "Nobody in the call? Open the link once more.",
      ],
      absent: ["If nobody comes", "desk"],
    },
    {
      state: "after the beginning, at a place",
      reach: (request) => nearAtPlace(request, -25),
      texts: ["Nobody meets you? Ask at the desk once."],
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
          intent: "outcome",
          outcome: "employer_absent",
          sure: "employer_absent",
        });
        await someone.hearAll();
        return path;
      },
      texts: ["Noted: nobody came", "You can go home.", "Interview time"],
      absent: ["Did you meet?"],
    },
    {
      state: "the company says absent",
      reach: interviewWith(-90, { companyWord: "candidate_absent" }),
      texts: ["says that you did not come", "I was there, and we met", "Our staff look at both"],
      absent: ["Did you meet?", "You did not come"],
    },
    {
      state: "the company says held",
      reach: interviewWith(-90, { companyWord: "held" }),
      texts: [
        "says that you met",
        "Yes, we met",
        "Nobody came",
        "we take it as true. Then your ₹199 does not come back.",
        "must then answer you.",
      ],
      absent: ["it stands", "owes you"],
    },
    {
      state: "they met",
      reach: answerDueIn(6),
      texts: ["MET", "You get an answer by", "Yes or no, on this page", "Interview - Done"],
      absent: ["Preparation material", "Cancel this application"],
    },
    {
      state: "they met, and the answer is late",
      reach: answerDueIn(-1),
      texts: ["MET", "The answer is late", "should have answered you by", "We ask it every day."],
    },
    {
      state: "nobody came, and the money comes back",
      async reach(request) {
        const path = await interviewWith(-2_000, { state: "employer_absent" })(request);
        await backTo(path, "PAYMENT_CONFIRMED");
        await refundIs(path, "refunding");
        return path;
      },
      texts: [
        "Your ₹199 is coming back",
        "Your bank shows it in 2 to 7 days",
        "NOT HELD",
        "Another time costs you nothing.",
        "It counts in the record of",
      ],
      absent: ["Payment Confirmed", "You're All Set!"],
    },
    {
      state: "they did not come",
      async reach(request) {
        const path = await interviewWith(-2_000, { state: "candidate_absent" })(request);
        await endedBecause(path, "candidate_absent");
        return path;
      },
      texts: [
        "ABSENT",
        "You did not come",
        "The interview was kept for you",
        "So the slot is used.",
      ],
      absent: ["took place without you", "Thank You for Your Effort!"],
    },
    {
      state: "disputed",
      reach: interviewWith(-90, { state: "disputed" }),
      texts: [
        "We look into your interview",
        "Interview - Under review",
        "Add what you saw on the Help page",
      ],
    },
    {
      state: "not confirmed",
      reach: interviewWith(-9_000, { state: "unproven" }),
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
