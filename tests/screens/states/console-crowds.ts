import { type APIRequestContext, request } from "@playwright/test";
import { setUpCompany } from "../../support/browser/company";
import { inviteAdmin, signInByPosts } from "../../support/browser/console";
import { crowd, rewrite } from "../../support/browser/fixtures";
import { Shortcut } from "../../support/browser/shortcut";
import { timeOf } from "../../support/interview-days";
import type { Screen, State } from "./state";

// Lists with 500 people and very long names.

const PEOPLE = 500;
const LONG_NAME = `Venkatanarasimharajuvaripeta ${"Lakshminarayanan ".repeat(4).trim()}`;
const LONG_JOB = {
  title: "Assistant Relationship Manager for Small and Medium Enterprises, Field Survey",
  maxApplicants: 1_000,
};

/** Gives everyone who applied for a job an interview late today. */
async function allComeToday(job: string): Promise<void> {
  const at = timeOf("23:59", 0);
  await rewrite(
    `insert into interviews (uid, application_id, at, minutes, interviewer, place, state, changed_at)
      select 'today-' || id, id, ?2, 30, 'Meera Joshi', 'Ring Road 4, Surat', 'scheduled', ?2
      from applications where job_id = ?1`,
    job,
    at,
  );
  await rewrite("update applications set status = 'INTERVIEW_SCHEDULED' where job_id = ?1", job);
}

/** Creates a company with a job that has 500 interviews today; returns the job. */
async function crowded(browser: APIRequestContext): Promise<string> {
  const job = await setUpCompany({ request: browser }, LONG_JOB);
  const own = await request.newContext();
  const candidate = new Shortcut({ request: own });
  await candidate.enter(LONG_NAME);
  const application = await candidate.book(job);
  await own.dispose();
  await crowd(application, PEOPLE - 1);
  await allComeToday(job);
  return job;
}

const ofCompany =
  (path: (job: string) => string): State["reach"] =>
  async (browser) =>
    path(await crowded(browser));

const ofStaff: State["reach"] = async (browser) => {
  const job = await crowded(browser);
  await signInByPosts(browser, "/staff", await inviteAdmin());
  return `/staff/interviews?jobId=${job}`;
};

const state = "500 people, long names";
const looked = { state, script: "off" } as const;

export const crowds: Screen[] = [
  {
    screen: "/hiring, crowded",
    title: "Today · Pakka for companies",
    states: [
      {
        ...looked,
        width: 360,
        reach: ofCompany(() => "/hiring"),
        texts: ["Who comes today", "Meeting code", LONG_JOB.title, LONG_NAME, "Next"],
      },
    ],
  },
  {
    screen: "/hiring/jobs/{id}/candidates, crowded",
    title: "Candidates · Pakka for companies",
    states: [
      {
        ...looked,
        width: 360,
        reach: ofCompany((job) => `/hiring/jobs/${job}/candidates`),
        texts: [`All ${PEOPLE}`, "Tara Das", "Next"],
      },
    ],
  },
  {
    screen: "/staff/interviews, crowded",
    title: "Interviews · Pakka staff",
    states: [
      {
        ...looked,
        width: 1280,
        reach: ofStaff,
        texts: ["Only one job.", LONG_JOB.title, LONG_NAME, "Next"],
      },
    ],
  },
];
