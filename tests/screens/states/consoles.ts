import type { APIRequestContext } from "@playwright/test";
import * as words from "~worker/words/formats";
import { momentInIndia } from "../../../worker/domain/booking/interview/times.rules";
import { inviteAdmin, postForm, signInByPosts } from "../../support/browser/console";
import { postJob, postUnverifiedJob } from "../../support/browser/employer";
import { verify } from "../../support/browser/fixtures";
import { callAsStaff, product } from "../../support/browser/product";
import { succeeded } from "../../support/client";
import { dateInDays } from "../../support/interview-days";
import { newEmail } from "../../support/people";
import { at } from "./people";
import { callOffPage, dayCancelPage, movePage, resultsPage, waitingPage } from "./staff-bulk";
import { freeSlotPage, interviews, owed, refundPage, staffApplication } from "./staff-consoles";
import { inboxScreens } from "./staff-inbox";
import { health, money } from "./staff-operations";
import type { Screen, State } from "./state";

// Each console page is checked once, on a phone without script.

const screen = (path: string, page: string, reach: State["reach"], texts: string[]): Screen => ({
  screen: path,
  title: path.startsWith("/staff") ? `${page} · Pakka staff` : `${page} · Pakka for companies`,
  states: [{ state: "as it is", width: 360, script: "off", reach, texts }],
});

/** Set once: the title is right when the run passes midnight. */
const DATE = dateInDays(3);
const DAY = words.dateWords(momentInIndia(DATE, "10:00").toISOString());
const COMPANY = "Tara Looms";

/** Signs in the owner of a new company. */
const asOwner = (path: string) => async (browser: APIRequestContext) => {
  await signInByPosts(browser, "/hiring", newEmail());
  await postForm(browser, "/hiring", { intent: "save", name: COMPANY });
  return path;
};

/** The same owner with a draft of a job: the path of the draft, or one below it. */
const withDraft =
  (below = "") =>
  async (browser: APIRequestContext) => {
    await asOwner("")(browser);
    const answer = await postForm(browser, "/hiring/jobs/new", {
      intent: "save",
      title: "Weaver",
      location: "Surat",
      category: "Sales",
      rounds: "1",
      applicationPrice: "199",
      maxApplicants: "4",
      interviewWithinDays: "14",
      answerWithinDays: "7",
    });
    return `${answer.headers().location}${below}`;
  };

/** The same draft with its own test, begun from the proposal. */
const withTest = (below: string) => async (browser: APIRequestContext) => {
  const job = await withDraft()(browser);
  await postForm(browser, `${job}/test`, { intent: "begin" });
  return `${job}${below}`;
};

/** The same draft with an interview day: the path of the day, or one below it. */
const withDay =
  (below = "") =>
  async (browser: APIRequestContext) => {
    const days = await withDraft("/days")(browser);
    await postForm(browser, days, {
      date: DATE,
      from: "10:00",
      to: "12:00",
      minutesEach: "30",
      seats: "2",
      interviewer: "Kavya Nair",
      place: "Plot 14",
    });
    const page = await (await browser.get(product(days))).text();
    const [address] = page.match(/\/hiring\/jobs\/\d+\/days\/\d+/) ?? [];
    return `${address}${below}`;
  };

/** An admin on a page, which may belong to a verified company or to its job. */
const asAdmin =
  (path: string | ((ids: { job: string; company: number }) => string)) =>
  async (browser: APIRequestContext) => {
    await signInByPosts(browser, "/staff", await inviteAdmin());
    if (typeof path === "string") return path;
    const job = await postJob({ company: `Tara ${crypto.randomUUID().slice(0, 8)}` });
    const company = await employerOf(job);
    await verify(company);
    return path({ job, company });
  };

async function employerOf(job: string): Promise<number> {
  return (await succeeded(callAsStaff("GET", `/ops/jobs/${job}`))).employer.id;
}

const company: Screen = {
  screen: "company",
  title: `${COMPANY} on Pakka`,
  states: [
    {
      state: "not verified yet",
      width: 360,
      reach: async () =>
        `/companies/${await employerOf(await postUnverifiedJob({ company: COMPANY }))}`,
      texts: [COMPANY, "What we checked", "Not verified yet", "Open jobs", "Bank Statement Reader"],
    },
  ],
};

export const consoles: Screen[] = [
  company,
  screen("/hiring/login", "Sign in", at("/hiring/login"), [
    "Email",
    "Mail me a code",
    "No mail? Use a recovery code",
  ]),
  screen("/hiring", "Today", asOwner("/hiring"), [COMPANY, "Still missing", "Your jobs"]),
  screen("/hiring/company", "Company", asOwner("/hiring/company"), [
    "Legal name",
    "GSTIN",
    "Save and submit",
    "Prove your website",
    "Logo",
  ]),
  screen("/hiring/record", "Your record", asOwner("/hiring/record?of=absent"), [
    "New on Pakka",
    "Cancelled late",
    "Answered in time",
    "No rows.",
    "How we count",
  ]),
  screen("/hiring/jobs", "Jobs", asOwner("/hiring/jobs"), ["You have no job yet.", "Write a job"]),
  screen("/hiring/jobs/new", "New job", asOwner("/hiring/jobs/new?template=Sales"), [
    "Pay and terms",
    "State",
    "Begin with the template",
    "Find out what the company sells",
  ]),
  screen("/hiring/jobs/{id}", "Weaver", withDraft(), ["Draft", "Submit", "Withdraw the job"]),
  screen("/hiring/jobs/{id}/preview", "See it as candidates will", withDraft("/preview"), [
    "The job's page on the day it opens",
    "Weaver",
    "New on Pakka",
    "Apply Now",
    "If you pass",
  ]),
  screen("/hiring/jobs/{id}/test", "The test", withDraft("/test"), [
    "our test for Sales",
    "Begin with proposed questions",
  ]),
  screen("/hiring/jobs/{id}/test, own", "The test", withTest("/test?open=2"), [
    "8 questions",
    "Answers: mark the right one",
    "The candidate sees",
    "Pass mark",
  ]),
  screen("/hiring/jobs/{id}/test/try", "Try the test", withTest("/test/try"), [
    "nothing is kept",
    "Question 1 of 8",
    "Next",
  ]),
  screen("/hiring/jobs/{id}/withdraw", "Withdraw Weaver", withDraft("/withdraw?reason=Closed"), [
    "What it does",
    "Money that goes back",
    "₹0",
    "No message is sent.",
  ]),
  screen("/hiring/jobs/{id}/candidates", "Candidates", withDraft("/candidates"), [
    "0 applied, 0 passed the test",
    "To answer",
    "Waiting for a time",
    "Nobody here.",
  ]),
  screen("/hiring/jobs/{id}/days", "Interview days", withDraft("/days"), [
    "Offer a day",
    "Nobody waits for a date.",
    "You offer no day yet.",
  ]),
  screen("/hiring/jobs/{id}/days/{dayId}", "Change the day", withDay(), [
    "Seats taken: 0 of 8",
    "Link for the front desk",
    "Cancel the day",
  ]),
  screen(
    "/hiring/jobs/{id}/days/{dayId}/change",
    `Change ${DAY}`,
    withDay("/change?from=10:00&to=13:00&seats=2&interviewer=Kavya+Nair&place=Plot+14"),
    ["What it does", "Change the day", "No message is sent."],
  ),
  screen("/hiring/jobs/{id}/days/{dayId}/cancel", `Cancel ${DAY}`, withDay("/cancel"), [
    "What it does",
    "Cancel the day",
    "Paid by them",
  ]),
  screen("/hiring/team", "Team", asOwner("/hiring/team"), ["Owner", "Invite somebody"]),
  screen("/hiring/recovery", "Recovery codes", asOwner("/hiring/recovery"), [
    "You have no recovery codes.",
    "Make recovery codes",
  ]),
  owed,
  staffApplication,
  refundPage,
  freeSlotPage,
  resultsPage,
  waitingPage,
  movePage,
  callOffPage,
  dayCancelPage,
  interviews,
  ...inboxScreens,
  money,
  health,
  screen("/staff/companies", "Companies", asAdmin("/staff/companies"), [
    "Name, legal name",
    "Verified",
  ]),
  screen("/staff/jobs", "Jobs", asAdmin("/staff/jobs"), ["State", "Filter", "Open"]),
  screen(
    "/staff/jobs/{id}",
    "Bank Statement Reader",
    asAdmin(({ job }) => `/staff/jobs/${job}`),
    ["What it says", "Decide", "Pause"],
  ),
  screen("/staff/team", "Team", asAdmin("/staff/team"), ["Ila Rao", "Invite somebody"]),
  screen("/staff/recovery", "Recovery codes", asAdmin("/staff/recovery"), [
    "You have no recovery codes.",
    "Make recovery codes",
  ]),
  screen("/staff/audit", "Audit", asAdmin("/staff/audit"), ["session.start"]),
];
