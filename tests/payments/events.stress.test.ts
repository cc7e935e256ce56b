import { afterAll, beforeAll, expect, test } from "vitest";
import { failAtProvider, payAtProvider } from "../support/payments";
import { endState, runUntilIdle } from "../support/stress/end-state";
import { type Applied, applyFor, order, pass } from "../support/stress/journey";
import { type Caller, callers, postJob, staff } from "../support/stress/people";
import { inWaves, type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";
import { deliver, type Event, keepWebhooks, keptEvents, permutations, shuffled } from "./webhooks";

const PAYMENTS = sized(1_000, 10);
const ORDERS_OF_SIX = sized(720, 4);
const JOBS_EACH = 16;
const AT_ONCE = 16;
const TIMES = 10;

let product: Product;
let admin: string;
let people: Caller[];
beforeAll(async () => {
  product = await startProduct();
  admin = await staff(product);
  await keepWebhooks(product);
  people = await callers(product, Math.ceil(PAYMENTS / JOBS_EACH) + 1);
});
afterAll(() => product.close());

interface Ordered {
  applied: Applied;
  orderId: string;
}

/** Creates `count` open orders, each for its own application. */
async function openOrders(count: number): Promise<Ordered[]> {
  const jobs = await inWaves(Array.from({ length: Math.ceil(count / people.length) }), 4, () =>
    postJob(product, admin, { maxApplicants: 100 }),
  );
  const pairs = jobs.flatMap((job) => people.map((caller) => ({ caller, job }))).slice(0, count);
  return inWaves(pairs, AT_ONCE, async ({ caller, job }) => {
    const applied = await applyFor(product, caller, job);
    await pass(product, applied);
    return { applied, orderId: await order(product, applied) };
  });
}

/** Open orders whose holds have expired, and whose slots other people have taken. */
const lateOrders = (count: number) =>
  inWaves(Array.from({ length: count }), AT_ONCE, () => lateOrder());

async function lateOrder(): Promise<Ordered> {
  const job = await postJob(product, admin, { maxApplicants: 1 });
  const [late, other] = shuffled(people) as [Caller, Caller];
  const applied = await applyFor(product, late, job);
  await pass(product, applied);
  const orderId = await order(product, applied);
  const past = "2026-01-01T00:00:00.000Z";
  await product.query("update applications set slot_expires_at = ? where id = ?", [
    past,
    applied.id,
  ]);
  await applyFor(product, other, job);
  return { applied, orderId };
}

type Pay = (orderId: string) => Promise<unknown>;
const paid: Pay = (orderId) => payAtProvider(product, orderId);
const failedThenPaid: Pay = async (orderId) => {
  await failAtProvider(product, orderId);
  await paid(orderId);
};
/** The payment is refunded in the provider's dashboard before we hear of it. */
const paidAndSentBack: Pay = async (orderId) => {
  await failAtProvider(product, orderId);
  const { razorpay_payment_id: id } = await payAtProvider(product, orderId);
  await product.provider(`/payments/${id}/refund`, {});
};

/**
 * Pays each order this way, and returns the events
 * that the provider would have sent, grouped by order.
 */
async function pay(orders: Ordered[], how: Pay): Promise<Event[][]> {
  await inWaves(orders, AT_ONCE, ({ orderId }) => how(orderId));
  const events = await keptEvents(product);
  return orders.map(({ orderId }) => events.filter((event) => event.orderId === orderId));
}

const inOrder = async (events: Event[]) => {
  for (const event of events) await deliver(product, event);
};

/** Delivers every event ten times, in random order, from sixteen parallel senders. */
const inAnyOrder = (events: Event[][]) =>
  inWaves(
    shuffled(events.flat().flatMap((event) => Array<Event>(TIMES).fill(event))),
    AT_ONCE,
    (event) => deliver(product, event),
  );

test.each<[string, number, Pay, (count: number) => Promise<Ordered[]>, string]>([
  ["paid", 0.7, paid, openOrders, "PAYMENT_CONFIRMED confirmed"],
  ["failed, then paid", 0.2, failedThenPaid, openOrders, "PAYMENT_CONFIRMED confirmed"],
  ["paid too late", 0.1, paid, lateOrders, "PAYMENT_PENDING released"],
])("%s: every event ten times in any order has the same effect as once in order", async (name, share, how, make, end) => {
  const [first, ...others] = await make(1 + PAYMENTS * share);
  const [inTurn = [], ...events] = await pay([first as Ordered, ...others], how);
  await inOrder(inTurn);
  const started = Date.now();
  await inAnyOrder(events);
  const ms = Date.now() - started;
  expect(await runUntilIdle(product)).toEqual([]);
  const expected = await endState(product, first?.applied.id ?? 0);
  expect(expected.application).toContain(end);
  for (const { applied } of others) expect(await endState(product, applied.id)).toEqual(expected);
  report("payments", {
    name,
    payments: others.length,
    deliveries: events.flat().length * TIMES,
    ms,
  });
});

test("every order of the six kinds of events, each sent twice, has the same effect", async () => {
  const sequences = shuffled(permutations([0, 1, 2, 3, 4, 5])).slice(0, ORDERS_OF_SIX);
  const orders = await openOrders(1 + sequences.length);
  const [inTurn = [], ...events] = await pay(orders, paidAndSentBack);
  expect(inTurn.map(({ event }) => event).sort()).toEqual([
    "order.paid",
    "payment.authorized",
    "payment.captured",
    "payment.failed",
    "refund.created",
    "refund.processed",
  ]);
  await inOrder(inTurn);
  await inWaves(sequences, AT_ONCE, async (sequence) => {
    const own = events[sequences.indexOf(sequence)] ?? [];
    await inOrder([...sequence, ...sequence].map((i) => own[i] as Event));
  });
  expect(await runUntilIdle(product)).toEqual([]);
  const [expected, ...states] = await inWaves(orders, AT_ONCE, ({ applied }) =>
    endState(product, applied.id),
  );
  expect(expected?.payments).toEqual(["19900 refunded"]);
  for (const state of states) expect(state).toEqual(expected);
  report("orders of events", { sequences: sequences.length });
});
