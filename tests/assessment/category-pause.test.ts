import { expect, test } from "vitest";
import { wrongOption } from "../support/answer-key";
import { type Applicant, application, applied, assessmentToken } from "../support/api/applicant";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { takeTest } from "../support/api/steps";

const DAY_MS = 86_400_000;
/** A kind of work that no other test here uses. */
const newKind = () => ({ jobDetail: { Category: [`Kind ${crypto.randomUUID()}`] } });
/** A job with the default question pool of its category. */
const _pooled = () => postJob({ assessment: undefined, jobDetail: { Category: ["Sales"] } });

const start = async (one: Applicant) =>
  call("POST", `/user/assessments/${await assessmentToken(one)}/start`);
const open = (token: string) => call("GET", `/user/assessments/${token}`);

/** Ends the pause after a failed test. */
const endPause = ({ id }: Applicant) =>
  query("update attempts set graded_at = ? where application_id = ?", [
    new Date(Date.now() - 7 * DAY_MS - 60_000).toISOString(),
    id,
  ]);

test("a failed test closes its category for seven days and leaves other categories open", async () => {
  const [kind, otherKind] = [newKind(), newKind()];
  const failed = await postJob(kind);
  const same = await postJob(kind);
  const waitingJob = await postJob(kind);
  const other = await postJob(otherKind);
  const one = await applied(failed.id);
  const before = await applied(waitingJob.id, one);
  const link = await assessmentToken(before);
  const { feedback } = await takeTest(await assessmentToken(one), wrongOption);
  const days = (Date.parse(feedback.categoryOpensAt) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const { token } = one;

  const { body: resumes } = await call("GET", "/user/resume", { token });
  const tryFor = (jobId: number) =>
    call("POST", "/user/jobs/apply", { token, json: { jobId, resumeId: resumes[0].id } });
  const refused = await tryFor(same.id);
  expect(refused).toMatchObject({ status: 409, body: { code: "test_paused" } });
  expect(refused.body.message).toMatch(/The next one opens for you on \w{3} \d+ \w{3} \d{4}, /);
  const job = await call("GET", `/user/jobs/${same.id}`, { token });
  expect(job.body.testOpensAt).toBe(feedback.categoryOpensAt);
  expect((await call("GET", `/user/jobs/${same.id}`)).body.testOpensAt).toBeUndefined();

  // The earlier application stays, and its test has to wait as well.
  expect((await application(before)).assessment.opensAt).toBe(feedback.categoryOpensAt);
  expect((await open(link)).body).toMatchObject({
    canStart: false,
    opensAt: feedback.categoryOpensAt,
  });
  const early = await call("POST", `/user/assessments/${link}/start`);
  expect(early).toMatchObject({ status: 409, body: { code: "test_paused" } });

  expect((await tryFor(other.id)).status).toBe(201);
  await endPause(one);
  expect((await call("POST", `/user/assessments/${link}/start`)).status).toBe(200);
});

test("a candidate runs one test of a category at a time, even when two start at once", async () => {
  const kind = newKind();
  const one = await applied((await postJob(kind)).id);
  const two = await applied((await postJob(kind)).id, one);
  const begun = await Promise.all([start(one), start(two)]);
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [loser] = begun.filter(({ status }) => status === 409);
  expect(loser?.body.code).toBe("test_running");
});

test("an unfinished test whose time is over counts as failed before the next one starts", async () => {
  const kind = newKind();
  const one = await applied((await postJob(kind)).id);
  const two = await applied((await postJob(kind)).id, one);
  await start(one);
  const past = new Date(Date.now() - 60_000).toISOString();
  await query("update attempts set ends_at = ? where application_id = ?", [past, one.id]);
  expect(await start(two)).toMatchObject({ status: 409, body: { code: "test_paused" } });
  expect((await application(one)).status).toBe("TEST_FAILED");
});

test("an application given up in the middle of its test keeps the category closed", async () => {
  const kind = newKind();
  const one = await applied((await postJob(kind)).id);
  const two = await applied((await postJob(kind)).id, one);
  await start(one);
  const { token } = one;
  expect((await call("POST", `/user/applications/${one.id}/cancel`, { token })).status).toBe(200);
  expect(await start(two)).toMatchObject({ status: 409, body: { code: "test_paused" } });
});
