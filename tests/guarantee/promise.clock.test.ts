import { expect, test } from "vitest";
import { paid, refundsAtProvider, runAction, subjects } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { query } from "../support/api/database";
import { hiring, ticket } from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

const company = await hiring({ interviewWithinDays: 3 });
const waiting = async () => ({ candidate: await paid(company.job.id) });
const mailed = (email: string, subject: string) =>
  eventually(
    () => subjects(email),
    (all) => all.includes(subject),
  );

test("a company that offers no time breaks its promise: told at once, and the money comes back", async () => {
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
});

test("what goes back by itself above the day's cap waits for a person, who is alerted", async () => {
  const [one, other] = [await waiting(), await waiting()];
  await passTime({ days: 3, hours: 1 });
  // As much as the cap allows has gone back today.
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
  const letGo = () =>
    call("POST", `/ops/applications/${one.candidate.id}/return`, { token: staffToken() });
  expect((await letGo()).status).toBe(200);
  expect(await ticket(one)).toMatchObject({
    closedBecause: "employer_late",
    refund: { amount: 19_900 },
  });
  expect((await letGo()).body.code).toBe("no_return_waits");
  expect((await ticket(other)).status).toBe("PAYMENT_CONFIRMED");
  await query(full, [0, later, Number(payment?.refund_amount), id]);
});
