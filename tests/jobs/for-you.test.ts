import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { applied } from "../support/api/applicant";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";

type Person = Awaited<ReturnType<typeof logIn>>;

const unique = (word: string) => word + randomBytes(4).toString("hex");
const save = ({ token }: Person, search: string) =>
  succeeded(call("POST", "/user/searches", { token, json: { search } }));
const answer = ({ token }: Person, json: object) =>
  succeeded(call("PUT", "/user/resume/draft", { token, json }));
const forYou = async ({ token }: Person, except = "") =>
  (await succeeded(call("GET", `/user/jobs/for-you${except}`, { token }))).map(
    ({ job, because }: any) => [job.id, because.by, because.work, because.place],
  );

test("a saved search brings open jobs that its person has not applied for, saved or seen", async () => {
  // Unique, so that the jobs of other tests do not match.
  const [title, location] = [unique("Sarangi"), unique("Nagar")];
  const post = (changes: object = {}) => postJob({ title, location, ...changes });
  const person = await logIn();
  await save(person, `q=${title}&location=${location}`);
  const good = await post();
  const closed = await post();
  const full = await post({ maxApplicants: 1 });
  const [had, saved, seen] = [await post({ title: "Tabla Tuner" }), await post(), await post()];
  await succeeded(call("POST", `/ops/jobs/${closed.id}/close`, { token: staffToken() }));
  await applied(full.id);
  await applied(had.id, person);
  const { token } = person;
  await succeeded(call("GET", `/user/jobs/${saved.id}/saveJob?saved=true`, { token }));
  await succeeded(call("GET", `/user/jobs/${seen.id}`, { token }));
  const searched = [good.id, "search", title.toLowerCase(), location.toLowerCase()];
  // A visit to a job is stored after the answer has been sent.
  await eventually(
    () => forYou(person),
    (suggestions) => suggestions.length === 1,
  );
  expect(await forYou(person)).toEqual([searched]);
  expect(await forYou(person, `?except=${good.id}`)).toEqual([]);

  const beside = await post({ title: "Drum Tuner" });
  expect(await forYou(person)).toEqual([searched, [beside.id, "applied", "Tabla Tuner", null]]);
});

test("the answers of a resume bring jobs of that work in its city that need no more schooling", async () => {
  const [role, city] = [unique("Veena"), unique("Nagar")];
  const person = await logIn();
  await answer(person, { role, city, schooling: "12th" });
  const job = { title: `${role} Maker`, location: city };
  const own = await postJob({ ...job, schooling: "10th" });
  await postJob({ ...job, schooling: "graduate" });
  await postJob({ ...job, location: unique("Nagar") });
  expect(await forYou(person)).toEqual([[own.id, "resume", role, city]]);
});

test("at most four jobs come, without their text, and none for a new person", async () => {
  const [title, person] = [unique("Sitar"), await logIn()];
  for (let i = 0; i < 5; i += 1)
    await postJob({
      title,
      jobDetail: { Category: ["Design"], Salary: ["₹9,000 a month"], About: ["A long text"] },
    });
  expect(await forYou(person)).toEqual([]);
  await save(person, `q=${title}`);
  const suggestions = await succeeded(call("GET", "/user/jobs/for-you", { token: person.token }));
  expect(suggestions).toHaveLength(4);
  for (const { job } of suggestions)
    expect(job.jobDetail).toEqual({ Category: ["Design"], Salary: ["₹9,000 a month"] });
  for (const except of ["?except=0", "?except=x"])
    expect((await call("GET", `/user/jobs/for-you${except}`, { token: person.token })).status).toBe(
      422,
    );
});
