import { beforeAll, expect, test } from "vitest";
import { rightOption } from "../support/answer-key";
import {
  applied,
  hold,
  inHours,
  paid,
  passed,
  sendResult,
  setInterview,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { apply, openedTest, takeTest } from "../support/api/steps";
import { newJob } from "../support/jobs";

let admin: string;
let support: string;
beforeAll(() => {
  admin = staffToken("admin");
  support = staffToken("support");
});

test("a candidate finds a posted job, applies and passes its test", async () => {
  const posted = await call("POST", "/ops/jobs", { token: admin, json: newJob() });
  expect(posted).toMatchObject({
    status: 201,
    body: {
      title: "Store Helper",
      logo: null,
      applicantsCount: 0,
      maxApplicants: 2,
      assessment: { questions: 2, minutes: 10, passMark: 50 },
    },
  });
  const { token } = await logIn();
  const id = await apply(token, posted.body.id);
  const result = await takeTest(await openedTest(token, id), rightOption);
  expect(result).toMatchObject({ passed: true, score: 2 });
  const [entry] = await query(
    "select staff from audit_log where action = 'job.create' and subject = ?",
    [String(posted.body.id)],
  );
  expect(entry).toMatchObject({ staff: "Asha" });
});

test("only admins can post jobs, and support can only read them", async () => {
  const { token: candidate } = await logIn();
  const json = newJob();
  expect((await call("POST", "/ops/jobs", { json })).status).toBe(401);
  expect((await call("POST", "/ops/jobs", { token: candidate, json })).status).toBe(401);
  expect((await call("GET", "/ops/jobs", { token: candidate })).status).toBe(401);
  expect((await call("GET", "/ops/jobs", { token: support })).status).toBe(200);
  expect([401, 403]).toContain((await call("POST", "/ops/jobs", { token: support, json })).status);
  expect((await call("GET", "/user/profile", { token: admin })).status).toBe(401);
});

test("a logo that pages could not show is refused in a new and in a changed job", async () => {
  const logo = "https://example.in/kirana.webp";
  const { id } = await postJob(newJob({ logo }));
  for (const bad of ["http://example.in/kirana.webp", "ftp://example.in/a.png", "javascript:1"]) {
    for (const [method, path] of [
      ["POST", "/ops/jobs"],
      ["PATCH", `/ops/jobs/${id}`],
    ] as const) {
      const json = method === "POST" ? newJob({ logo: bad }) : { logo: bad };
      expect(await call(method, path, { token: admin, json })).toMatchObject({
        status: 422,
        body: { fields: { logo: expect.stringContaining("https://") } },
      });
    }
  }
  expect((await call("GET", `/user/jobs/${id}`)).body.logo).toBe(logo);
});

test("slots can't be cut below the number of claims", async () => {
  const job = await postJob(newJob());
  await apply((await logIn()).token, job.id);
  await apply((await logIn()).token, job.id);
  const patch = (json: unknown) => call("PATCH", `/ops/jobs/${job.id}`, { token: admin, json });
  expect(await patch({ maxApplicants: 1, title: "Changed" })).toMatchObject({
    status: 409,
    body: { code: "slots_below_claims" },
  });
  expect((await call("GET", `/user/jobs/${job.id}`)).body).toMatchObject({
    title: "Store Helper",
    maxApplicants: 2,
    applicantsCount: 2,
  });
  expect(await patch({ maxApplicants: 3, title: "Changed" })).toMatchObject({
    status: 200,
    body: { title: "Changed", maxApplicants: 3 },
  });
});

test.each([
  ["a title", { title: " " }],
  ["a price in whole rupees", { applicationPrice: 1.5 }],
  ["a slot at least", { maxApplicants: 0 }],
  ["lists of points", { jobDetail: { Category: "Sales" } }],
  ["a test under 15 minutes", { assessment: { ...newJob().assessment, durationMinutes: 15 } }],
  [
    "answers among the options",
    {
      assessment: {
        ...newJob().assessment,
        questions: [{ prompt: "?", options: ["a", "b"], answer: 2 }],
      },
    },
  ],
])("a job needs %s", async (_, changes) => {
  const answer = await call("POST", "/ops/jobs", { token: admin, json: newJob(changes) });
  expect(answer).toMatchObject({ status: 422, body: { code: "invalid" } });
  expect(Object.keys(answer.body.fields)).toHaveLength(1);
});

test("an unknown job can't be changed", async () => {
  const answer = await call("PATCH", "/ops/jobs/999999999", { token: admin, json: { title: "x" } });
  expect(answer.status).toBe(404);
});

test("changing one heading keeps the others, and null removes one", async () => {
  const job = await postJob(newJob());
  const patch = (jobDetail: unknown) =>
    call("PATCH", `/ops/jobs/${job.id}`, { token: admin, json: { jobDetail } });
  const changed = await patch({ Salary: ["₹14,000 a month"], Duties: ["Fill shelves"] });
  expect(changed).toMatchObject({ status: 200 });
  expect(changed.body.jobDetail).toEqual({
    Category: ["Sales"],
    Salary: ["₹14,000 a month"],
    "Job Type": ["Full-time"],
    Duties: ["Fill shelves"],
  });
  const removed = await patch({ "Job Type": null, Nothing: null });
  expect(Object.keys(removed.body.jobDetail)).toEqual(["Category", "Salary", "Duties"]);
  await Promise.all([patch({ Duties: ["Weigh rice"] }), patch({ Hours: ["9 to 5"] })]);
  const { body } = await call("GET", `/user/jobs/${job.id}`);
  expect(body.jobDetail).toMatchObject({ Duties: ["Weigh rice"], Hours: ["9 to 5"] });

  // The filters of the lists follow the job's new category.
  await patch({ Category: ["Design"] });
  const listed = async (category: string) => {
    const answer = await call("GET", `/user/jobs?category=${category}&limit=100`);
    return answer.body.some(({ id }: { id: number }) => id === job.id);
  };
  expect([await listed("Design"), await listed("Sales")]).toEqual([true, false]);
  await patch({ Category: null });
  expect([await listed("Design"), await listed("General")]).toEqual([false, true]);

  const many = Object.fromEntries(Array.from({ length: 29 }, (_, n) => [`Heading ${n}`, ["x"]]));
  expect(await patch(many)).toMatchObject({
    status: 422,
    body: { fields: { jobDetail: expect.stringContaining("30") } },
  });
  expect((await patch({ Salary: [1] })).status).toBe(422);
});

test("staff read test and preparation as stored, and only admins read the right answers", async () => {
  const { assessment, preparation } = newJob();
  const job = await postJob(newJob());
  const read = (token: string) => call("GET", `/ops/jobs/${job.id}`, { token });
  const whole = (await read(admin)).body;
  expect(whole).toMatchObject({ id: job.id, maxApplicants: 2, unpaidHolds: 0 });
  expect([whole.assessment, whole.preparation]).toEqual([assessment, preparation]);
  // The data that staff read can be sent back unchanged.
  const json = { assessment: whole.assessment, preparation: whole.preparation };
  expect((await call("PATCH", `/ops/jobs/${job.id}`, { token: admin, json })).status).toBe(200);
  expect((await read(admin)).body.assessment).toEqual(assessment);

  const supportView = (await read(support)).body;
  const questions = assessment.questions.map(({ prompt, options }) => ({ prompt, options }));
  expect(supportView).toEqual({ ...whole, assessment: { ...assessment, questions } });
  expect(JSON.stringify(supportView)).not.toContain('"answer"');
  expect((await call("GET", "/ops/jobs/999999999", { token: admin })).status).toBe(404);
});

test("a job counts its candidates at each step", async () => {
  const job = await postJob({ maxApplicants: 10 });
  const counts = async () =>
    (await call("GET", `/ops/jobs/${job.id}`, { token: support })).body.counts;
  const none = { applied: 0, passed: 0, paid: 0, waitingForDate: 0, interviewed: 0, chosen: 0 };
  expect(await counts()).toEqual(none);
  await applied(job.id);
  await passed(job.id);
  await paid(job.id);
  const candidate = await paid(job.id);
  expect(await counts()).toEqual({ ...none, applied: 4, passed: 3, paid: 2, waitingForDate: 2 });
  await setInterview(candidate.id, inHours(72));
  expect(await counts()).toMatchObject({ paid: 2, waitingForDate: 1, interviewed: 0 });
  await hold(candidate);
  expect(await counts()).toMatchObject({ waitingForDate: 1, interviewed: 1, chosen: 0 });
  const json = { result: "SELECTED" };
  await call("POST", `/ops/applications/${candidate.id}/result`, { token: admin, json });
  await sendResult(candidate);
  expect(await counts()).toEqual({
    applied: 4,
    passed: 3,
    paid: 2,
    waitingForDate: 1,
    interviewed: 1,
    chosen: 1,
  });
});
