import { expect, test } from "vitest";
import { application, mailed, paid, runAction } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { byStaff, giveJob } from "../support/api/companies";
import {
  checkIn,
  companySays,
  type Hiring,
  hiring,
  type Meeting,
  meeting,
  meetingOf,
  passUndo,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

const recordOf = async ({ owner }: Hiring) =>
  (await call("GET", `/user/companies/${owner.companyId}`, {})).body.record;
const cancel = async ({ interviewId }: Meeting) =>
  expect((await byStaff("POST", `/interviews/${interviewId}/cancel`, {})).status).toBe(200);
const hoursLeft = async (one: Meeting) =>
  (Date.parse((await ticket(one)).promisedBy) - now().getTime()) / 3_600_000;

test("a company that cancels repeatedly, a day ahead each time, breaks its promise and is counted", async () => {
  const company = await hiring({ interviewWithinDays: 4 });
  let one = await meeting(company);
  await passUntil(one.at, -25 * 60);
  await cancel(one);
  // The first cancellation leaves three days for another date.
  expect(await hoursLeft(one)).toBeCloseTo(72, 1);
  expect(await recordOf(company)).toMatchObject({ promised: 0, cancelled: 0 });
  for (const count of [1, 2]) {
    one = await meetingOf(company, one.candidate);
    await passUntil(one.at, -25 * 60);
    const { promisedBy } = await ticket(one);
    await cancel(one);
    expect((await ticket(one)).promisedBy).toBe(promisedBy);
    expect(await recordOf(company)).toMatchObject({ promised: count, cancelled: count });
  }
  await passTime({ hours: 26 });
  await mailed(one.candidate.email, "No interview in time");
  await passTime({ hours: 73 });
  expect(await ticket(one)).toMatchObject({ closedBecause: "employer_late" });
  expect(await recordOf(company)).toMatchObject({ promised: 3, cancelled: 2, neverOffered: 1 });
});

test("a second cancellation after the promised date breaks the promise at once", async () => {
  const company = await hiring({ interviewWithinDays: 1 });
  let one = await meeting(company);
  await passUntil(one.at, -30 * 60);
  await cancel(one);
  await passTime({ hours: 20 });
  // This time is after the promised date, which does not move when a company gives a time.
  one = await meetingOf(company, one.candidate);
  await passTime({ hours: 60 });
  expect(await hoursLeft(one)).toBeLessThan(0);
  await cancel(one);
  await passTime({ minutes: 2 });
  await mailed(one.candidate.email, "No interview in time");
});

test("a candidate who leaves because the company cancelled in time counts on its record", async () => {
  const company = await hiring();
  const one = await meeting(company);
  await cancel(one);
  expect(await recordOf(company)).toMatchObject({ cancelled: 0 });
  expect((await runAction(one.candidate, "refund")).body.closedBecause).toBe("employer_cancelled");
  expect(await recordOf(company)).toMatchObject({ promised: 1, cancelled: 1, cancelledLate: 0 });
});

test("a candidate who cancels does not count on the company's record", async () => {
  const company = await hiring();
  const one = await meeting(company);
  expect((await runAction(one.candidate, "cancel")).status).toBe(200);
  expect((await application(one.candidate)).closedBecause).toBe("candidate_cancelled");
  expect(await recordOf(company)).toMatchObject({ promised: 0, cancelled: 0 });
});

test("a phone counts once per company, and a breach replaces an interview that was held", async () => {
  const company = await hiring({ rounds: 2 });
  const holdInterview = async (one: Meeting) => {
    await passUntil(one.at, 0);
    const { meetingCode } = (await ticket(one)).interview;
    expect((await checkIn(one, meetingCode)).status).toBe(200);
  };
  const one = await meeting(company, { round: 1 });
  await holdInterview(one);
  const record = { promised: 1, heldByCode: 1, absent: 0 };
  expect(await recordOf(company)).toMatchObject(record);
  const path = `/employer/applications/${one.candidate.id}/next-round`;
  expect((await call("POST", path, { token: company.owner.token, json: {} })).status).toBeLessThan(
    300,
  );
  await holdInterview(await meetingOf(company, one.candidate, { round: 2 }));
  expect(await recordOf(company)).toMatchObject(record);

  const { id: jobId } = await postJob();
  await giveJob(company.owner.companyId ?? 0, jobId);
  const again = await meetingOf(company, await paid(jobId, one.candidate));
  await passUntil(again.at, 25);
  expect((await companySays(again, "employer_absent")).status).toBe(200);
  await passUndo();
  expect(await recordOf(company)).toMatchObject({ promised: 1, heldByCode: 0, absent: 1 });
});
