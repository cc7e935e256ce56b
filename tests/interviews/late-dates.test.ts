import { expect, test } from "vitest";
import {
  application,
  hold,
  inHours,
  paid,
  passed,
  runAction,
  setDaysAgo,
  setInterview,
} from "../support/api/applicant";
import { choose } from "../support/api/choosing";
import { query } from "../support/api/database";
import { type Hiring, hiring } from "../support/api/meetings";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { dateInDays, newDay, timeOf } from "../support/interview-days";
import { bookable } from "../support/interview-times";

const admin = staffToken();
const job = await postJob({ maxApplicants: 100 });
const hoursFrom = (iso: string) => (Date.parse(iso) - Date.now()) / 3_600_000;

test("an interview set less than 48 hours ahead can be refunded in full for 24 hours", async () => {
  const one = await paid(job.id);
  expect((await application(one)).choices).toMatchObject({ cancel: "refund", refundUntil: null });
  await setInterview(one.id, inHours(40));
  const { choices } = await application(one);
  expect(choices).toMatchObject({ cancel: "refund", refund: false });
  expect(hoursFrom(choices.refundUntil)).toBeCloseTo(24, 1);
  await query("update interviews set date_set_at = ? where application_id = ?", [
    inHours(-24.01),
    one.id,
  ]);
  expect((await application(one)).choices).toMatchObject({ cancel: "credit", refundUntil: null });
});

test("an interview set very late can be refunded until it begins, and the money goes back", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(5));
  expect((await application(one)).choices.refundUntil).toBe(interview.at);
  const { body } = await runAction(one, "cancel");
  expect(body).toMatchObject({ closedBecause: "candidate_cancelled", refund: { amount: 19_900 } });
});

test("an interview set in time says until when cancelling returns all the money", async () => {
  const one = await paid(job.id);
  await setInterview(one.id, inHours(60));
  const { choices } = await application(one);
  expect(choices.cancel).toBe("refund");
  expect(hoursFrom(choices.refundUntil)).toBeCloseTo(12, 1);
});

test("an admin who moves an interview reopens the full refund; a change of the place does not", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(40));
  await setDaysAgo(one);
  const change = (json: object) =>
    call("PATCH", `/ops/interviews/${interview.id}`, { token: admin, json });
  await change({ place: "Gate 2" });
  expect((await application(one)).choices.cancel).toBe("credit");
  await change({ at: bookable(inHours(30)) });
  expect((await application(one)).choices).toMatchObject({ cancel: "refund", refund: true });
});

test("a late second round does not reopen a refund after an interview was held", async () => {
  const one = await paid(job.id);
  await setInterview(one.id, inHours(60), { round: 1 });
  await hold(one);
  const second = await setInterview(one.id, inHours(20), { round: 2 });
  expect(second.status).toBe(201);
  expect((await application(one)).choices).toMatchObject({
    cancel: "nothing",
    refundUntil: null,
    refund: false,
  });
});

test("cancelling a slot that a credit bought returns the credit, never money", async () => {
  const late = await paid(job.id);
  await setInterview(late.id, inHours(5));
  await setDaysAgo(late);
  await runAction(late, "cancel");
  const next = await passed((await postJob()).id, late);
  await runAction(next, "use-credit");
  await setInterview(next.id, inHours(20));
  expect((await application(next)).choices).toMatchObject({ cancel: "credit", refundUntil: null });
});

test("a candidate who cancels before the queue has processed the company's cancellation gets the money", async () => {
  const calledOff: Record<string, [sql: string, with_: (company: Hiring, day: number) => number]> =
    {
      day: ["update interview_days set cancelled_at = ? where id = ?", (_, day) => day],
      company: [
        "update companies set state = 'suspended', suspended_at = ? where id = ?",
        ({ owner }) => owner.companyId ?? 0,
      ],
    };
  for (const [what, [sql, which]] of Object.entries(calledOff)) {
    const company = await hiring();
    const json = newDay({ date: dateInDays(1) });
    const path = `/employer/jobs/${company.job.id}/days`;
    const { body: day } = await call("POST", path, { token: company.owner.token, json });
    const one = await paid(company.job.id);
    const answer = await choose(one, day.id, timeOf(json.from, 1));
    expect([what, answer.body.choices.cancel]).toEqual([what, "credit"]);
    await query(sql, [inHours(0), which(company, day.id)]);
    const preview = await call("POST", `/ops/applications/${one.id}/cancel`, {
      token: admin,
      json: { dryRun: true },
    });
    expect([what, preview.body.paise]).toEqual([what, 19_900]);
    const { body } = await runAction(one, "cancel");
    expect([what, body.closedBecause, body.refund?.amount]).toEqual([
      what,
      "candidate_cancelled",
      19_900,
    ]);
    const [row] = await query("select count(*) as n from credits where application_id = ?", [
      one.id,
    ]);
    expect(row?.n).toBe(0);
  }
});
