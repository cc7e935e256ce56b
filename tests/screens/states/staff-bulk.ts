import { setInterview } from "../../support/browser/employer";
import { hold, offerDay } from "../../support/browser/interview-fixtures";
import { callAsStaff } from "../../support/browser/product";
import type { Shortcut } from "../../support/browser/shortcut";
import { succeeded } from "../../support/client";
import { both, ofApplication, paid, paidAndLong, type Reach } from "./staff-consoles";
import type { Screen } from "./state";

// Staff actions on several people at once, and on an interview.

const met = async (candidate: Shortcut) => {
  const application = await paid(candidate);
  await setInterview(application, null);
  await hold(application);
  return application;
};

/** The results page with one candidate who had an interview, and one who can't have a result. */
const results =
  (search: string): Reach =>
  async (browser) => {
    const id = (await ofApplication(met)(browser)).split("/").pop();
    return `/staff/results?marked=${id}&marked=999999999${search}`;
  };

export const resultsPage: Screen = {
  screen: "/staff/results",
  title: "Results · Pakka staff",
  states: [
    ...both("asked", results(""), ["Results of 2 people", "Reason, if declined"]),
    ...both("looked at", results("&result=REJECTED&reason=filled&comment=Come+again+in+May."), [
      "What it does",
      "Come again in May.",
      "What they read",
      "Left out",
      "Give the results",
    ]),
  ],
};

/** The people who wait for a date of this candidate's job, with or without the candidate marked. */
const waiting =
  (come: (candidate: Shortcut) => Promise<string>, isMarked: boolean): Reach =>
  async (browser) => {
    const application = (await ofApplication(come)(browser)).slice("/staff".length);
    const { id, jobId } = await succeeded(callAsStaff("GET", `/ops${application}`));
    await offerDay(String(jobId));
    return `/staff/jobs/${jobId}/waiting${isMarked ? `?marked=${id}` : ""}`;
  };

export const waitingPage: Screen = {
  screen: "/staff/jobs/{id}/waiting",
  title: "Who waits for a date · Pakka staff",
  states: [
    ...both("long names", waiting(paidAndLong, false), ["Mark all", "See who gets which time"]),
    ...both("looked at", waiting(paid, true), [
      "Who gets which time",
      "What they read",
      "Give these times",
      "Ring Road 4, Surat",
    ]),
  ],
};

const set = async (candidate: Shortcut) => {
  const application = await paid(candidate);
  await setInterview(application, null);
  return application;
};

export const movePage: Screen = {
  screen: "/staff/applications/{id}/move",
  title: "Move it now · Pakka staff",
  states: both("asked", ofApplication(set, "/move"), ["Move the interview of PK-", "Or a link"]),
};

export const callOffPage: Screen = {
  screen: "/staff/applications/{id}/call-off",
  title: "Cancel the interview · Pakka staff",
  states: both("what it does", ofApplication(set, "/call-off?reason=A+flood."), [
    "What it does",
    "Interview cancelled by the employer",
    "A flood.",
  ]),
};

const dayOfJob: Reach = async (browser) => {
  const page = await waiting(paid, false)(browser);
  const [, jobId = ""] = /jobs\/(\d+)/.exec(page) ?? [];
  const [day] = await succeeded(callAsStaff("GET", `/ops/jobs/${jobId}/days`));
  return `/staff/jobs/${jobId}/days/${day.id}/cancel?reason=A+flood.`;
};

export const dayCancelPage: Screen = {
  screen: "/staff/jobs/{id}/days/{id}/cancel",
  title: "Cancel the day · Pakka staff",
  states: both("what it does", dayOfJob, ["What it does", "A flood.", "No message is sent."]),
};
