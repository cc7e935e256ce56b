import { afterAll, beforeAll, expect, test } from "vitest";
import { hmacMatches } from "../../worker/crypto";
import { payAtProvider, verifyPayment } from "../support/payments";
import { applyFor, callback, order, pass } from "../support/stress/journey";
import { callers, postJob, staff } from "../support/stress/people";
import { inWaves, type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";
import { deliver, keepWebhooks, keptEvents, send, signatureOf } from "./webhooks";

/** How many bits of each byte are changed: all 8, or one. */
const BITS = sized(8, 1);
const AT_ONCE = 16;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await keepWebhooks(product);
});
afterAll(() => product.close());

test("the provider's published test vectors verify", async () => {
  const checkout = ["order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l", "EnLs21M47BllR3X8PSFtjtbd"] as const;
  const checkoutSignature = "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f";
  expect(await hmacMatches([checkout[1], undefined], checkout[0], checkoutSignature)).toBe(true);
  const webhook = new TextEncoder().encode('{"a":1,"b":2,"c":{"d":3}}');
  const webhookSignature = "2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc";
  expect(await hmacMatches(["123456", undefined], webhook, webhookSignature)).toBe(true);
  // For a day after the secret has changed, retries of
  // older events are still signed with the old secret.
  expect(await hmacMatches(["another", "123456"], webhook, webhookSignature)).toBe(true);
  expect(await hmacMatches(["another", undefined], webhook, webhookSignature)).toBe(false);
});

function flips(text: string): Buffer<ArrayBuffer>[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: bytes.length * BITS }, (_, i) => {
    const at = Math.floor(i / BITS);
    // With one bit per byte, the bit changes from byte to
    // byte; bit 5, the case of a letter, is among them.
    const bit = BITS === 1 ? (at + 5) % 8 : i % 8;
    const flipped = Buffer.from(bytes);
    flipped[at] = (bytes[at] ?? 0) ^ (1 << bit);
    return flipped;
  });
}

/** Only bytes that a browser or a proxy would let through in a header. */
const inHeader = (bytes: Buffer) => /^[\x21-\x7e]+$/.test(bytes.toString("latin1"));

const stored = async () =>
  (
    await product.query(
      "select (select count(*) from webhook_events) + (select count(*) from outbox) n",
    )
  )[0]?.n;

async function paidOrder() {
  const [caller] = await callers(product, 1);
  if (!caller) throw new Error("Nobody is there");
  const applied = await applyFor(product, caller, await postJob(product, await staff(product)));
  await pass(product, applied);
  const orderId = await order(product, applied);
  return { caller, applied, signed: await payAtProvider(product, orderId) };
}

test("a webhook with any changed bit in body or signature is refused and changes nothing", async () => {
  await paidOrder();
  const event = (await keptEvents(product)).at(-1);
  if (!event) throw new Error("The provider had nothing to tell");
  const signature = signatureOf(event.body);
  const before = await stored();
  const bodies = flips(event.body).map((body) => ({ body, signature }));
  const signatures = flips(signature)
    .filter(inHeader)
    .map((flipped) => ({ body: event.body, signature: flipped.toString("latin1") }));
  const others = [
    "",
    signature.slice(1),
    `${signature}0`,
    signature.toUpperCase(),
    ` ${signature}00`,
  ].map((wrong) => ({ body: event.body, signature: wrong }));
  const tries = [...bodies, ...signatures, ...others];
  const statuses = await inWaves(tries, AT_ONCE, async (one) => {
    const answer = await send(product, one.body, one.signature, crypto.randomUUID());
    await answer.text();
    return answer.status;
  });
  expect(statuses.filter((status) => status < 400 || status > 499)).toEqual([]);
  expect(await stored()).toBe(before);
  // The refused tries did not mark the event as seen.
  await deliver(product, event);
  expect(Number(await stored())).toBeGreaterThan(Number(before));
  report("signatures", { refused: statuses.length });
});

test("a payment with any changed part of its signature is refused by browser and callback", async () => {
  const { caller, applied, signed } = await paidOrder();
  const turned = flips(signed.razorpay_signature)
    .filter(inHeader)
    .map((bytes) => bytes.toString());
  await inWaves(turned, AT_ONCE, async (razorpay_signature) => {
    const forged = { ...signed, razorpay_signature };
    expect((await verifyPayment(product, caller, forged)).status).toBe(422);
    const { headers } = await callback(product, applied, forged);
    expect(headers.get("Location")).toBe(`/applications/${applied.id}?payment=unverified`);
  });
  const order = await product.query("select state from orders where application_id = ?", [
    applied.id,
  ]);
  expect(order).toMatchObject([{ state: "open" }]);
  expect((await verifyPayment(product, caller, signed)).body.status).toBe("PAYMENT_CONFIRMED");
});

test("a candidate can't claim another's payment", async () => {
  const [mine, theirs] = [await paidOrder(), await paidOrder()];
  expect((await verifyPayment(product, mine.caller, theirs.signed)).status).toBe(404);
  const crossed = { ...mine.signed, razorpay_payment_id: theirs.signed.razorpay_payment_id };
  expect((await verifyPayment(product, mine.caller, crossed)).status).toBe(422);
});
