import { Hono } from "hono";
import { createOrderInput, verifyPaymentInput } from "../contract/payments";
import { applicationDetail } from "../domain/application-detail";
import { createOrder } from "../domain/order";
import { verifyPayment } from "../domain/payment";
import { acceptWebhook } from "../domain/webhook";
import { Failure } from "../failure";
import { candidate, type Door, idParam, valid } from "./door";

export const payment = new Hono<Door>()
  .use(candidate)
  .post("/create-order", valid("json", createOrderInput), async (c) => {
    const { service, userId } = c.var;
    const { amount, applicationId } = c.req.valid("json");
    return c.json(await createOrder(service, userId, applicationId, Number(amount)), 200);
  })
  .post("/verify-payment", valid("json", verifyPaymentInput), async (c) => {
    const { service, userId } = c.var;
    const id = await verifyPayment(service, userId, c.req.valid("json"));
    return c.json(await applicationDetail(service, userId, id), 200);
  });

/** Where the provider's hosted page sends the browser back: cross-site, without a session. */
export const paymentCallback = new Hono<Door>().post("/callback", async (c) => {
  const form = await c.req.parseBody();
  const signed = verifyPaymentInput.safeParse(form);
  if (!signed.success) {
    const id = idParam(c.req.query("application") ?? "");
    return c.redirect(`/applications/${id}?payment=failed`, 303);
  }
  try {
    const id = await verifyPayment(c.var.service, null, signed.data);
    return c.redirect(`/applications/${id}?payment=returned`, 303);
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error;
    const id = idParam(c.req.query("application") ?? "");
    return c.redirect(`/applications/${id}?payment=unverified`, 303);
  }
});

export const webhooks = new Hono<Door>().post("/razorpay", async (c) => {
  await acceptWebhook(
    c.var.service,
    new Uint8Array(await c.req.arrayBuffer()),
    c.req.header("X-Razorpay-Signature") ?? "",
    c.req.header("X-Razorpay-Event-Id") ?? "",
  );
  return c.json({ status: "ok" }, 200);
});
