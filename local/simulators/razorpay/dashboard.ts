import { Hono } from "hono";
import { jsonOrForm, text } from "../body";
import { unixSeconds } from "../ids";
import type { Dispute } from "../types";
import { razorpayId } from "./ids";
import type { Ledger } from "./ledger";
import { badRequest, unknownId } from "./replies";
import type { Webhooks } from "./webhooks";

const WEEK_SECONDS = 7 * 86_400;
const DECISIONS = ["under_review", "won", "lost", "closed"] as const;

/**
 * Changes to a payment that the product did not ask for: by staff in the provider's dashboard, or
 * by the payer's bank.
 */
export function dashboardRoutes(ledger: Ledger, webhooks: Webhooks): Hono {
  const app = new Hono();
  const { tables } = ledger.journal;

  app.post("/refund", async (c) => {
    const body = await jsonOrForm(c);
    const payment = tables.payment.get(text(body?.payment_id));
    if (!payment) return unknownId(c);
    const remaining = payment.captured ? payment.amount - payment.amount_refunded : 0;
    const amount = Number(body?.amount ?? remaining);
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > remaining) {
      return badRequest(c, "The refund amount provided is greater than amount captured");
    }
    const ask = { amount, notes: [] as [], receipt: null, speed: "normal" };
    return c.json(ledger.refund(payment, ask, () => []));
  });

  app.post("/disputes", async (c) => {
    const body = await jsonOrForm(c);
    const payment = tables.payment.get(text(body?.payment_id));
    if (!payment?.captured) return unknownId(c);
    const now = unixSeconds(ledger.clock.now());
    const dispute: Dispute = {
      id: razorpayId("disp"),
      entity: "dispute",
      payment_id: payment.id,
      amount: Number(body?.amount ?? payment.amount),
      currency: payment.currency,
      amount_deducted: 0,
      reason_code: "goods_or_services_not_received_or_partially_received",
      respond_by: now + WEEK_SECONDS,
      status: "open",
      phase: "chargeback",
      created_at: now,
    };
    return c.json(ledger.dispute(payment, dispute));
  });

  app.post("/disputes/:id", async (c) => {
    const body = await jsonOrForm(c);
    const dispute = tables.dispute.get(c.req.param("id"));
    const payment = dispute && tables.payment.get(dispute.payment_id);
    if (!dispute || !payment) return unknownId(c);
    const status = DECISIONS.find((value) => value === body?.status);
    if (!status) {
      return badRequest(c, `The status must be one of ${DECISIONS.join(", ")}.`, {
        field: "status",
      });
    }
    const amount_deducted = status === "lost" ? dispute.amount : 0;
    return c.json(ledger.dispute(payment, { ...dispute, status, amount_deducted }));
  });

  /** Sends any event, whatever the ledger says: real events also come late and twice. */
  app.post("/events", async (c) => {
    const { event, ...entities } = (await jsonOrForm(c)) ?? {};
    if (text(event) === "")
      return badRequest(c, "The event field is required.", { field: "event" });
    ledger.journal.write(...webhooks.event(text(event), entities as Record<string, object>));
    webhooks.wake();
    return c.json({ event });
  });
  return app;
}
