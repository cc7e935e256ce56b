import { expect, test } from "vitest";
import { byStaff, verified } from "../support/api/companies";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { newDraft } from "../support/jobs";

const PROMISED = {
  rounds: 2,
  interviewWithinDays: 21,
  answerWithinDays: 9,
  remote: true,
  shift: "rotating",
  type: "contract",
  experienceYears: 7,
  schooling: "diploma",
  preparation: ["Pay a deposit to our trainer"],
};
const QUESTION = { prompt: "Whom do you pay?", options: ["Nobody", "Us"], answer: 0 };
const TEST = {
  durationMinutes: 7,
  passMark: 40,
  questions: [{ ...QUESTION, topic: "A deposit" }],
};

test.for([
  "open",
  "pause",
  "close",
])("changes to what candidates read in a job wait for staff, as a whole: %s", async (act) => {
  const { owner } = await verified();
  const ask = (method: string, path: string, json?: object) =>
    succeeded(call(method, `/employer/jobs${path}`, { token: owner.token, json }));
  const { id } = await ask("POST", "", newDraft());
  // A company may change its draft without staff.
  const draft = await ask("PATCH", `/${id}`, { assessment: TEST, answerWithinDays: 5 });
  expect(draft).toMatchObject({ assessment: TEST, answerWithinDays: 5, proposal: null });
  const original = await ask("PATCH", `/${id}`, { assessment: newDraft().assessment });
  await ask("POST", `/${id}/submit`);
  await succeeded(byStaff("POST", `/jobs/${id}/approve`));
  if (act !== "open") await succeeded(byStaff("POST", `/jobs/${id}/${act}`));

  const promises = Object.keys(PROMISED).map((name) => [name, original[name]]);
  const changed = await ask("PATCH", `/${id}`, { ...PROMISED, assessment: TEST, openings: 8 });
  expect(changed).toMatchObject({ ...Object.fromEntries(promises), openings: 8 });
  expect(changed.assessment).toEqual(original.assessment);
  expect(changed.proposal.changes).toEqual({ ...PROMISED, assessment: TEST });
  // A test can't be removed, and a change back to the current test withdraws a proposed one.
  const none = await ask("PATCH", `/${id}`, { assessment: null });
  expect(none.proposal.changes).toEqual(changed.proposal.changes);
  const back = await ask("PATCH", `/${id}`, { assessment: original.assessment });
  expect(back.proposal.changes).toEqual(PROMISED);
  await ask("PATCH", `/${id}`, { assessment: TEST });

  const read = async (role?: "support") => {
    const path = `/ops/proposals?jobId=${id}&limit=1`;
    const [open] = await succeeded(call("GET", path, { token: staffToken(role) }));
    const pairs = open.changes.map(({ field, ...rest }: any) => [field, rest]);
    return { number: open.id, changes: Object.fromEntries(pairs) };
  };
  const { number, changes } = await read();
  expect(changes).toMatchObject({
    preparation: { stands: original.preparation, proposed: PROMISED.preparation },
    answerWithinDays: { stands: 5, proposed: 9 },
    assessment: { stands: original.assessment, proposed: TEST },
  });
  // Correct answers are shown only to people who write tests.
  expect(JSON.stringify((await read("support")).changes.assessment)).not.toContain('"answer"');
  await succeeded(byStaff("POST", `/proposals/${number}/approve`));
  const { assessment, ...after } = await ask("GET", `/${id}`);
  expect(after).toMatchObject({ ...PROMISED, proposal: null });
  expect(assessment).toEqual(TEST);

  await ask("PATCH", `/${id}`, { assessment: original.assessment });
  const again = await read();
  await succeeded(byStaff("POST", `/proposals/${again.number}/return`, { reason: "Say why." }));
  expect((await ask("GET", `/${id}`)).assessment).toEqual(TEST);
  const audit = await query("select * from audit_log where subject = ? and action like 'job.%'", [
    String(id),
  ]);
  expect(JSON.stringify(audit)).not.toContain(QUESTION.prompt);
});

test("staff read a job and its proposed test in full, with right answers marked for admins only", async () => {
  const { owner } = await verified();
  const ask = (method: string, path: string, json?: object) =>
    succeeded(call(method, `/employer/jobs${path}`, { token: owner.token, json }));
  const { id } = await ask("POST", "", { ...newDraft(), assessment: TEST, preparation: ["A pen"] });
  await ask("POST", `/${id}/submit`);
  const pageOf = async (role: "admin" | "support") => {
    const staff = await browserOf("staff", (await signInStaff(role)).email);
    return (await staff.get(`/staff/jobs/${id}`)).html;
  };
  const submitted = await pageOf("admin");
  for (const text of ["A pen", "1. Whom do you pay?", "✓ Nobody", "– Us", "Topic: A deposit"])
    expect(submitted).toContain(text);
  await succeeded(byStaff("POST", `/jobs/${id}/approve`));
  const question = { prompt: "Where?", options: ["Here", "There"], answer: 1 };
  await ask("PATCH", `/${id}`, { assessment: { ...TEST, questions: [question] } });
  expect(await pageOf("admin")).toMatch(/1\. Where\?\s+– Here\s+✓ There/);
  expect(await pageOf("support")).toMatch(/1\. Where\?\s+– Here\s+– There/);
});
