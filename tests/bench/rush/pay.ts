import { type Event, keptEvents, signatureOf } from "../../payments/webhooks";
import { succeeded } from "../../support/client";
import { createOrder, payAtProvider } from "../../support/payments";
import { inWaves, type Product } from "../../support/stress/product";
import type { Accepted } from "./apply";
import type { Task } from "./turn";

const AT_ONCE = 16;

/** Orders of people who passed, each paid at the provider, which holds its webhooks back. */
const payAll = (product: Product, passed: Accepted[]) =>
  inWaves(passed, AT_ONCE, async ({ id, person, job }) => {
    const paise = job.applicationPrice * 100;
    const order = await succeeded(createOrder(product, { token: person.token, id }, paise));
    return { person, orderId: order.id as string, signed: await payAtProvider(product, order.id) };
  });

/** The browser's return from the checkout, before anything else has settled the order. */
export async function returnsOf(product: Product, passed: Accepted[]): Promise<Task[]> {
  return (await payAll(product, passed)).map(({ person, signed }) => async (send) => {
    const headers = {
      Authorization: `Bearer ${person.token}`,
      "CF-Connecting-IP": person.address,
    };
    const call = { path: "/user/payment/verify-payment", headers, json: signed };
    return (await send("verify", call)).body.status === "PAYMENT_CONFIRMED";
  });
}

/** The provider's events about such orders, in order: the queue settles the orders. */
export async function webhooksOf(product: Product, passed: Accepted[]): Promise<Task[]> {
  const orders = await payAll(product, passed);
  const events = new Map<string, Event[]>();
  for (const event of await keptEvents(product)) {
    events.set(event.orderId, [...(events.get(event.orderId) ?? []), event]);
  }
  return orders.map(({ orderId }) => async (send) => {
    let isTaken = true;
    for (const { id, body } of events.get(orderId) ?? []) {
      const headers = { "x-razorpay-signature": signatureOf(body), "x-razorpay-event-id": id };
      const call = { path: "/webhooks/razorpay", headers, json: JSON.parse(body) };
      isTaken &&= (await send("webhook", call)).status === 200;
    }
    return isTaken;
  });
}
