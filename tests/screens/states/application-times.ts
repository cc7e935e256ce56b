import type { APIRequestContext } from "@playwright/test";
import { postJob } from "../../support/browser/employer";
import { bringNear, cancelNewestDay, offerDay } from "../../support/browser/interview-fixtures";
import { product } from "../../support/browser/product";
import type { DayOptions } from "../../support/offered-days";
import { APPLICATION_TITLE, confirmed } from "./people";
import type { Screen } from "./state";

/** A candidate with a paid slot of a job with these interview days. */
async function booked(request: APIRequestContext, days: DayOptions[]) {
  const job = postJob({ applicationPrice: 199 });
  for (const day of days) await offerDay(await job, day);
  return confirmed(request, job);
}

/** The same candidate, who has chosen the first time of one more day. */
async function withChosenTime(request: APIRequestContext, inDays: number, days: DayOptions[]) {
  const { someone, path, job: own } = await booked(request, days);
  const { id, times } = await offerDay(own, { inDays });
  await someone.post(`${path}/times`, { dayId: String(id), at: times[0] ?? "" });
  await someone.hearAll();
  return { someone, path, own };
}

const HERE = "MG Road 4, Pune";

/**
 * A candidate with an interview at one company, and
 * a slot at another company with a different venue.
 */
async function withTwo(request: APIRequestContext) {
  const { someone, path: first } = await withChosenTime(request, 4, []);
  const job = await postJob({ company: "Lotus BPO" });
  await offerDay(job, { place: HERE, to: "12:30" });
  const path = await someone.book(job);
  return { first, path };
}

const TIMES = ["10:00", "1 open", "Ring Road 4, Surat", "Meera Joshi", "About 30 minutes"];

export const chooseTime: Screen = {
  screen: "application, a time to choose",
  title: APPLICATION_TITLE,
  short: "application",
  states: [
    {
      state: "days at one place",
      reach: async (request) => (await booked(request, [{}, { inDays: 6, seats: 2 }])).path,
      texts: [
        "Payment Confirmed · ₹199 paid",
        "Choose your interview time",
        "Tap a time and it is yours.",
        "1 open each",
        "2 open each",
        ...TIMES,
        "2 open",
        "Interview by",
        "or your ₹199 comes back by itself.",
        "You need not ask for it.",
        "Cancel this application · all money back",
      ],
      absent: ["You're All Set!", "Being scheduled", "no money back", "hurry"],
    },
    {
      state: "times in less than two days",
      reach: async (request) => (await booked(request, [{ inDays: 1 }])).path,
      texts: [
        "if you cancel: no money back",
        "If you cancel one, your next interview costs ₹0.",
        "your next interview costs ₹0.",
      ],
    },
    {
      state: "times near another interview",
      reach: async (request) => (await withTwo(request)).path,
      texts: ["You have another interview", "Ring Road 4, Surat", "you are busy", "1 open"],
    },
    {
      state: "a time that was chosen",
      reach: async (request) => (await withChosenTime(request, 5, [])).path,
      texts: ["You chose this time", "Change the time", "Meera Joshi", "Interview Scheduled"],
    },
  ],
};

export const applicationTimes: Screen = {
  screen: "application, its times",
  title: "Your interview time · Pakka",
  states: [
    {
      state: "another time",
      reach: async (request) => `${(await withChosenTime(request, 5, [{}])).path}/times`,
      texts: [
        "Change your interview time",
        "Tap another time and it is yours.",
        "You can change it 3 times more.",
        ...TIMES,
      ],
      absent: ["Not chosen", "Your interview time"],
    },
    {
      state: "none free",
      async reach(request) {
        const { path, own } = await withChosenTime(request, 5, []);
        await cancelNewestDay(own);
        return `${path}/times`;
      },
      texts: ["No other time is open now."],
    },
    {
      state: "none to choose",
      reach: async (request) => `${(await booked(request, [])).path}/times`,
      texts: ["No time is open now. New times appear here.", "comes back by itself."],
    },
    {
      state: "too late to change",
      async reach(request) {
        const { path, own } = await withChosenTime(request, 5, []);
        await bringNear(own);
        return `${path}/times`;
      },
      texts: ["The time can't be changed now."],
    },
  ],
};

export const timeClash: Screen = {
  screen: "a time near another interview",
  title: "Two interviews very near to each other · Pakka",
  states: [
    {
      state: "before it is taken",
      async reach(request) {
        const { path } = await withTwo(request);
        const page = await (await request.get(product(path))).text();
        return (
          /href="([^"]+\/times\/clash[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? path
        );
      },
      texts: [
        "You have another interview then",
        "You have",
        "You would take",
        "Lotus BPO",
        HERE,
        "The two are at the same time.",
        "Choose another time",
        "Take it anyway",
      ],
    },
  ],
};
