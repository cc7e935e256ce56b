import { afterEach, beforeAll, expect, test } from "vitest";
import * as candidatesWords from "~app/words/console/candidates";
import * as hiringWords from "~app/words/console/hiring";
import * as companiesWords from "~worker/words/company/companies";
import { type Applicant, hold, inHours, paid, setInterview } from "../support/api/applicant";
import { byStaff, giveJob, verified } from "../support/api/companies";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { succeeded } from "../support/client";
import { dateInDays, newDay } from "../support/interview-days";
import { newEmail } from "../support/people";

/** The refusal that the company's people read. */
const SUSPENDED = {
  status: 409,
  body: { code: "company_suspended", message: companiesWords.suspensionWords.refused },
};

/** A verified company with a job of two rounds. */
async function hiring() {
  const { owner, id } = await verified();
  const job = await postJob({ maxApplicants: 9, rounds: 2 });
  await giveJob(id, job.id);
  const ask = (method: string, path: string, json?: object) =>
    call(method, `/employer${path}`, { token: owner.token, json });
  const suspend = async () => {
    await succeeded(byStaff("POST", `/companies/${id}/suspend`, { reason: "Nobody was met." }));
    await query("update companies set suspended_at = ? where id = ?", [inHours(-1), id]);
  };
  const resume = () => succeeded(byStaff("POST", `/companies/${id}/resume`));
  return { owner, id, job: job.id, ask, suspend, resume };
}
type Company = Awaited<ReturnType<typeof hiring>>;

/** A candidate whose first interview began `hours` ago and is not settled. */
async function begun(job: number, hours: number): Promise<Applicant & { interview: number }> {
  const one = await paid(job);
  const { body } = await setInterview(one.id, inHours(72), { round: 1 });
  await query("update interviews set at = ? where id = ?", [inHours(-hours), body.id]);
  return { ...one, interview: body.id };
}

let company: Company;
let before: Applicant & { interview: number };
let since: Applicant & { interview: number };
const answers = (one: Applicant, act = "") => `/applications/${one.id}${act}`;

beforeAll(async () => {
  company = await hiring();
  before = await begun(company.job, 2);
  since = await begun(company.job, 0.5);
  await hold(before);
});
afterEach(() => byStaff("POST", `/companies/${company.id}/resume`));

test("members of a suspended company can't open resumes or see contact details", async () => {
  const { job, ask, owner, suspend, resume } = company;
  const view = async () => (await ask("GET", answers(before))).body;
  const open = {
    isSuspended: false,
    phone: before.phone,
    email: before.email,
    resume: { fileUrl: expect.any(String) },
    choices: { result: true, nextRound: true },
  };
  expect(await view()).toMatchObject(open);
  await suspend();
  expect(await view()).toMatchObject({
    isSuspended: true,
    phone: null,
    email: null,
    resume: null,
    name: "Asha Verma",
    choices: { result: true, nextRound: false, undo: false },
  });
  expect((await ask("GET", answers(since))).body.choices.result).toBe(false);
  const list = (await ask("GET", `/jobs/${job}/candidates`)).body;
  const today = (await ask("GET", `/interviews?day=${dateInDays(0)}`)).body;
  const owedAnswers = (await ask("GET", "/owed")).body;
  expect(list).toHaveLength(2);
  const everything = JSON.stringify([list, today, owedAnswers]);
  for (const text of ["/files/", before.phone, before.email])
    expect(everything).not.toContain(text);
  const rows = await query(
    "select id from audit_log where company_id = ? and action in ('candidates.read', 'interviews.read')",
    [company.id],
  );
  expect(rows).toEqual([]);

  const browser = await browserOf("hiring", owner.email);
  expect((await browser.get("/hiring")).html).toContain(hiringWords.next.suspended);
  const { html: page } = await browser.get(`/hiring${answers(before)}`);
  expect(page).toContain(candidatesWords.person.suspendedNote);
  expect(page).not.toContain(before.phone);
  await resume();
  expect(await view()).toMatchObject(open);
});

test("a suspended company can't call to a next round, offer days or invite members", async () => {
  const { job, ask, suspend, resume } = company;
  const { body: day } = await ask("POST", `/jobs/${job}/days`, newDay({ round: 1 }));
  const invite = { email: newEmail(), name: "Ravi Iyer", role: "recruiter" };
  const frozen = () =>
    Promise.all([
      ask("POST", answers(before, "/next-round"), { dryRun: true }),
      ask("POST", answers(before, "/next-round")),
      ask("POST", "/team", invite),
      ask("POST", `/days/${day.id}/links`),
      ask("POST", `/jobs/${job}/days`, newDay({ date: dateInDays(4), round: 1 })),
      ask("PATCH", `/jobs/${job}/days/${day.id}`, { seats: 4 }),
      ask("PATCH", `/jobs/${job}/days/${day.id}`, { seats: 4, dryRun: true }),
    ]);
  await suspend();
  const refused = await frozen();
  expect(refused.map(({ body }) => body.code)).toEqual(Array(7).fill("company_suspended"));
  for (const one of refused.slice(0, 4)) expect(one).toMatchObject(SUSPENDED);
  // Actions that protect candidates still work.
  expect((await ask("POST", `/jobs/${job}/days/${day.id}/cancel`, {})).status).toBe(200);
  expect((await ask("PATCH", "/company", { about: "We weave saris." })).status).toBe(200);
  await resume();
  expect((await ask("POST", "/team", invite)).status).toBe(201);
});

test("a suspended company answers for interviews that began before its suspension, and no others", async () => {
  const { job, ask, suspend } = company;
  const open = await begun(job, 3);
  await suspend();
  const result = { result: "REJECTED", reason: "skills" };
  const word = (one: { interview: number }, outcome: string) =>
    ask("POST", `/interviews/${one.interview}/outcome`, { outcome });
  for (const outcome of ["held", "candidate_absent"])
    expect(await word(since, outcome)).toMatchObject(SUSPENDED);
  expect((await word(open, "held")).status).toBe(200);
  for (const more of [{ dryRun: true }, {}]) {
    const refused = await ask("POST", answers(since, "/result"), { ...result, ...more });
    expect(refused).toMatchObject(SUSPENDED);
    expect((await ask("POST", answers(open, "/result"), { ...result, ...more })).status).toBe(200);
  }
  expect((await ask("POST", answers(open, "/result/undo"))).status).toBe(200);
  const answer = await ask("POST", answers(before, "/result"), { result: "SELECTED" });
  expect(answer.body.result).toMatchObject({ result: "SELECTED" });
  // Staff can still answer.
  expect((await byStaff("POST", answers(since, "/result"), result)).status).toBe(200);
});

test("a suspended company that repeats an answer gets no phone number, mail address or resume", async () => {
  const { ask, owner, suspend, resume } = company;
  const person = () => begun(company.job, 3);
  const [answered, called, undone] = await Promise.all([person(), person(), person()]);
  const result = { result: "REJECTED", reason: "skills" };
  await ask("POST", answers(undone, "/result"), result);
  const repeatable = (one: Applicant, act: string, json?: object) =>
    call("POST", `/employer${answers(one, act)}`, {
      token: owner.token,
      json,
      headers: { "Idempotency-Key": `suspended-${one.id}${act}` },
    });
  const acts = () =>
    Promise.all([
      repeatable(answered, "/result", result),
      repeatable(called, "/next-round", {}),
      repeatable(undone, "/result/undo"),
    ]);
  const open = { phone: expect.any(String), email: expect.any(String), resume: expect.anything() };
  for (const first of await acts()) expect(first).toMatchObject({ status: 200, body: open });
  await suspend();
  const closed = { isSuspended: true, phone: null, email: null, resume: null };
  for (const repeat of await acts()) expect(repeat).toMatchObject({ status: 200, body: closed });
  await resume();
  for (const repeat of await acts()) expect(repeat).toMatchObject({ status: 200, body: open });
});
