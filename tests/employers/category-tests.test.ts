import { expect, test } from "vitest";
import { byStaff, verified } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { newDraft } from "../support/jobs";

const { assessment: OWN_TEST, ...DRAFT } = newDraft();

/** Calls by a member on the company's jobs. */
const callsOf =
  (token: string) =>
  (method: string, path = "", json?: object) =>
    call(method, `/employer/jobs${path}`, { token, json });

/** Expects the test of the category Sales in the form that a company may see. */
async function expectHidden(answer: { body: any }) {
  const [row] = await query("select * from category_assessments where category = 'Sales'");
  const { body } = answer;
  expect(body.assessment).toEqual({
    durationMinutes: row?.duration_minutes,
    passMark: row?.pass_mark,
    questionsAsked: row?.questions_asked,
    questions: [],
  });
  const { prompt, options } = JSON.parse(String(row?.questions))[0];
  for (const text of [prompt, options[0]]) expect(JSON.stringify(body)).not.toContain(text);
}

test("founding a company and posting a job does not reveal a category's test", async () => {
  const ask = callsOf((await signInMember({ role: "owner" })).token);
  const posted = await ask("POST", "", DRAFT);
  expect(posted.status).toBe(201);
  await expectHidden(posted);
  const path = `/${posted.body.id}`;
  await expectHidden(await ask("GET", path));
  await expectHidden(await ask("PATCH", path, { openings: 3 }));
  await expectHidden(await ask("PATCH", path, { assessment: null }));
  // The view that a member gets is incomplete, so it can't be sent back as a test.
  const { assessment } = posted.body;
  expect(await ask("PATCH", path, { assessment })).toMatchObject({
    status: 422,
    body: { fields: { "assessment.questions": expect.any(String) } },
  });
  await expectHidden(await ask("POST", `${path}/submit`));
  await expectHidden(await ask("POST", `${path}/withdraw`, { reason: "The shop moves." }));
  const [listed] = (await ask("GET")).body;
  expect(Object.keys(listed.assessment).sort()).toEqual(["minutes", "passMark", "questions"]);
});

test("a category's test stays hidden when staff save it with a job, and a company reads its own test", async () => {
  const { owner } = await verified();
  const ask = callsOf(owner.token);
  const { id } = await succeeded(ask("POST", "", DRAFT));
  const path = `/${id}`;
  await succeeded(ask("POST", `${path}/submit`));
  await succeeded(byStaff("POST", `/jobs/${id}/approve`));
  const read = (role?: "support") =>
    succeeded(call("GET", `/ops/jobs/${id}`, { token: staffToken(role) }));
  const { assessment: pool } = await read();
  expect(pool.questions[0].answer).toEqual(expect.any(Number));
  expect(JSON.stringify(await read("support"))).not.toContain('"answer"');
  await succeeded(byStaff("PATCH", `/jobs/${id}`, { assessment: pool }));
  await expectHidden(await ask("GET", path));

  // A company that guesses the pool and sends it gets a proposal, as for any other test.
  const guessed = await succeeded(ask("PATCH", path, { assessment: pool }));
  expect(guessed.proposal.changes).toEqual({ assessment: pool });
  const proposed = await succeeded(ask("PATCH", path, { assessment: OWN_TEST }));
  expect(proposed.proposal.changes).toEqual({ assessment: OWN_TEST });
  await expectHidden({ body: { ...proposed, proposal: null } });
  const [waits] = await succeeded(byStaff("GET", `/proposals?jobId=${id}`));
  await succeeded(byStaff("POST", `/proposals/${waits.id}/approve`));
  expect((await ask("GET", path)).body.assessment).toEqual(OWN_TEST);

  const draft = await succeeded(ask("POST", "", DRAFT));
  const patchAnswer = await ask("PATCH", `/${draft.id}`, { assessment: OWN_TEST });
  expect(patchAnswer.body.assessment).toEqual(OWN_TEST);
});
