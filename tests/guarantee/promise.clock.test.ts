import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import {
  mailed,
  paid,
  passed,
  refundsAtProvider,
  runAction,
  subjects,
} from "../support/api/applicant";
import { choose } from "../support/api/choosing";
import { now, passTime } from "../support/api/clock";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import { daysOf } from "../support/api/days";
import {
  checkIn,
  companySays,
  hiring,
  meeting,
  meetingOf,
  passUndo,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call, simulate } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { newDay } from "../support/interview-days";

const company = await hiring({ interviewWithinDays: 3 });
const waiting = async () => ({ candidate: await paid(company.job.id) });

test("when a company offers no time, its promise is broken: the candidate hears at once and gets the money", async () => {
  const [one, impatient, patient] = [await waiting(), await waiting(), await waiting()];
  expect((Date.parse((await ticket(one)).promisedBy) - now().getTime()) / 86_400_000).toBeCloseTo(
    3,
    1,
  );
  expect((await runAction(patient.candidate, "wait")).status).toBe(200);
  await passTime({ hours: 71 });
  expect((await runAction(impatient.candidate, "refund")).body.code).toBe("not_refundable");
  await passTime({ hours: 2 });
  await mailed(one.candidate.email, "No interview in time");
  expect((await runAction(impatient.candidate, "refund")).body).toMatchObject({
    status: "REJECTED",
    closedBecause: "employer_late",
    refund: { amount: 19_900 },
  });
  for (const _ of [1, 2]) {
    const { promisedBy } = (await runAction(patient.candidate, "wait")).body;
    expect((Date.parse(promisedBy) - now().getTime()) / 86_400_000).toBeCloseTo(3, 1);
  }
  await passTime({ hours: 70 });
  expect((await ticket(one)).status).toBe("PAYMENT_CONFIRMED");
  await passTime({ hours: 1, minutes: 30 });
  await passTime({ hours: 1 });
  expect(await ticket(one)).toMatchObject({
    status: "REJECTED",
    closedBecause: "employer_late",
    slot: { state: "released" },
  });
  await eventually(
    () => refundsAtProvider(one.candidate.paymentId),
    (refunds) => refunds.length === 1,
  );
  await eventually(
    () => subjects(one.candidate.email),
    (mails) => mails.filter((subject) => subject === "No interview in time").length === 2,
  );
  expect((await ticket(patient)).status).toBe("PAYMENT_CONFIRMED");
  // The renewed promise was broken, too.
  await eventually(
    () => subjects(patient.candidate.email),
    (mails) => mails.filter((subject) => subject === "No interview in time").length === 2,
  );
});

test("a candidate is asked to choose after a day and two days before the promise ends, if there are times", async () => {
  const ASKED = "Choose your interview time";
  const [open, closed] = [
    await hiring({ interviewWithinDays: 7 }),
    await hiring({ interviewWithinDays: 7 }),
  ];
  const { offer } = daysOf(open);
  await offer({ date: todayInIndia(new Date(now().getTime() + 20 * 86_400_000)) });
  const [slow, quick, without] = [
    await paid(open.job.id),
    await paid(open.job.id),
    await paid(closed.job.id),
  ];
  const mailCount = async ({ email }: { email: string }) =>
    (await subjects(email)).filter((subject) => subject === ASKED).length;
  await passTime({ hours: 23 });
  expect(await mailCount(slow)).toBe(0);
  await passTime({ hours: 2 });
  await mailed(slow.email, ASKED);
  await mailed(quick.email, ASKED);
  const [time] = (await call("GET", `/user/applications/${quick.id}/times`, quick)).body;
  await choose(quick, time.dayId, time.at);
  await passTime({ days: 4, hours: 1 });
  await eventually(
    () => mailCount(slow),
    (count) => count === 2,
  );
  const sms = await simulate(`/inbox/sms?to=${slow.phone}`);
  expect(sms[0].text).toMatch(
    /^No time chosen yet\. Choose your interview time with Kaveri Care by /,
  );
  expect([await mailCount(quick), await mailCount(without)]).toEqual([1, 0]);
});

test("a promise that ends while its company is suspended is broken, because its times can't be chosen", async () => {
  const frozen = await hiring({ interviewWithinDays: 3 });
  const { ask, days } = daysOf(frozen);
  const date = todayInIndia(new Date(now().getTime() + 20 * 86_400_000));
  expect((await ask("POST", days(), newDay({ date }))).status).toBe(201);
  const one = { candidate: await paid(frozen.job.id) };
  await passTime({ hours: 70 });
  const path = `/companies/${frozen.owner.companyId}/suspend`;
  expect((await byStaff("POST", path, { reason: "Nobody was met." })).status).toBe(200);
  await passTime({ hours: 3 });
  await mailed(one.candidate.email, "No interview in time");
  expect(await subjects(one.candidate.email)).not.toContain("Choose a time for your interview");
  await passTime({ hours: 73 });
  expect(await ticket(one)).toMatchObject({ closedBecause: "employer_late" });
});

test("automatic refunds above the day's cap wait for a person, who is alerted", async () => {
  const [one, other] = [await waiting(), await waiting()];
  await passTime({ days: 3, hours: 1 });
  // Today's refunds have reached the cap.
  const full =
    "update payments set is_automatic_refund = ?, refund_due_at = ?, refund_amount = ? where id = ?";
  const [payment] = await query(
    "select id, refund_amount from payments where state <> 'kept' limit 1",
  );
  const id = Number(payment?.id);
  const later = new Date(now().getTime() + 72 * 3_600_000).toISOString();
  await query(full, [1, later, 5_000_000, id]);
  await passTime({ days: 3, minutes: 1 });
  expect((await ticket(one)).status).toBe("PAYMENT_CONFIRMED");
  await eventually(
    () => subjects("alerts@pakka.in"),
    (mails) => mails.includes("Alert: returns_daily_cap"),
  );
  const waits = async () => {
    const { body } = await call("GET", "/ops/applications?returnWaiting=true&limit=100", {
      token: staffToken(),
    });
    return body.map(({ id }: { id: number }) => id);
  };
  expect(await waits()).toEqual(expect.arrayContaining([one.candidate.id, other.candidate.id]));
  const letGo = () =>
    call("POST", `/ops/applications/${one.candidate.id}/return`, { token: staffToken() });
  expect((await letGo()).status).toBe(200);
  expect(await ticket(one)).toMatchObject({
    closedBecause: "employer_late",
    refund: { amount: 19_900 },
  });
  expect((await letGo()).body.code).toBe("no_return_waits");
  expect(await waits()).not.toContain(one.candidate.id);
  expect((await ticket(other)).status).toBe("PAYMENT_CONFIRMED");
  await query(full, [0, later, Number(payment?.refund_amount), id]);
  // On the next day refunds under the cap are automatic again.
  await passTime({ days: 1 });
  expect(await ticket(other)).toMatchObject({ closedBecause: "employer_late" });
  expect(await waits()).not.toContain(other.candidate.id);
});

test("simultaneous automatic refunds do not exceed the day's cap", async () => {
  const nobody = await hiring();
  const meetings = [await meeting(nobody), await meeting(nobody), await meeting(nobody)] as const;
  await passUntil(meetings[0].at, 21);
  // Renews the company's session before the parallel calls.
  expect((await checkIn(meetings[0], "AAA-22")).status).toBe(422);
  const [payment] = await query(
    "select id, is_automatic_refund, refund_due_at, refund_amount from payments where state <> 'kept' limit 1",
  );
  const id = Number(payment?.id);
  const today = new Date(now().getTime() - 24 * 3_600_000).toISOString();
  const [returned] = await query(
    "select coalesce(sum(refund_amount), 0) as paise from payments where is_automatic_refund = 1 and refund_due_at >= ? and id <> ?",
    [today, id],
  );
  const full =
    "update payments set is_automatic_refund = ?, refund_due_at = ?, refund_amount = ? where id = ?";
  await query(full, [1, now().toISOString(), 5_000_000 - Number(returned?.paise) - 19_900, id]);
  const answers = await Promise.all(meetings.map((one) => companySays(one, "employer_absent")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await passUndo();
  const states = await Promise.all(
    meetings.map(async (one) => (await ticket(one)).interview.state),
  );
  expect(states.sort()).toEqual(["employer_absent", "scheduled", "scheduled"]);
  const before = [payment?.is_automatic_refund, payment?.refund_due_at, payment?.refund_amount];
  await query(full, [...before.map((value) => value ?? null), id]);
});

test("an application that can't be processed does not hold up the others", async () => {
  const [broken, one] = [await waiting(), await waiting()];
  const { id } = broken.candidate;
  const set = "update applications set guarantee_due_at = ?, promise_broken_at = ? where id = ?";
  await query(set, ["2020-01-01T00:00:00.000Z", "no time", id]);
  await passTime({ days: 3, hours: 1 });
  await mailed(one.candidate.email, "No interview in time");
  const [row] = await query("select guarantee_due_at from applications where id = ?", [id]);
  expect(String(row?.guarantee_due_at) > now().toISOString()).toBe(true);
  await query(set, [null, null, id]);
});

test("a candidate who took another time after an absence keeps the slot when the company cancels that time", async () => {
  const one = await meeting(company);
  await passUntil(one.at, 21);
  expect((await companySays(one, "employer_absent")).status).toBe(200);
  await passUndo();
  await passTime({ days: 12 });
  const again = await meetingOf(company, one.candidate);
  await passTime({ days: 2, hours: 12 });
  const path = `/interviews/${again.interviewId}/cancel`;
  expect((await byStaff("POST", path, {})).status).toBe(200);
  await mailed(one.candidate.email, "Interview cancelled by the employer");
  // The two weeks since the absence are over, but not the new promise after the cancellation.
  await passTime({ days: 2, hours: 23 });
  expect((await ticket(one)).status).toBe("PAYMENT_CONFIRMED");
  await passTime({ hours: 2 });
  await mailed(one.candidate.email, "No interview in time");
  await passTime({ hours: 73 });
  expect(await ticket(one)).toMatchObject({ closedBecause: "employer_late" });
  expect(await refundsAtProvider(String(one.candidate.paymentId))).toHaveLength(1);
});

test("a candidate can leave an employer that broke its promise even if nothing was paid", async () => {
  const free = await hiring({ applicationPrice: 0 });
  const candidate = await passed(free.job.id);
  const one = await meetingOf(free, candidate);
  const cancel = await call("POST", `/ops/interviews/${one.interviewId}/cancel`, {
    token: staffToken(),
    json: {},
  });
  expect(cancel.status).toBe(200);
  for (const _ of "12") {
    const { body } = await runAction(candidate, "refund");
    expect([body.closedBecause, body.refund]).toEqual(["employer_cancelled", undefined]);
  }
  expect((await runAction(candidate, "wait")).body.code).toBe("invalid_stage");
});
