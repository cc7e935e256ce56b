import { expect, test } from "vitest";
import { mailed, paid, refundsAtProvider } from "../support/api/applicant";
import { passTime } from "../support/api/clock";
import { query } from "../support/api/database";
import {
  arrive,
  candidateSays,
  companySays,
  hiring,
  type Meeting,
  meeting,
  meetingOf,
  passUndo,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

// Lies from which a side could gain, if no other test covers the rule against them:
// docs/decisions/lies-in-interviews.md.

const company = await hiring({ interviewWithinDays: 3 });
const stateOf = async (one: Meeting) => (await ticket(one)).interview.state;

test("a result about somebody whom the company never met is denied and not told", async () => {
  const one = await meeting(company);
  await passUntil(one.at, 40);
  const answer = await call("POST", `/ops/applications/${one.candidate.id}/result`, {
    token: staffToken(),
    json: { result: "REJECTED", reason: "skills" },
  });
  expect(answer.status).toBe(200);
  await mailed(one.candidate.email, "The company says that you met");
  await passTime({ hours: 23 });
  expect((await ticket(one)).status).toBe("INTERVIEW_SCHEDULED");
  expect((await candidateSays(one, "employer_absent")).status).toBe(200);
  await passUndo();
  expect(await stateOf(one)).toBe("disputed");
  await passTime({ hours: 2 });
  expect((await ticket(one)).status).toBe("INTERVIEW_SCHEDULED");
  await passTime({ days: 5 });
  expect((await ticket(one)).refund).toMatchObject({ amount: 19_900 });
});

test("who is marked absent with everybody else keeps the money by one word, or by having come", async () => {
  const [came, objects, silent] = [
    await meeting(company),
    await meeting(company),
    await meeting(company),
  ];
  await passUntil(came.at, -10);
  expect((await arrive(came)).status).toBe(200);
  await passUntil(silent.at, 40);
  for (const one of [came, objects, silent]) {
    expect((await companySays(one, "candidate_absent")).status).toBe(200);
  }
  await passUndo();
  await mailed(silent.candidate.email, "The company says that you did not come");
  await passTime({ hours: 70, minutes: 45 });
  expect((await candidateSays(objects, "employer_absent")).status).toBe(200);
  await passTime({ hours: 2 });
  const states = await Promise.all([came, objects, silent].map(stateOf));
  expect(states).toEqual(["disputed", "disputed", "candidate_absent"]);
  await passTime({ days: 5 });
  for (const one of [came, objects]) {
    await eventually(
      () => refundsAtProvider(String(one.candidate.paymentId)),
      (refunds) => refunds.length === 1,
    );
  }
  expect((await ticket(silent)).refund).toBeUndefined();
});

test("whose disputes stayed undecided twice in a year waits for a person the third time", async () => {
  const dispute = async (one: Meeting) => {
    await passUntil(one.at, 21);
    await candidateSays(one, "employer_absent");
    await companySays(one, "held");
    await passUndo();
    await passTime({ days: 5, minutes: 1 });
  };
  const first = await meeting(company);
  await dispute(first);
  expect(await stateOf(first)).toBe("unproven");
  await query(
    `insert into interviews (uid, application_id, at, state, sequence, changed_at, evidence, settled_at)
      select uid || '-2', application_id, at, state, sequence, changed_at, evidence, settled_at
      from interviews where id = ?`,
    [first.interviewId],
  );
  const other = await hiring();
  const third = await meetingOf(other, await paid(other.job.id, first.candidate));
  await dispute(third);
  expect(await stateOf(third)).toBe("disputed");
  expect((await ticket(third)).refund).toBeUndefined();
});
