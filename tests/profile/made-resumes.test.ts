import { expect, test } from "vitest";
import { paid } from "../support/api/applicant";
import { giveJob, verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { succeeded } from "../support/client";
import { textOf } from "../support/pdf";
import { newPhone } from "../support/people";

const DRAFT = "/user/resume/draft";
const ANSWERS = {
  name: "Sunita Devi",
  city: "Bhopal",
  schooling: "12th",
  school: "Government Girls School, Sehore",
  schoolYear: 2024,
  work: "worked",
  role: "Shop assistant",
  employer: "Sarovar Stores",
  workYears: "1_to_2",
  skills: ["Computer", "Billing"],
  languages: ["Hindi", "English"],
  licence: "two_wheeler",
};

const keep = (token: string, json: object = ANSWERS) => call("PUT", DRAFT, { token, json });
const build = (token: string, key?: string) =>
  call("POST", "/user/resume/build", { token, headers: key ? { "Idempotency-Key": key } : {} });
const listed = async (token: string) => (await call("GET", "/user/resume", { token })).body;
const bytesOf = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

test("a draft begins with the profile's name, is saved, and is visible to its owner only", async () => {
  const { token } = await logIn();
  const { body: first } = await call("GET", DRAFT, { token });
  expect(first).toMatchObject({ name: "Asha Verma", city: null, skills: [], updatedAt: null });
  expect((await keep(token)).status).toBe(200);
  const { body: draft } = await call("GET", DRAFT, { token });
  expect(draft).toEqual({ ...ANSWERS, updatedAt: expect.any(String) });
  expect((await keep(token, { city: "Indore" })).body).toMatchObject({
    name: null,
    city: "Indore",
  });
  const other = await logIn(newPhone());
  expect((await call("GET", DRAFT, { token: other.token })).body.city).toBeNull();
  expect((await call("GET", DRAFT)).status).toBe(401);
});

test.each([
  ["name", { name: "<b>" }, "A name has letters"],
  ["city", { city: "x".repeat(101) }, ""],
  ["schooling", { schooling: "PhD" }, "Choose one answer"],
  ["schoolYear", { schoolYear: 1947 }, "Enter a year like 2019"],
  ["schoolYear", { schoolYear: 2999 }, "Enter a year like 2019"],
  ["work", { work: "maybe" }, "Choose one answer"],
  ["skills", { skills: Array(16).fill("Tea") }, "Name 15 skills at most"],
  ["skills.0", { skills: ["x".repeat(41)] }, ""],
  ["languages", { languages: Array(11).fill("Hindi") }, "Name 10 languages at most"],
  ["licence", { licence: "boat" }, "Choose one answer"],
])("a wrong %s is refused with a message, and nothing is stored", async (field, wrong, words) => {
  const { token } = await logIn();
  const { status, body } = await keep(token, { ...ANSWERS, ...wrong });
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect(body.fields[field]).toContain(words);
  expect((await call("GET", DRAFT, { token })).body.updatedAt).toBeNull();
});

test("a resume made here is a PDF with the answers in order, and a page that prints", async () => {
  const { token } = await logIn();
  await keep(token);
  const { status, body } = await build(token);
  expect([status, body.fileName]).toEqual([201, "Sunita Devi, resume.pdf"]);
  expect(await listed(token)).toEqual([
    { ...body, fileUrl: expect.any(String), pageUrl: expect.any(String) },
  ]);
  const [lines] = await textOf(await bytesOf(body.fileUrl));
  expect(lines).toEqual([
    "Sunita Devi",
    "Bhopal",
    "Last work",
    "Shop assistant, Sarovar Stores",
    "1 to 2 years",
    "Education",
    "12th pass",
    "Government Girls School, Sehore, 2024",
    "Skills",
    "Computer, Billing",
    "Languages",
    "Hindi, English",
    "Driving licence",
    "Two-wheeler",
  ]);
  const page = await fetch(body.pageUrl);
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("Content-Security-Policy")).toMatch(
    /^sandbox; default-src 'none'; style-src 'sha256-/,
  );
  const html = await page.text();
  for (const line of lines ?? []) expect(html).toContain(`>${line}</`);
  expect((await fetch(body.pageUrl.replace("/page", "/other"))).status).toBe(404);
  expect((await fetch(`${body.pageUrl}0`)).status).toBe(404);
});

test("a script that a PDF can't show makes the page itself the file", async () => {
  const { token } = await logIn();
  await keep(token, { ...ANSWERS, name: "सुनीता देवी", school: "शासकीय <b> विद्यालय & co" });
  const { body } = await build(token);
  expect(body.fileName).toBe("सुनीता देवी, resume.html");
  const file = await fetch(body.fileUrl);
  expect(file.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
  const html = await file.text();
  expect(html).toContain('<h1 lang="hi">सुनीता देवी</h1>');
  expect(html).not.toContain("<b>");
  expect(await (await fetch(body.pageUrl)).text()).toBe(html);
});

test("a resume without a name or a city is refused, field by field", async () => {
  const { token } = await logIn(newPhone(), false);
  const { status, body } = await build(token);
  expect([status, Object.keys(body.fields)]).toEqual([422, ["name", "city"]]);
  await keep(token, { name: "Sunita Devi" });
  expect((await build(token)).body.fields).toEqual({ city: expect.stringContaining("city") });
  expect(await listed(token)).toEqual([]);
});

test("a changed resume replaces the old one, also in a full list", async () => {
  const { token } = await logIn();
  await keep(token);
  const { body: old } = await build(token);
  for (let nth = 0; nth < 9; nth += 1) await uploadResume(token);
  expect((await uploadResume(token)).status).toBe(409);
  await keep(token, { ...ANSWERS, city: "Indore" });
  const { status, body: renewed } = await build(token);
  expect(status).toBe(201);
  const ids = (await listed(token)).map(({ id }: { id: number }) => id);
  expect(ids).toHaveLength(10);
  expect(ids[0]).toBe(renewed.id);
  expect(ids).not.toContain(old.id);
});

test("an application keeps the resume that it was sent with, whatever changes later", async () => {
  const company = await verified();
  const job = await postJob();
  await giveJob(company.id, job.id);
  const { id, token } = await paid(job.id);
  await keep(token);
  const { body: firstResume } = await build(token);
  await query("update applications set resume_id = ? where id = ?", [firstResume.id, id]);
  await keep(token, { ...ANSWERS, name: "Sunita Verma" });
  await build(token);
  expect((await listed(token)).map((one: { id: number }) => one.id)).not.toContain(firstResume.id);
  const path = `/employer/applications/${id}`;
  const { resume } = await succeeded(call("GET", path, { token: company.owner.token }));
  expect((await textOf(await bytesOf(resume.fileUrl))).flat()).toContain("Sunita Devi");
  expect(await (await fetch(firstResume.pageUrl)).text()).toContain("Sunita Devi");
});

test("a repeat with the same key gets the same resume, also fifty repeats at once", async () => {
  const { token } = await logIn();
  await keep(token);
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => build(token, key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await listed(token)).toHaveLength(1);
});

test("of resumes made at once without a key, one stays in the list", async () => {
  const { token } = await logIn();
  await keep(token);
  const answers = await Promise.all(Array.from({ length: 5 }, () => build(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect((await listed(token)).length).toBe(1);
});

test("a candidate who makes resumes again and again is asked to wait", async () => {
  const { token } = await logIn();
  await keep(token);
  for (let count = 0; count < 30; count += 1) expect((await build(token)).status).toBe(201);
  expect(await build(token)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(await listed(token)).toHaveLength(1);
});
