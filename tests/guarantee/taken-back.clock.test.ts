import { expect, test } from "vitest";
import { mailed, subjects } from "../support/api/applicant";
import { passTime } from "../support/api/clock";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import {
  arrive,
  candidateSays,
  checkIn,
  companySays,
  hiring,
  type Meeting,
  meeting,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call, simulate } from "../support/api/product";

const company = await hiring();
const stateOf = async (one: Meeting) => (await ticket(one)).interview.state;
const takeBack = ({ candidate: { token, id } }: Meeting) =>
  call("POST", `/user/applications/${id}/outcome/undo`, { token });
const companyTakesBack = ({ owner, interviewId }: Meeting) =>
  call("POST", `/employer/interviews/${interviewId}/outcome/undo`, { token: owner.token });

/** Two interviews that began 25 minutes ago. Unless `silent`, both candidates said "I am here". */
async function begun({ by = company, silent = false } = {}) {
  const both = [await meeting(by), await meeting(by)] as const;
  await passUntil(both[1].at, -5);
  if (!silent) for (const one of both) expect((await arrive(one)).status).toBe(200);
  await passUntil(both[1].at, 25);
  return both;
}

test("a statement of absence has no effect for ten minutes, and can be taken back", async () => {
  const [one] = await begun();
  expect((await companySays(one, "employer_absent")).status).toBe(200);
  await passTime({ minutes: 9 });
  expect(await stateOf(one)).toBe("scheduled");
  // The candidate can't see the statement yet.
  expect((await ticket(one)).interview.words).toEqual({ candidate: null, company: null });
  for (const _ of [1, 2]) {
    const { status, body } = await companyTakesBack(one);
    expect([status, body.words.company]).toEqual([200, null]);
  }
  await passTime({ minutes: 20 });
  expect(await stateOf(one)).toBe("scheduled");
  expect((await companySays(one, "employer_absent")).body.undoUntil).toEqual(expect.any(String));
  await passTime({ minutes: 11 });
  expect(await ticket(one)).toMatchObject({
    interview: { state: "employer_absent", words: { company: "employer_absent" } },
    refund: { amount: 19_900 },
  });
  expect((await companyTakesBack(one)).body.code).toBe("word_stands");
});

test("a candidate takes back the statement that they did not come, and keeps the slot", async () => {
  const [one] = await begun();
  const { body } = await candidateSays(one, "candidate_absent");
  expect(body.interview).toMatchObject({
    words: { candidate: "candidate_absent" },
    undoUntil: expect.any(String),
  });
  expect((await takeBack(one)).body.interview).toMatchObject({
    words: { candidate: null },
    undoUntil: null,
  });
  await passTime({ minutes: 15 });
  expect((await ticket(one)).status).toBe("INTERVIEW_SCHEDULED");
  expect((await candidateSays(one, "candidate_absent")).status).toBe(200);
  await passTime({ minutes: 11 });
  expect(await ticket(one)).toMatchObject({ closedBecause: "candidate_absent" });
  expect((await takeBack(one)).body.code).toBe("word_stands");
});

test("a code that comes while a statement can be taken back is judged with it, and counts as held without it", async () => {
  const [firm, mistaken] = await begun();
  for (const one of [firm, mistaken]) {
    const { meetingCode } = (await ticket(one)).interview;
    expect((await candidateSays(one, "employer_absent")).status).toBe(200);
    expect((await checkIn(one, meetingCode)).status).toBe(200);
    expect(await stateOf(one)).toBe("scheduled");
  }
  expect((await takeBack(mistaken)).body.interview.state).toBe("held");
  await passTime({ minutes: 11 });
  expect(await stateOf(firm)).toBe("disputed");
});

test("the company's statement that the candidate was absent is told after ten minutes, also by SMS", async () => {
  const [told, spared] = await begun({ silent: true });
  for (const one of [told, spared]) {
    expect((await companySays(one, "candidate_absent")).status).toBe(200);
  }
  await passTime({ minutes: 5 });
  expect((await companyTakesBack(spared)).status).toBe(200);
  expect(await subjects(told.candidate.email)).not.toContain(
    "The company says that you did not come",
  );
  await passTime({ minutes: 6 });
  await mailed(told.candidate.email, "The company says that you did not come");
  const texts = async ({ candidate }: Meeting) =>
    (await simulate(`/inbox/sms?to=${candidate.phone}`)).map(({ text }: { text: string }) => text);
  expect((await texts(told)).join("\n")).toMatch(
    / says you did not come\. Not true\? Say so by \d+ \w+, \d+:\d\d [ap]m, or Rs 199 is lost/,
  );
  await passTime({ minutes: 20 });
  expect(await subjects(spared.candidate.email)).not.toContain(
    "The company says that you did not come",
  );
});

test("both sides are told of a dispute, and of its decision with the reason", async () => {
  const [one] = await begun({ by: await hiring() });
  expect((await companySays(one, "held")).status).toBe(200);
  await mailed(one.candidate.email, "The company says that you met");
  expect((await candidateSays(one, "employer_absent")).status).toBe(200);
  await passTime({ minutes: 11 });
  expect(await stateOf(one)).toBe("disputed");
  await mailed(one.candidate.email, "We look into your interview");
  const [job] = await query("select title from jobs where id = ?", [one.job.id]);
  await mailed(one.owner.email, `You and a candidate say different things: ${job?.title}`);
  const decision = { outcome: "held", reason: "The guard's list shows both names." };
  const path = `/interviews/${one.interviewId}/decision`;
  const preview = await byStaff("POST", path, { ...decision, dryRun: true });
  expect(JSON.stringify(preview.body.messages)).toContain(decision.reason);
  expect((await byStaff("POST", path, decision)).status).toBe(200);
  await mailed(one.candidate.email, "We decided: you met");
  await mailed(one.owner.email, `We decided about an interview: ${job?.title}`);
  for (const email of [one.candidate.email, one.owner.email]) {
    const [newest] = await simulate(`/inbox/email?to=${email}`);
    expect(newest.text).toContain(decision.reason);
  }
});
