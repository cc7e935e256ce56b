import { Hono } from "hono";
import { applicationOfUser } from "../../db/application/applications";
import { application } from "../contract/applications";
import { PAYMENT_PROVIDERS } from "../contract/payment-providers";
import {
  callbackQuery,
  checkOrderInput,
  createOrderInput,
  createOrderOutput,
  verifyPaymentInput,
} from "../contract/payments";
import { ok } from "../contract/values";
import { createOrder } from "../domain/booking/payment/order";
import {
  acceptWebhook,
  checkOrder,
  orderOfPayer,
  verifyPayment,
} from "../domain/booking/payment/payment";
import { answerOf } from "../domain/case/commit";
import { applicationAnswer, applicationDetail } from "../domain/read/views/application-detail";
import { Failure } from "../failure";
import { FORM_MAX_BYTES } from "../form";
import { logError } from "../log";
import { describe } from "./docs/describe";
import { takeForm } from "./request/body-limit";
import { type ApiEnv, candidate } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { idParam, inBody, type Lookup, sentAs, valid } from "./request/valid";

const PROVIDER = "For the payment provider";

const ownApplication = inBody("applicationId", (c, id) => {
  const { service, userId } = c.var;
  return applicationOfUser(service.db, userId, id, service.now.toISOString());
});

const ownOrder: Lookup = async (c, input) => {
  for (const { orderField, signedFields } of Object.values(PAYMENT_PROVIDERS)) {
    const named = signedFields.shape[orderField].safeParse(sentAs(input, orderField));
    if (named.success) await orderOfPayer(c.var.service, c.var.userId, named.data);
  }
};

export const payment = new Hono<ApiEnv>()
  .use(candidate)
  .post(
    "/create-order",
    idempotent,
    valid("json", createOrderInput, ownApplication),
    describe({
      summary: "Create an order",
      detail:
        "The amount is the price of your application in paise. While an order is open, the same order is returned. Nobody pays for a job whose company is not verified.",
      answers: { 200: createOrderOutput },
      refuses: [
        "not_found",
        "company_not_verified",
        "not_at_payment",
        "amount_mismatch",
        "credit_available",
        "no_slots_left",
        "job_withdrawn",
        "company_suspended",
        "reclaim_too_soon",
        "blocked",
        "too_many_holds",
        "provider_unavailable",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const { amount, applicationId } = c.req.valid("json");
      return c.json(await createOrder(service, userId, applicationId, Number(amount)), 200);
    },
  )
  .post(
    "/check-order",
    idempotent,
    valid("json", checkOrderInput, ownApplication),
    describe({
      summary: "Check an order",
      detail:
        "Asks the payment provider for the order's state, after the candidate returned from the checkout. If the provider does not respond, `payment.unansweredSince` of the application says since when.",
      answers: { 200: application },
      refuses: ["not_found", "too_many_requests", "stale_state"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const { applicationId } = c.req.valid("json");
      await checkOrder(service, userId, applicationId);
      return c.json(await applicationDetail(service, userId, applicationId), 200);
    },
  )
  .post(
    "/verify-payment",
    idempotent,
    valid("json", verifyPaymentInput, ownOrder),
    describe({
      summary: "Confirm a payment",
      detail:
        "Verifies the signature that the checkout returned, and asks the payment provider for the payment. Idempotent.",
      answers: { 200: application },
      refuses: ["not_found", "bad_signature", "stale_state"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const signed = service.payments.readSignedPayment(c.req.valid("json"));
      if (!signed) throw new Failure("bad_signature");
      const answerFor = (id: number) => applicationAnswer(service, userId, id);
      return c.json(await verifyPayment(service, userId, signed, answerFor), 200);
    },
  );

/** Where the provider's hosted page sends the browser back: cross-site, without a session. */
export const paymentCallback = new Hono<ApiEnv>().post(
  "/callback",
  takeForm(FORM_MAX_BYTES, "body_too_large"),
  describe({
    group: PROVIDER,
    summary: "Return from the hosted checkout",
    detail: "The payment provider redirects the browser here with a form post.",
    form: verifyPaymentInput,
    query: callbackQuery,
    answers: { 303: null },
    refuses: ["not_found"],
  }),
  async (c) => {
    const { service } = c.var;
    const signed = service.payments.readSignedPayment(Object.fromEntries(await c.req.formData()));
    if (!signed) {
      const id = idParam(c.req.query("application") ?? "");
      return c.redirect(`/applications/${id}?payment=failed`, 303);
    }
    try {
      const id = await verifyPayment(service, null, signed, (applicationId) =>
        answerOf([], () => applicationId),
      );
      return c.redirect(`/applications/${id}?payment=returned`, 303);
    } catch (error) {
      const isRefused = error instanceof Failure && error.status < 500;
      if (!isRefused) logError("api.failed", error, { path: c.req.routePath });
      const id = idParam(c.req.query("application") ?? "");
      // The person has just paid: if we failed, the application page shows the true state.
      return c.redirect(
        `/applications/${id}?payment=${isRefused ? "unverified" : "returned"}`,
        303,
      );
    }
  },
);

export const webhooks = new Hono<ApiEnv>();
for (const [provider, { webhookHeader, webhookEvent }] of Object.entries(PAYMENT_PROVIDERS)) {
  webhooks.post(
    `/${provider}`,
    describe({
      group: PROVIDER,
      summary: "Receive a webhook event",
      detail:
        "Signed by the payment provider over the raw body. Idempotent: an event is processed once.",
      header: webhookHeader,
      json: () => webhookEvent,
      answers: { 200: ok },
      refuses: ["malformed_json", "bad_signature"],
    }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      await acceptWebhook(c.var.service, body, c.req.raw.headers);
      return c.json({ status: "ok" }, 200);
    },
  );
}
