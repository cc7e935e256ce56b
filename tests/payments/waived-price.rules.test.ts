import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { orderByProviderId } from "../../db/payment/payments";
import { creditPayment } from "../../worker/domain/booking/payment/confirm-slot";
import {
  loadCaseWithCredit,
  loadCaseWithMoney,
} from "../../worker/domain/booking/payment/payment-case";
import { paidPlan } from "../../worker/domain/booking/payment/settle";
import { holdTerms } from "../../worker/domain/booking/slot/hold";
import { commit, NO_ANSWER } from "../../worker/domain/case/commit";
import { changeJob } from "../../worker/domain/employers/job/change-job";
import { readJob } from "../../worker/domain/employers/job/job";
import { applicationOf, type Choice } from "../simulation/choices";
import { makeDeterministic } from "../simulation/crypto";
import { STAFF } from "../simulation/staff";
import { doVerbs, TO_ORDER } from "../simulation/verbs";
import { World } from "../simulation/world";

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

// Staff give a job to a company that is not verified, so that its slots cost nothing, while a
// candidate pays for one.

const ZERO: Choice = { person: 1, job: 2, number: 0 };

async function ordered(...before: string[]) {
  const world = await World.begin(1);
  await world.ask(
    "insert into companies (id, name, state, created_at) values (2, 'Other', 'submitted', ?)",
    [world.now.toISOString()],
  );
  await doVerbs(world, ZERO, ...TO_ORDER, ...before);
  return { world, id: (await applicationOf(world, ZERO)).id };
}

async function giveJobAway(world: World): Promise<void> {
  const service = world.service();
  await changeJob(service, STAFF, await readJob(service, STAFF, ZERO.job), { companyId: 2 });
  const [row] = await world.ask("select price, status from applications");
  expect(row).toMatchObject({ price: 0, status: "PAYMENT_PENDING" });
}

test("a free slot is not spent on a slot that has become free", async () => {
  const { world, id } = await ordered("giveFreeSlot");
  const service = world.service();
  const plan = creditPayment(await loadCaseWithCredit(service, id, 1), holdTerms(service));
  await giveJobAway(world);
  if (plan) await commit(service, plan, NO_ANSWER);
  const [credit] = await world.ask("select state from credits");
  expect(credit).toMatchObject({ state: "available" });
});

test("money for a slot that has become free goes back", async () => {
  const { world, id } = await ordered("pay");
  const service = world.service();
  const [orderId = ""] = [...(world.checkouts.get("1-2")?.keys() ?? [])];
  const [order] = await orderByProviderId(service.db, orderId);
  const [payment] = await service.payments.paymentsOfOrder(orderId);
  if (!order || !payment) throw new Error("Not paid");
  const facts = await loadCaseWithMoney(service, id);
  const plan = paidPlan(facts, order, payment, holdTerms(service));
  await giveJobAway(world);
  if (plan) await commit(service, plan, NO_ANSWER);
  const [row] = await world.ask("select count(*) kept from payments where state = 'kept'");
  expect(row).toMatchObject({ kept: 0 });
});
