import { beforeAll, expect, test } from "vitest";
import { rightOption } from "../answer-key";
import { query } from "./database";
import { call, logIn } from "./person";
import { newJob, postJob, staffToken } from "./staff";
import { apply, takeTest, testOf } from "./steps";

let admin: string;
let support: string;
beforeAll(() => {
  admin = staffToken("admin");
  support = staffToken("support");
});

test("a posted job can be found, applied for and passed", async () => {
  const posted = await call("POST", "/ops/jobs", { token: admin, json: newJob() });
  expect(posted).toMatchObject({
    status: 201,
    body: {
      title: "Store Helper",
      logo: null,
      applicantsCount: 0,
      maxApplicants: 2,
      assessment: { questions: 8, minutes: 10, passMark: 50 },
    },
  });
  const { token } = await logIn();
  const id = await apply(token, posted.body.id);
  const result = await takeTest(await testOf(token, id), rightOption);
  expect(result).toMatchObject({ passed: true, score: 8 });
  const [entry] = await query(
    "select staff from audit_log where action = 'job.create' and subject = ?",
    [String(posted.body.id)],
  );
  expect(entry).toMatchObject({ staff: "Asha" });
});

test("only staff may, and support may only look", async () => {
  const { token: candidate } = await logIn();
  const json = newJob();
  expect((await call("POST", "/ops/jobs", { json })).status).toBe(401);
  expect((await call("POST", "/ops/jobs", { token: candidate, json })).status).toBe(401);
  expect((await call("GET", "/ops/jobs", { token: candidate })).status).toBe(401);
  expect((await call("GET", "/ops/jobs", { token: support })).status).toBe(200);
  expect([401, 403]).toContain((await call("POST", "/ops/jobs", { token: support, json })).status);
  expect((await call("GET", "/user/profile", { token: admin })).status).toBe(401);
});

test("slots can't be cut below the claims", async () => {
  const job = await postJob(admin);
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
