import type { APIRequestContext } from "@playwright/test";
import { todayInIndia } from "../../../worker/contract/profile";
import { inviteAdmin, signInByPosts } from "../../support/browser/console";
import { postJob, setInterview } from "../../support/browser/employer";
import { interviewIs, promiseEnds } from "../../support/browser/interview-fixtures";
import { callAsStaff } from "../../support/browser/product";
import { Shortcut } from "../../support/browser/shortcut";
import { succeeded } from "../../support/client";
import { eventually } from "../../support/eventually";
import type { Screen, State } from "./state";

// The first pages that an operator sees, on a phone and on a desktop, without script.

const LONG_NAME = `Venkatanarasimharajuvaripeta ${"Lakshminarayanan ".repeat(4).trim()}`;
const LONG_JOB = {
  title: "Assistant Relationship Manager for Small and Medium Enterprises, Field Survey",
  company: "Shri Venkateshwara Cooperative Textiles and Allied Manufacturing Industries LLP",
};

export type Reach = (browser: APIRequestContext) => Promise<string>;

/** An admin on the page of an application that `come` creates. */
export const ofApplication =
  (come: (candidate: Shortcut) => Promise<string>, below = ""): Reach =>
  async (browser) => {
    const candidate = new Shortcut({ request: browser });
    const application = await come(candidate);
    await signInByPosts(browser, "/staff", await inviteAdmin());
    return `/staff${application}${below}`;
  };

const entered = async (candidate: Shortcut, name?: string) => {
  await candidate.enter(name);
  return candidate;
};

export const paid = async (candidate: Shortcut) => (await entered(candidate)).book(await postJob());

/** The same, once staff can send a message about it again. */
const paidAndHeard = async (candidate: Shortcut) => {
  const application = await paid(candidate);
  await eventually(
    () => succeeded(callAsStaff("GET", `/ops${application}`)),
    ({ messages }) => messages.some(({ mayRepeat }: { mayRepeat: boolean }) => mayRepeat),
  );
  return application;
};

/** A paid application whose promise ends soon, with a comment and long names. */
export const paidAndLong = async (candidate: Shortcut) => {
  const application = await (await entered(candidate, LONG_NAME)).book(await postJob(LONG_JOB));
  await promiseEnds(application);
  const id = application.split("/").pop();
  const text = `${"Company opens Saturday if the road is clear. ".repeat(5)}${"x".repeat(80)}`;
  await succeeded(callAsStaff("POST", `/ops/applications/${id}/comments`, { text }));
  return application;
};

const disputed = async (candidate: Shortcut) => {
  const application = await paid(candidate);
  await setInterview(application, null);
  await interviewIs(application, { state: "disputed", companyWord: "candidate_absent" });
  return application;
};

export const asAdmin =
  (path: string): Reach =>
  async (browser) => {
    await signInByPosts(browser, "/staff", await inviteAdmin());
    return path;
  };

export const both = (
  state: string,
  reach: Reach,
  texts: string[],
  more: Partial<State> = {},
): State[] =>
  ([360, 1280] as const).map((width) => ({
    state: `${state}, ${width} px`,
    width,
    script: "off" as const,
    reach,
    texts,
    ...more,
  }));

/** The list of what is owed, with a row for this candidate. */
const owedWith =
  (come: (candidate: Shortcut) => Promise<string>): Reach =>
  async (browser) => {
    await ofApplication(come)(browser);
    return "/staff";
  };

export const owed: Screen = {
  screen: "/staff",
  title: "Owed · Pakka staff",
  states: [
    ...both("full", owedWith(disputed), ["Disputes", "A tie is the candidate’s", "Decide"]),
    ...both("long names", owedWith(paidAndLong), ["Promise ends soon", "Put in a time"]),
    ...both("empty", asAdmin("/staff?kind=returns_waiting"), ["0 wait", "Nothing waits."]),
  ],
};

/** The day of an interview, for its job only. */
const dayWith =
  (come: (candidate: Shortcut) => Promise<string>): Reach =>
  async (browser) => {
    const application = (await ofApplication(come)(browser)).slice("/staff".length);
    const { interviews, jobId } = await succeeded(callAsStaff("GET", `/ops${application}`));
    return `/staff/interviews?day=${todayInIndia(new Date(interviews[0].at))}&jobId=${jobId}`;
  };

const setAndLong = async (candidate: Shortcut) => {
  const application = await paidAndLong(candidate);
  await setInterview(application, null);
  return application;
};

export const interviews: Screen = {
  screen: "/staff/interviews",
  title: "Interviews · Pakka staff",
  states: [
    ...both("disputed", dayWith(disputed), ["Only one job.", "Company says:", "Decide"]),
    ...both("long names", dayWith(setAndLong), ["Set", "60 minutes", "Open"]),
    ...both("empty", asAdmin("/staff/interviews?day=2020-01-01"), ["No interview on this day."]),
  ],
};

const job = "Bank Statement Reader, Sahyadri Finserv";
export const staffApplication: Screen = {
  screen: "/staff/applications/{id}",
  title: `${job} · Pakka staff`,
  states: [
    ...both("paid", ofApplication(paidAndHeard), [
      "Put in a time",
      "Refund ₹199…",
      "Captured ₹199",
      "What the candidate sees now",
      "Cancel, the money comes back",
      "No interview yet.",
      "Say a message again",
    ]),
    ...both(
      "long names",
      ofApplication(paidAndLong),
      ["Promise ends", "Company opens Saturday", "All of this person"],
      { title: `${LONG_JOB.title}, ${LONG_JOB.company} · Pakka staff` },
    ),
    ...both("disputed", ofApplication(disputed), [
      "The two sides disagree",
      "Decide the dispute",
      "Reason, for the audit",
      "In their own words",
      "Did not type the meeting code",
      "What each side reads of “Held”",
    ]),
    ...both("comments alone", ofApplication(paid, "?show=comments"), ["Nothing here."], {
      absent: ["Captured ₹199"],
    }),
  ],
};

export const freeSlotPage: Screen = {
  screen: "/staff/applications/{id}/goodwill",
  title: "Give it now · Pakka staff",
  states: both("what it does", ofApplication(paid, "/goodwill?reason=We+are+sorry."), [
    "What it does",
    "Your next interview costs ₹0",
    "We are sorry.",
    "Give it now",
  ]),
};

export const refundPage: Screen = {
  screen: "/staff/applications/{id}/refund",
  title: "Refund now · Pakka staff",
  states: both("what it does", ofApplication(paid, "/refund?reason=No+day+in+time."), [
    "What it does",
    "Goes back",
    "₹199",
    "No day in time.",
    "Refund now",
  ]),
};
