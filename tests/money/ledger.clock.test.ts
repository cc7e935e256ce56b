import { afterAll, beforeAll, expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { dateAfter } from "../../worker/facts/times";
import {
  type Applicant,
  application,
  atProvider,
  inHours,
  paid,
  passed,
  refundsAtProvider,
  runAction,
  setDaysAgo,
  setInterview,
} from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { byStaff } from "../support/api/companies";
import { simulate } from "../support/api/product";
import { postJob, refund } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";

const FEE = 19_900;

// With webhooks on, a refund would be done after a second. Without them, it stays under way until
// the schedule asks the provider.
const webhooks = (mode: string) => simulate("/razorpay/sim/webhooks", { mode });
beforeAll(() => webhooks("off"));
afterAll(() => webhooks("on"));

interface Figures {
  payments: number;
  captured: number;
  refunded: number;
  underWay: number;
  creditsOpen: number;
  kept: number;
}

interface AtProvider {
  id: string;
  amount: number;
  captured: boolean;
  method: string;
  created_at: number;
  notes: { job?: string };
}

const moneyOf = (jobId: number, range = "") =>
  succeeded(byStaff("GET", `/money?jobId=${jobId}${range}`));

/** Every captured payment for a job at the provider, read page by page. */
async function capturedFor(jobId: number): Promise<AtProvider[]> {
  const all: AtProvider[] = [];
  for (let skip = 0; ; skip += 100) {
    const { items } = await atProvider<{ items: AtProvider[] }>(`/payments?count=100&skip=${skip}`);
    all.push(...items);
    if (items.length < 100) break;
  }
  return all.filter(({ notes, captured }) => captured && notes.job === String(jobId));
}

/** The provider's own figures for a job. */
async function booksOf(jobId: number) {
  const payments = await capturedFor(jobId);
  const refunds = (await Promise.all(payments.map(({ id }) => refundsAtProvider(id)))).flat();
  const sum = (rows: { amount: number }[]) => rows.reduce((paise, one) => paise + one.amount, 0);
  return {
    payments: payments.length,
    captured: sum(payments),
    refunded: sum(refunds.filter(({ status }) => status === "processed")),
    days: payments.map((one) => todayInIndia(new Date(one.created_at * 1_000))),
  };
}

const isWhole = ({ captured, refunded, underWay, creditsOpen, kept }: Figures) =>
  captured === refunded + underWay + creditsOpen + kept;

const refundIs = (one: Applicant, state: string) =>
  eventually(
    async () => (await application(one)).refund,
    (currentRefund) => currentRefund?.state === state,
  );

test("the books equal the provider's after payments, refunds, a late refund and a credit", async () => {
  const job = await postJob({ maxApplicants: 20 });
  const [keeper, early, late, spender, lateRefund] = await Promise.all(
    Array.from({ length: 5 }, () => paid(job.id)),
  );
  if (!keeper || !early || !late || !spender || !lateRefund) throw new Error("Five people paid");
  const firstDay = todayInIndia(now());
  expect((await moneyOf(job.id)).total).toEqual({
    payments: 5,
    captured: 5 * FEE,
    refunded: 0,
    underWay: 0,
    creditsOpen: 0,
    kept: 5 * FEE,
  });

  // One person is refunded, and two give up late for a
  // credit. One of the two credits is spent on another job.
  await runAction(early, "cancel");
  for (const one of [late, spender]) {
    await setInterview(one.id, inHours(5));
    await setDaysAgo(one);
    await runAction(one, "cancel");
  }
  const next = await passed((await postJob()).id, spender);
  await succeeded(runAction(next, "use-credit"));
  await refundIs(early, "under_way");
  expect((await moneyOf(job.id)).total).toEqual({
    payments: 5,
    captured: 5 * FEE,
    refunded: 0,
    underWay: FEE,
    creditsOpen: FEE,
    kept: 3 * FEE,
  });
  // The credit moved no money, so the job that it was spent on has no payments.
  expect((await moneyOf(next.jobId)).total.payments).toBe(0);

  // Days later another person pays, and an old payment is refunded.
  await passTime({ days: 4 });
  const newcomer = await paid(job.id);
  const { body } = await byStaff("GET", `/applications/${lateRefund.id}`);
  await succeeded(refund(body.payment.id, lateRefund.id));
  await refundIs(lateRefund, "under_way");
  await passTime({ minutes: 2 });
  await passTime({ minutes: 6 });
  for (const one of [early, lateRefund]) await refundIs(one, "done");

  const books = await booksOf(job.id);
  const money = await moneyOf(job.id);
  expect(money.total).toEqual({
    payments: books.payments,
    captured: books.captured,
    refunded: books.refunded,
    underWay: 0,
    creditsOpen: FEE,
    kept: 3 * FEE,
  });
  expect(books).toMatchObject({ payments: 6, captured: 6 * FEE, refunded: 2 * FEE });
  // The late refund counts for the day of its payment.
  const secondDay = todayInIndia(now());
  expect(money.days.map(({ day, payments }: Figures & { day: string }) => [day, payments])).toEqual(
    [secondDay, firstDay].map((day) => [day, books.days.filter((one) => one === day).length]),
  );
  expect(money.days[0]).toMatchObject({ captured: FEE, refunded: 0, kept: FEE });
  expect(money.days[1]).toMatchObject({ refunded: 2 * FEE, creditsOpen: FEE, kept: 2 * FEE });
  for (const groups of [[money.total], money.days, money.jobs, money.companies, money.methods]) {
    expect(groups.every(isWhole)).toBe(true);
    const captured = groups.reduce((paise: number, one: Figures) => paise + one.captured, 0);
    expect(captured).toBe(books.captured);
  }
  expect((await moneyOf(job.id, `&from=${dateAfter(secondDay, -1)}`)).total.payments).toBe(1);

  const rows = await succeeded(byStaff("GET", `/money/payments?jobId=${job.id}&limit=100`));
  const atProviders = (await capturedFor(job.id)).map(({ id }) => id);
  const numbers = rows.map((row: { providerPaymentId: string }) => row.providerPaymentId);
  expect([...numbers].sort()).toEqual([...atProviders].sort());
  expect(rows.every(isWhole)).toBe(true);
  expect(numbers.at(-1)).toBe(newcomer.paymentId);
});
