import { expect, test } from "vitest";
import { type Asked, rightOption, TWO_AND_TWO, wrongOption } from "../support/answer-key";
import {
  type Applicant,
  application,
  applied,
  assessmentToken,
  subjects,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { answerTest, takeTest } from "../support/api/steps";
import { eventually } from "../support/eventually";
import { newJob } from "../support/jobs";

const _DAY_MS = 86_400_000;
/** A kind of work that no other test here uses. */
const newKind = () => ({ jobDetail: { Category: [`Kind ${crypto.randomUUID()}`] } });
/** A job with the default question pool of its category. */
const pooled = () => postJob({ assessment: undefined, jobDetail: { Category: ["Sales"] } });

const start = async (one: Applicant) =>
  call("POST", `/user/assessments/${await assessmentToken(one)}/start`);
const open = (token: string) => call("GET", `/user/assessments/${token}`);

test("two candidates get different questions, and a reload shows the same ones again", async () => {
  const job = await pooled();
  const [one, two] = [await applied(job.id), await applied(job.id)];
  const { body: first } = await start(one);
  const { body: second } = await start(two);
  expect(first.questions).toHaveLength(10);
  expect(second.questions).not.toEqual(first.questions);
  expect((await open(await assessmentToken(one))).body.questions).toEqual(first.questions);
  const [row] = await query("select seed from attempts where application_id = ?", [one.id]);
  expect(row?.seed).toMatch(/^[0-9a-f]{32}$/);
});

test("each candidate gets the options in another order, and answers are graded in that order", async () => {
  const job = await postJob({
    ...newKind(),
    maxApplicants: 10,
    assessment: { durationMinutes: 10, passMark: 100, questions: [TWO_AND_TWO] },
  });
  const places = new Set<number>();
  for (let person = 0; person < 10 && places.size < 2; person += 1) {
    const one = await applied(job.id);
    const { body } = await start(one);
    const place = rightOption(body.questions[0]);
    places.add(place);
    const token = await assessmentToken(one);
    await answerTest(token, rightOption);
    expect((await open(token)).body.questions[0].chosen).toBe(place);
    const { body: result } = await call("POST", `/user/assessments/${token}/submit`);
    expect(result).toMatchObject({ passed: true, score: 1, questions: [] });
  }
  expect(places.size).toBe(2);
});

test("two starts at once make one attempt", async () => {
  const one = await applied((await pooled()).id);
  const begun = await Promise.all(Array.from({ length: 4 }, () => start(one)));
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(begun.map(({ body }) => JSON.stringify(body.questions))).size).toBe(1);
});

test("an attempt stored without a seed continues with its stored questions", async () => {
  const one = await applied((await pooled()).id);
  await start(one);
  const storedQuestions = JSON.stringify([TWO_AND_TWO, TWO_AND_TWO]);
  await query("update attempts set seed = null, questions = ? where application_id = ?", [
    storedQuestions,
    one.id,
  ]);
  const token = await assessmentToken(one);
  expect((await open(token)).body.questions[0].options).toEqual(TWO_AND_TWO.options);
  await answerTest(token, () => 1);
  const { body } = await call("POST", `/user/assessments/${token}/submit`);
  expect(body).toMatchObject({ passed: true, score: 2 });
});

/** Answers `count` questions correctly and the rest wrongly. */
function rightly(count: number) {
  let answerCount = 0;
  return (question: Asked) =>
    answerCount++ < count ? rightOption(question) : wrongOption(question);
}

/** Everything that a candidate reads after a test, except the parts that differ between any two. */
async function resultAfter(one: Applicant, link: string): Promise<string> {
  const title = "Test result: not passed this time";
  await eventually(
    () => subjects(one.email),
    (list) => list.includes(title),
  );
  const mail = (await simulate(`/inbox/email?to=${one.email}`)).find(
    ({ subject }: { subject: string }) => subject === title,
  );
  const { token } = one;
  const results = [
    (await open(link)).body,
    await application(one),
    (await call("GET", "/user/applications", { token })).body,
    (await call("GET", "/user/notifications", { token })).body,
    mail.text,
  ];
  return JSON.stringify(results)
    .replaceAll(new RegExp(`\\b(${one.id}|${one.phone})\\b`, "g"), "#")
    .replaceAll(
      /\d{4}-\d\d-\d\dT[\d:.]+Z|[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}(?: \d{4})?, [\d:]+ [ap]m/g,
      "<time>",
    )
    .replaceAll(/m=\d+-/g, "m=#-")
    .replaceAll(/(?<=safety word: )\p{L}+/gu, "<word>")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}|"id":\d+/g, "<id>");
}

test("candidates who fail in the same band read the same result, and never which answers were right", async () => {
  const questions = Array.from({ length: 10 }, (_, n) => ({
    ...TWO_AND_TWO,
    topic: n % 2 ? "Adding" : "Taking away",
  }));
  const job = await postJob({
    ...newKind(),
    assessment: { durationMinutes: 10, passMark: 60, questions },
  });
  const results: string[] = [];
  for (const right of [0, 2]) {
    const one = await applied(job.id);
    const link = await assessmentToken(one);
    // Messages of the same second have no fixed order.
    await eventually(
      () => subjects(one.email),
      (list) => list.length > 0,
    );
    const result = await takeTest(link, rightly(right));
    expect(result).toMatchObject({
      passed: false,
      score: null,
      questions: [],
      feedback: { band: "below", topics: ["Adding", "Taking away"] },
    });
    const [row] = await query("select score from attempts where application_id = ?", [one.id]);
    expect(row?.score).toBe(right);
    expect((await application(one)).assessment).toMatchObject({ score: null, passed: false });
    const staff = await call("GET", `/ops/applications/${one.id}`, { token: staffToken() });
    expect(staff.body.score).toMatchObject({ right, count: 10 });
    results.push(await resultAfter(one, link));
  }
  expect(results[0]).toBe(results[1]);
  expect(results[0]).toContain("You were not close to a pass yet.");
  expect(results[0]).toContain("Adding, Taking away");
  expect(results[0]).not.toMatch(/\b[02] of 10\b/);
});

test("support staff never see the right answers, not even in audit entries that contain a whole test", async () => {
  const { body: job } = await call("POST", "/ops/jobs", { token: staffToken(), json: newJob() });
  const { assessment } = newJob();
  await call("PATCH", `/ops/jobs/${job.id}`, { token: staffToken(), json: { assessment } });
  await query(
    "insert into audit_log (actor_kind, staff, action, subject, detail, at) values ('token', ?, ?, ?, ?, ?)",
    [
      "Asha",
      "job.create",
      `old ${job.id}`,
      JSON.stringify({ title: "Old", assessment }),
      new Date().toISOString(),
    ],
  );
  const { body: newest } = await call("GET", "/ops/audit?limit=60", {
    token: staffToken("support"),
  });
  // An application or a person may have the same number as the job.
  const ofJob = [`job.create ${job.id}`, `job.change ${job.id}`, `job.create old ${job.id}`];
  const entries = newest.filter(({ action, subject }: { action: string; subject: string }) =>
    ofJob.includes(`${action} ${subject}`),
  );
  expect(entries).toHaveLength(3);
  for (const { detail } of entries) {
    expect(detail.assessment).toMatchObject({ passMark: 50, questions: 2 });
  }
  expect(JSON.stringify(entries)).not.toContain('"answer"');
  const [row] = await query(
    "select count(*) n from audit_log where subject not like 'old %' and detail like '%\"answer\"%'",
  );
  expect(row?.n).toBe(0);
});

test("a pool of questions must be at least three times as large as one test", async () => {
  const questions = Array.from({ length: 8 }, () => TWO_AND_TWO);
  const post = (questionsAsked: number) =>
    call("POST", "/ops/jobs", {
      token: staffToken(),
      json: newJob({
        assessment: { durationMinutes: 10, passMark: 50, questions, questionsAsked },
      }),
    });
  expect((await post(3)).status).toBe(422);
  const posted = await post(2);
  expect(posted.body.assessment.questions).toBe(2);
  const { body } = await start(await applied(posted.body.id, await logIn()));
  expect(body).toMatchObject({ count: 2, needed: 1 });
});
