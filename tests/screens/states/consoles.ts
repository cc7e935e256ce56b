import type { APIRequestContext } from "@playwright/test";
import { inviteAdmin, postForm, signInByPosts } from "../../support/browser/console";
import { postJob } from "../../support/browser/employer";
import { verify } from "../../support/browser/fixtures";
import { callAsStaff } from "../../support/browser/product";
import { succeeded } from "../../support/client";
import { newEmail } from "../../support/people";
import { at } from "./people";
import type { Screen, State } from "./state";

// Consoles are looked at once each, on a phone without script.

const screen = (path: string, page: string, reach: State["reach"], texts: string[]): Screen => ({
  screen: path,
  title: path.startsWith("/staff") ? `${page} · Pakka staff` : `${page} · Pakka for companies`,
  states: [{ state: "as it is", width: 360, script: "off", reach, texts }],
});

const COMPANY = "Tara Looms";

/** The owner of a company that was founded just now. */
const asOwner = (path: string) => async (browser: APIRequestContext) => {
  await signInByPosts(browser, "/hiring", newEmail());
  await postForm(browser, "/hiring", { intent: "save", name: COMPANY });
  return path;
};

/** The same with a draft of a job: its page, or one below it. */
const withDraft =
  (below = "") =>
  async (browser: APIRequestContext) => {
    await asOwner("")(browser);
    const answer = await postForm(browser, "/hiring/jobs/new", {
      ...{ intent: "save", title: "Weaver", location: "Surat", category: "Sales", rounds: "1" },
      ...{ applicationPrice: "199", maxApplicants: "4" },
      ...{ interviewWithinDays: "14", answerWithinDays: "7" },
    });
    return `${answer.headers().location}${below}`;
  };

/** An admin at a page, which may be that of a verified company or of its job. */
const asAdmin =
  (path: string | ((found: { job: string; company: number }) => string)) =>
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
      reach: async () => `/companies/${await employerOf(await postJob({ company: COMPANY }))}`,
      texts: [COMPANY, "What we checked", "Not verified yet", "Open jobs", "Bank Statement Reader"],
    },
  ],
};

export const consoles: Screen[] = [
  company,
  screen("/hiring/login", "Sign in", at("/hiring/login"), ["Email", "Mail me a code"]),
  screen("/hiring", "Start", asOwner("/hiring"), [COMPANY, "Still missing", "Your jobs"]),
  screen("/hiring/company", "Company", asOwner("/hiring/company"), [
    ...["Legal name", "GSTIN", "Save and submit", "Prove your website", "Logo"],
  ]),
  screen("/hiring/jobs", "Jobs", asOwner("/hiring/jobs"), ["You have no job yet.", "Write a job"]),
  screen("/hiring/jobs/new", "New job", asOwner("/hiring/jobs/new"), ["Pay and terms", "State"]),
  screen("/hiring/jobs/{id}", "Weaver", withDraft(), ["Draft", "Submit", "Withdraw the job"]),
  screen("/hiring/jobs/{id}/withdraw", "Withdraw Weaver", withDraft("/withdraw?reason=Closed"), [
    ...["What it does", "Money that goes back", "₹0", "No message is sent."],
  ]),
  screen("/hiring/team", "Team", asOwner("/hiring/team"), ["Owner", "Invite somebody"]),
  screen("/staff", "Start", asAdmin("/staff"), ["What waits for you", "Companies to verify"]),
  screen("/staff/companies", "Companies", asAdmin("/staff/companies"), [
    "Name, legal name",
    "Draft",
  ]),
  screen("/staff/jobs", "Jobs", asAdmin("/staff/jobs"), ["State", "Filter", "Open"]),
  screen(
    "/staff/jobs/{id}",
    "Bank Statement Reader",
    asAdmin(({ job }) => `/staff/jobs/${job}`),
    ["What it says", "Decide", "Pause"],
  ),
  screen("/staff/team", "Team", asAdmin("/staff/team"), ["Ila Rao", "Invite somebody"]),
  screen("/staff/audit", "Audit", asAdmin("/staff/audit"), ["session.start"]),
];
