import { expect, test } from "vitest";
import {
  type Applicant,
  inHours,
  order,
  paid,
  passed,
  refundsAtProvider,
  runAction,
  setDaysAgo,
  setInterview,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call, runSchedule } from "../support/api/product";
import { postJob, refund, staffToken } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";

interface Place {
  id: number;
  provider_payment_id: string;
  amount: number;
  state: string;
  credits: number;
  slots: number;
}

/**
 * Every payment after the given id, with its unspent
 * credits and the confirmed slots that it pays for.
 */
async function placesAfter(last: number): Promise<Place[]> {
  const rows = await query(
    `select p.id, p.provider_payment_id, p.amount, p.state,
    (select count(*) from credits c where c.payment_id = p.id and c.state = 'available') as credits,
    (select count(*) from applications a where a.slot_state = 'confirmed' and (
      a.id in (select spent_on from credits c where c.payment_id = p.id)
      or (a.id = p.application_id and not exists (select 1 from credits s where s.spent_on = a.id)))) as slots
    from payments p where p.id > ?`,
    [last],
  );
  return rows as unknown as Place[];
}

test("all money is accounted for, whatever candidates, staff and the employer do at once", async () => {
  const token = staffToken();
  // Payments of other test files are left out: some of them end in other ways.
  const [before] = await query("select coalesce(max(id), 0) as last from payments", []);
  const job = await postJob({ maxApplicants: 100 });
  const people: Applicant[] = await Promise.all(Array.from({ length: 6 }, () => paid(job.id)));
  // Everyone acts, and each action races another.
  const cancelInterview = async (one: Applicant) => {
    const { body } = await setInterview(one.id, inHours(60));
    return call("POST", `/ops/interviews/${body.id}/cancel`, { token });
  };
  const [early, late, employer, refunded, both, kept] = people as [
    Applicant,
    Applicant,
    Applicant,
    Applicant,
    Applicant,
    Applicant,
  ];
  await setInterview(late.id, inHours(5));
  await setDaysAgo(late);
  await cancelInterview(employer);
  const paymentOf = async ({ id }: Applicant) =>
    (await call("GET", `/ops/applications/${id}`, { token })).body.payment.id;
  await Promise.all([
    runAction(early, "cancel"),
    runAction(early, "refund"),
    runAction(late, "cancel"),
    runAction(late, "cancel"),
    runAction(employer, "refund"),
    runAction(employer, "cancel"),
    refund(await paymentOf(refunded), refunded.id),
    runAction(refunded, "cancel"),
    refund(await paymentOf(both), both.id),
    setInterview(both.id, inHours(7)),
    runSchedule(),
    runSchedule(),
  ]);
  // The credit is spent on another application while staff refund it.
  const next = await passed((await postJob()).id, late);
  await Promise.all([
    runAction(next, "use-credit"),
    runAction(next, "use-credit"),
    refund(await paymentOf(late), late.id),
  ]);
  // A person pays in an open tab while the application is being cancelled.
  const tab = await passed(job.id);
  const { body: open } = await order(tab);
  const [signed] = await Promise.all([payAtProvider(open.id), runAction(tab, "cancel")]);
  await call("POST", "/user/payment/verify-payment", { token: tab.token, json: signed });

  const all = await placesAfter(Number(before?.last));
  const sum = (those: Place[]) => those.reduce((paise, { amount }) => paise + amount, 0);
  const confirmed = all.filter(({ state, slots }) => state === "kept" && slots === 1);
  const openCredits = all.filter(({ state, credits }) => state === "kept" && credits === 1);
  const back = all.filter(({ state }) => state !== "kept");
  for (const place of all) {
    const outcomeCount = place.slots + place.credits + (place.state === "kept" ? 0 : 1);
    expect(outcomeCount, JSON.stringify(place)).toBe(1);
  }
  expect(sum(confirmed) + sum(openCredits) + sum(back)).toBe(sum(all));
  expect(confirmed.length).toBeGreaterThan(0);
  expect(
    (await call("GET", `/user/applications/${kept.id}`, { token: kept.token })).body.status,
  ).toBe("PAYMENT_CONFIRMED");
  for (const place of all) {
    const refunds = await refundsAtProvider(place.provider_payment_id);
    const activeRefunds = refunds.filter(({ status }) => status !== "failed");
    expect(activeRefunds.length).toBeLessThanOrEqual(place.state === "kept" ? 0 : 1);
  }
});
