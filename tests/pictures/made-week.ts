import { type APIRequestContext, request } from "@playwright/test";
import { rightOption } from "../support/answer-key";
import { inviteAdmin, postForm, signInByPosts } from "../support/browser/console";
import { postJob, setInterview } from "../support/browser/employer";
import { crowd, rewrite, verify } from "../support/browser/fixtures";
import {
  beginIn,
  hold,
  interviewIs,
  offerDay,
  promiseEnds,
} from "../support/browser/interview-fixtures";
import { alertStands, letterDies } from "../support/browser/operations";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";
import { dateInDays } from "../support/interview-days";
import { newEmail } from "../support/people";

// Sample data: a day in the middle of a week, on which both consoles show work to do.

type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;
/** The user agent of the candidates; the list of their sessions shows it. */
const BROWSER =
  "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";
const LONG_NAME = "Venkata Narasimha Rao Chintalapudi";

const numberOf = (path: string) => Number(path.split("/").pop());
const ops = (method: string, path: string, json?: unknown) =>
  succeeded(callAsStaff(method, `/ops${path}`, json));

async function inOwnBrowser<Found>(work: (own: APIRequestContext) => Promise<Found>) {
  const own = await request.newContext({ userAgent: BROWSER });
  const result = await work(own);
  await own.dispose();
  return result;
}

/** A candidate with a paid slot of a job. */
const paidApplication = (
  job: string,
  name: string,
  after?: (one: Shortcut, path: string) => Promise<unknown>,
) =>
  inOwnBrowser(async (own) => {
    const one = new Shortcut({ request: own });
    await one.enter(name);
    const path = await one.applyAndWait(job);
    await one.takeTest(path, rightOption);
    await one.pay(path);
    await after?.(one, path);
    return path;
  });

/** A candidate with a paid slot and an interview that begins in `minutes`. */
async function comes(job: string, name: string, minutes: number): Promise<string> {
  const path = await paidApplication(job, name);
  await setInterview(path, null);
  await beginIn(path, minutes);
  return path;
}

/** Founds a company and signs its owner in; returns the session and the company's id. */
async function company(name: string, facts: object) {
  return inOwnBrowser(async (own) => {
    await signInByPosts(own, "/hiring", newEmail());
    await postForm(own, "/hiring", { intent: "save", name });
    const [{ id }] = await ops("GET", `/companies?q=${encodeURIComponent(name)}`);
    await postForm(own, "/hiring/company", { intent: "submit", name, ...facts });
    return { id: id as number, session: await own.storageState() };
  });
}

const BHOPAL = {
  legalName: "Sarovar Records Private Limited",
  city: "Bhopal",
  phone: "9876543210",
  address: "Plot 14, MP Nagar Zone 2, Bhopal 462011",
  about: "We type and check records of hospitals and courts.",
};
const DAY = {
  date: dateInDays(3),
  from: "10:00",
  to: "13:00",
  minutesEach: "30",
  seats: "2",
  interviewer: "Kavya Nair",
  place: "Plot 14, MP Nagar Zone 2",
};
const DRAFT = {
  intent: "save",
  title: "Packing Supervisor",
  location: "Bhopal",
  category: "Sales",
  rounds: "1",
  applicationPrice: "199",
  maxApplicants: "12",
  interviewWithinDays: "14",
  answerWithinDays: "7",
};

const PLACES = [
  ...(["job", "ofOthers", "draft", "day", "company", "person", "query"] as const),
  ...(["waits", "comes", "met", "disputed"] as const),
] as const;

export interface MadeWeek {
  staff: Session;
  hiring: Session;
  /** Values for the page addresses, by name. */
  ids: Record<(typeof PLACES)[number], number> & { token: string };
}

export async function makeWeek(): Promise<MadeWeek> {
  const sarovar = await company("Sarovar Records", BHOPAL);
  await verify(sarovar.id);
  const own = { company: "Sarovar Records", companyId: sarovar.id, location: "Bhopal" };
  const job = await postJob({ ...own, title: "Data Entry Operator", maxApplicants: 40 });
  const survey = await postJob({ title: "Field Survey", company: "Chambal Data" });
  const desk = await postJob({ title: "Desktop Support", company: "Banyan Desk Services" });
  await company("Vindhya Tailors", { ...BHOPAL, legalName: "Vindhya Tailors", city: "Satna" });

  const [met, absent, here, coming] = await Promise.all([
    comes(job, "Asha Verma", -130),
    comes(job, "Mohit Ahirwar", -100),
    comes(job, "Sunita Devi", -5),
    comes(job, "Faizan Qureshi", 40),
    comes(job, LONG_NAME, 70),
  ]);
  await interviewIs(met, { state: "held", companyWord: "held" });
  await interviewIs(absent, { state: "candidate_absent", companyWord: "candidate_absent" });
  const late = await comes(job, "Deepak Uikey", -4_000);
  await hold(late);
  const [waits] = await Promise.all([
    paidApplication(survey, "Imran Shaikh", (one) =>
      one.post("/help", {
        subject: "My date",
        description: "Koi date nahi mila, paise wapas ya date dijiye.",
        category: "job_application",
      }),
    ),
    paidApplication(survey, "Lata Bundela"),
    paidApplication(job, "Gulab Singh Rawat"),
    paidApplication(job, "Meena Prajapati"),
    inOwnBrowser(async (browser) => {
      const one = new Shortcut({ request: browser });
      await one.enter("Rekha Malviya");
      await one.applyAndWait(job);
    }),
  ]);
  const disputed = await comes(desk, "Ravi Kushwaha", -60);
  await interviewIs(disputed, { state: "disputed", companyWord: "candidate_absent" });
  await comes(desk, "Neha Rathore", 90);
  await promiseEnds(waits);
  await crowd(waits, 3);
  await offerDay(survey, { inDays: 5 });
  await ops("POST", `/applications/${numberOf(waits)}/comments`, {
    text: "Company opens Saturday if the road is clear. Call Friday 10 am.",
  });
  await letterDies("interview_reminder", "Resend answered 550");
  await alertStands("dead_letters", "Messages were given up. Mend the cause, then send again.");
  await ops("POST", "/announcements", {
    title: "Gate 2 is closed",
    body: "Come to gate 3.",
    channels: ["app", "email"],
    audience: { jobId: Number(job) },
  });

  // The company drafts a job and offers an interview day.
  const browser = await request.newContext({ userAgent: BROWSER, storageState: sarovar.session });
  const draftAnswer = await postForm(browser, "/hiring/jobs/new", DRAFT);
  const draft = numberOf(draftAnswer.headers().location ?? "");
  await postForm(browser, `/hiring/jobs/${draft}/test`, { intent: "begin" });
  await postForm(browser, `/hiring/jobs/${job}/days`, DAY);
  const page = await (await browser.get(product(`/hiring/jobs/${job}/days`))).text();
  const day = numberOf(page.match(/\/hiring\/jobs\/\d+\/days\/\d+/)?.[0] ?? "");
  // The link of the front desk works only on the interview day, which is today.
  const today = await offerDay(job, { inDays: 0 });
  await rewrite(
    "update interviews set day_id = ? where application_id in (?, ?, ?)",
    today.id,
    numberOf(met),
    numberOf(here),
    numberOf(coming),
  );
  const linkAnswer = await postForm(browser, `/hiring/jobs/${job}/days/${today.id}`, {
    intent: "link",
  });
  const [, token = ""] = /hiring\/day\/([\w-]+)/.exec(await linkAnswer.text()) ?? [];
  const hiring = await browser.storageState();
  await browser.dispose();

  const desks = await request.newContext({ userAgent: BROWSER });
  await signInByPosts(desks, "/staff", await inviteAdmin());
  const staff = await desks.storageState();
  await desks.dispose();
  const [hit] = await ops("GET", "/search?q=Imran");
  const [query] = await ops("GET", "/queries?limit=1");
  const ids = {
    job: Number(job),
    draft,
    day,
    company: sarovar.id,
    person: hit.id as number,
    waits: numberOf(waits),
    disputed: numberOf(disputed),
    met: numberOf(late),
    query: query.id as number,
    ofOthers: Number(survey),
    comes: numberOf(coming),
    token,
  };
  return { staff, hiring, ids };
}
