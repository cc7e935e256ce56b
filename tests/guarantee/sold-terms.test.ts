import { expect, test } from "vitest";
import { TERMS } from "../../worker/facts/guarantee/terms";
import { application, paid, runAction } from "../support/api/applicant";
import { now } from "../support/api/clock";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import { hiring, meeting } from "../support/api/meetings";

const hoursFromNow = (at: string) => (Date.parse(at) - now().getTime()) / 3_600_000;

test("a slot is sold with the terms of that day", async () => {
  const company = await hiring({ interviewWithinDays: 5 });
  const one = await paid(company.job.id);
  expect((await application(one)).terms).toEqual(TERMS);
  const changes = { interviewWithinDays: 20, answerWithinDays: 15 };
  expect((await byStaff("PATCH", `/jobs/${company.job.id}`, changes)).status).toBe(200);
  const at = "2020-01-01T00:00:00.000Z";
  const broken = "update applications set promised_by = ?, promise_broken_at = ? where id = ?";
  await query(broken, [at, at, one.id]);
  const { promisedBy } = (await runAction(one, "wait")).body;
  expect(hoursFromNow(promisedBy)).toBeCloseTo(5 * 24, 1);
});

test("a slot keeps the refund rule with which it was sold", async () => {
  const { candidate, at } = await meeting(await hiring());
  // As if staff had set it long ago, three days ahead.
  await query("update interviews set date_set_at = null where application_id = ?", [candidate.id]);
  expect((await application(candidate)).choices).toMatchObject({ cancel: "refund" });
  const sold = { ...TERMS, refundTiers: [{ hours: 96, share: 1 }] };
  await query("update applications set terms = ? where id = ?", [
    JSON.stringify(sold),
    candidate.id,
  ]);
  expect(hoursFromNow(at)).toBeGreaterThan(48);
  expect((await application(candidate)).choices).toMatchObject({ cancel: "credit" });
  const { body } = await runAction(candidate, "cancel");
  expect(body).toMatchObject({ status: "REJECTED", closedBecause: "candidate_cancelled" });
  expect(body.refund).toBeUndefined();
});
