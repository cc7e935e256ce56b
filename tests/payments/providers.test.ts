import { expect, inject, test } from "vitest";
import { localSettings } from "../../local/settings";
import { readSettings } from "../../worker/settings";
import { send, signatureOf } from "./webhooks";

const PORTS = { product: 1, sqld: 2, simulators: 3 };

test("a webhook of an unknown payment provider is answered 404", async () => {
  const answer = await fetch(`${inject("product")}/webhooks/nobody`, {
    method: "POST",
    body: "{}",
  });
  expect(answer.status).toBe(404);
});

test("a webhook counts only with the provider's signature of its body", async () => {
  const body = JSON.stringify({ event: "payment.captured", payload: {} });
  const forged = signatureOf(`${body} `);
  const answers = [];
  for (const signature of [forged, "", signatureOf(body)])
    answers.push(await send({ url: inject("product") }, body, signature, "evt_forged"));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 200]);
});

test("candidates pay through Razorpay by default, and its own settings are required", () => {
  const { PAYMENT_PROVIDER, RAZORPAY_KEY_SECRET: _, ...others } = localSettings(PORTS, {});
  expect(PAYMENT_PROVIDER).toBe("razorpay");
  expect(() => readSettings(others)).toThrow(
    /^Settings are missing or wrong\. RAZORPAY_KEY_SECRET: [^;]*$/,
  );
});

test("an unknown payment provider is reported as a wrong setting", () => {
  const settings = { ...localSettings(PORTS, {}), PAYMENT_PROVIDER: "nobody" };
  expect(() => readSettings(settings)).toThrow(
    /^Settings are missing or wrong\. PAYMENT_PROVIDER: /,
  );
});
