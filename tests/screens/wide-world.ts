import type { BrowserContext } from "@playwright/test";
import { inviteAdmin, postForm, signInByPosts } from "../support/browser/console";
import { announce, postJob } from "../support/browser/employer";
import { rewrite, verify } from "../support/browser/fixtures";
import { offerDay } from "../support/browser/interview-fixtures";
import { callAsStaff, fromOurPage, product, simulate } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";
import type { ConsolePlaces } from "../support/console-places";
import { PDF } from "../support/people";

// A candidate, a company and staff whose every text is as wide as its field allows.

/** A text of `count` letters, of the widest kind. */
const wide = (count: number) => "W".repeat(count);
/** A name of 100 letters. */
export const NAME = wide(100);
const LINK = `https://meet.example.in/${wide(300)}`;
const MAIL = `${"w".repeat(60)}${Date.now()}@${"w".repeat(60)}.${"w".repeat(60)}.in`;

const ops = (method: string, path: string, json?: object) =>
  succeeded(callAsStaff(method, `/ops${path}`, json));

interface World {
  visitor: BrowserContext;
  candidate: BrowserContext;
  hiring: BrowserContext;
  staff: BrowserContext;
  places: ConsolePlaces;
  /** Paths of the public pages; `ownPages` are the candidate's own. */
  pages: string[];
  ownPages: string[];
  mails: { subject: string; html: string }[];
}

const RIGHT = `Right ${wide(200)}`;
/** Applies, passes the test and pays for the slot. */
async function book(someone: Shortcut, job: string): Promise<string> {
  const application = await someone.applyAndWait(job);
  await someone.takeTest(application, ({ options }) => options.indexOf(RIGHT));
  await someone.pay(application);
  return application;
}

const idOf = (path: string) => Number(path.split("/").pop());

async function asCompany(browser: BrowserContext) {
  await signInByPosts(browser.request, "/hiring", MAIL);
  const profile = {
    name: NAME,
    legalName: NAME,
    website: `https://${"w".repeat(60)}.${"w".repeat(60)}.in`,
    about: wide(500),
    address: wide(300),
    city: NAME,
    phone: "9876543210",
  };
  await postForm(browser.request, "/hiring", { intent: "save", ...profile });
  const [company] = await ops("GET", `/companies?q=${NAME}`);
  await verify(company.id);
  return company.id as number;
}

const jobOf = (companyId: number, more: object = {}) =>
  postJob({
    company: NAME,
    companyId,
    title: NAME,
    location: NAME,
    maxApplicants: 50,
    preparation: [wide(500)],
    jobDetail: {
      Category: [wide(60)],
      Salary: [wide(60)],
      "Job Type": [wide(60)],
      [wide(90)]: [wide(300), wide(300)],
      Responsibilities: [wide(300)],
    },
    assessment: {
      durationMinutes: 10,
      passMark: 50,
      questions: [
        { prompt: wide(300), options: [wide(200), RIGHT, wide(300)], answer: 1, topic: wide(60) },
      ],
    },
    ...more,
  });

async function uploadLongName({ request }: BrowserContext) {
  const resume = {
    name: `${wide(240)}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from(PDF),
  };
  const headers = fromOurPage();
  await request.post(product("/resumes"), { multipart: { resume }, headers, maxRedirects: 0 });
}

/** Fills every field of each of them, by the pages and calls that people use. */
export async function newWorld(newContext: () => Promise<BrowserContext>): Promise<World> {
  const [visitor, candidate, hiring, staff] = await Promise.all([1, 2, 3, 4].map(newContext));
  if (!visitor || !candidate || !hiring || !staff) throw new Error("No browser");
  const companyId = await asCompany(hiring);
  await signInByPosts(staff.request, "/staff", await inviteAdmin());

  const someone = new Shortcut(candidate);
  await someone.logIn();
  await someone.completeProfile(NAME);
  await uploadLongName(candidate);
  await someone.post("/profile", { intent: "safety-word", safetyWord: "W".repeat(20) });
  const [met, chosen, video, free] = [
    await jobOf(companyId),
    await jobOf(companyId),
    await jobOf(companyId),
    await jobOf(companyId, { rounds: 2 }),
  ];
  const [metPath, chosenPath, videoPath] = [
    await book(someone, met),
    await book(someone, chosen),
    await book(someone, video),
  ];
  const freePath = await book(someone, free);
  const take = async (path: string, job: string, options: object) => {
    const day = await offerDay(job, options);
    await rewrite("update interview_days set interviewer = ? where id = ?", NAME, day.id);
    if (day.id && "place" in options && options.place === null) {
      await rewrite("update interview_days set link = ? where id = ?", LINK, day.id);
    }
    const at = day.times[0] ?? "";
    await someone.post(path, { intent: "time", dayId: String(day.id), at, clash: "accepted" });
    return day;
  };
  await take(metPath, met, { place: wide(300), inDays: 3 });
  await take(chosenPath, chosen, { place: wide(300) });
  await take(videoPath, video, { place: null, inDays: 8 });
  // The free times of this day clash with the chosen time.
  const freeDay = await offerDay(free, { place: wide(299), round: 1 });
  await rewrite("update interview_days set interviewer = ? where id = ?", NAME, freeDay.id);

  // An interview that is going on now, with contradicting statements.
  await rewrite(
    "update interviews set at = ? where application_id = ?",
    new Date(Date.now() - 30 * 60_000).toISOString(),
    idOf(metPath),
  );
  const outcome = { intent: "outcome", outcome: "employer_absent", sure: "employer_absent" };
  await someone.post(metPath, outcome);
  const rejected = await book(someone, await jobOf(companyId, { applicationPrice: 199 }));
  await take(rejected, String((await ops("GET", `/applications/${idOf(rejected)}`)).jobId), {
    place: wide(300),
  });
  await rewrite(
    `update interviews set at = ?, state = 'held', evidence = 'code', settled_at = ?
      where application_id = ?`,
    new Date(Date.now() - 3 * 3_600_000).toISOString(),
    new Date(Date.now() - 2 * 3_600_000).toISOString(),
    idOf(rejected),
  );
  const result = { result: "REJECTED", reason: "skills", comment: wide(500) };
  await ops("POST", `/applications/${idOf(rejected)}/result`, result);
  await rewrite("update pending_results set tell_at = ?", new Date(0).toISOString());
  await rewrite("update applications set guarantee_due_at = ?", new Date(0).toISOString());

  // Texts that people write.
  await someone.post("/help", { intent: "ask", subject: NAME, description: wide(2_000) });
  await someone.post("/searches", { intent: "save", search: `q=${wide(90)}` });
  await someone.post(`/jobs/${met}/save`, {});
  await announce(met, NAME, wide(500));
  await ops("POST", `/applications/${idOf(chosenPath)}/comments`, { text: wide(500) });
  await someone.hearAll();

  const person = (await ops("GET", `/applications/${idOf(chosenPath)}`)).candidate.id;
  const [supportQuery] = await ops("GET", "/queries?state=open");
  const places: ConsolePlaces = {
    applications: idOf(chosenPath),
    jobs: Number(free),
    people: person,
    companies: companyId,
    inbox: supportQuery.id,
    dayId: freeDay.id,
    token: "none",
    act: "refund",
    kind: "query",
    type: "about_us",
  };
  const pages = [
    `/jobs/${met}`,
    `/jobs/${met}/report`,
    `/companies/${companyId}`,
    ...["/jobs", "/openings"].map((list) => `${list}?q=${NAME}&location=${NAME}`),
  ];
  const ownPages = [
    metPath,
    chosenPath,
    videoPath,
    freePath,
    rejected,
    `${metPath}/receipt`,
    ...["", "/practice", "/evening"].map((part) => `${chosenPath}/preparation${part}`),
    `${freePath}/times`,
    `${chosenPath}/times`,
  ];
  const mails = await simulate(`/inbox/email?to=${someone.email}`);
  return { visitor, candidate, hiring, staff, places, pages, ownPages, mails };
}
