import { createHmac } from "node:crypto";
import { RAZORPAY_KEYS } from "../../local/simulators/razorpay/keys";
import type { Product } from "../support/stress/product";

/** A webhook event, with the exact body that the provider signed. */
export interface Event {
  id: string;
  event: string;
  body: string;
  /** The provider's id of the order that the event is about. */
  orderId: string;
}

export const signatureOf = (body: string | Uint8Array) =>
  createHmac("sha256", RAZORPAY_KEYS.RAZORPAY_WEBHOOK_SECRET).update(body).digest("hex");

/** Stops the provider's own deliveries: it keeps the events that it would have sent. */
export const keepWebhooks = (product: Pick<Product, "simulate">) =>
  product.simulate("/razorpay/sim/webhooks", { mode: "off" });

/** All events until now, oldest first. */
export async function keptEvents(product: Pick<Product, "simulate">): Promise<Event[]> {
  const { events } = await product.simulate("/razorpay/sim/webhooks");
  return events.reverse().map(({ id, event, body }: Omit<Event, "orderId">) => {
    const { payment } = JSON.parse(body).payload;
    return { id, event, body, orderId: payment.entity.order_id };
  });
}

export function send(
  product: Pick<Product, "url">,
  body: string | Uint8Array<ArrayBuffer>,
  signature: string,
  id: string,
) {
  const headers = { "x-razorpay-signature": signature, "x-razorpay-event-id": id };
  return fetch(`${product.url}/webhooks/razorpay`, { method: "POST", body, headers });
}

const MOST_TRIES = 5;

/** Delivers an event as the provider does: after a 503 (not stored), it is sent again. */
export async function deliver(product: Pick<Product, "url">, event: Event): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(product, event.body, signatureOf(event.body), event.id);
    const { status } = answer;
    const words = await answer.text();
    if (status === 200) return;
    if (status !== 503 || tries === MOST_TRIES) {
      throw new Error(`${event.event} was answered ${status}: ${words}`);
    }
  }
}

export function shuffled<T>(list: T[]): T[] {
  const order = list.map((item) => ({ item, at: Math.random() }));
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

export function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((first, i) =>
    permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}
