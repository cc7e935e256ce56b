import { type Context, Hono } from "hono";
import { jsonBody, text } from "../body";
import { sha256 } from "../ids";
import type { Payment, Refund } from "../types";
import type { Ledger } from "./ledger";
import { badRequest, checkNotes, collection, page, unknownId, unknownKey } from "./replies";

const REFUND_KEYS = ["amount", "speed", "notes", "receipt"];

export function paymentRoutes(ledger: Ledger): Hono {
  const app = new Hono();
  const { tables } = ledger.journal;
  type Answer = (c: Context, payment: Payment) => Response | Promise<Response>;
  const withPayment = (answer: Answer) => (c: Context) => {
    const payment = tables.payment.get(c.req.param("id") ?? "");
    return payment ? answer(c, payment) : unknownId(c);
  };
  const refundsOf = (payment: Payment) =>
    [...tables.refund.values()].filter((refund) => refund.payment_id === payment.id).reverse();

  app.get("/", (c) => page(c, [...tables.payment.values()].reverse()));
  app.get(
    "/:id",
    withPayment((c, payment) => c.json(payment)),
  );
  app.get(
    "/:id/refunds",
    withPayment((c, payment) =>
      c.json(collection(refundsOf(payment).map((refund) => ledger.refundOnWire(refund)))),
    ),
  );
  app.get(
    "/:id/refunds/:refund",
    withPayment((c, payment) => {
      const refund = tables.refund.get(c.req.param("refund") ?? "");
      return refund?.payment_id === payment.id ? c.json(ledger.refundOnWire(refund)) : unknownId(c);
    }),
  );

  app.post("/:id/capture", async (c) => {
    const body = await jsonBody(c);
    // Looked up after the body is read, because another call may have changed the payment
    // meanwhile.
    const payment = tables.payment.get(c.req.param("id"));
    const order = payment && tables.order.get(payment.order_id);
    if (!payment || !order) return unknownId(c);
    if (!body) return badRequest(c, "Please provide your request in a valid JSON format");
    const extra = unknownKey(body, ["amount", "currency"]);
    if (extra) return badRequest(c, `${extra} is/are not required and should not be sent.`);
    if (payment.captured) return badRequest(c, "This payment has already been captured");
    if (payment.status !== "authorized") {
      return badRequest(c, "Only payments which have been authorized can be captured");
    }
    if (body.amount !== payment.amount) {
      return badRequest(c, "Capture amount must be equal to the amount authorized", {
        field: "amount",
      });
    }
    if (body.currency !== undefined && body.currency !== payment.currency) {
      return badRequest(c, "Currency mismatch", { field: "currency" });
    }
    ledger.capture(order, payment);
    return c.json(tables.payment.get(payment.id));
  });

  app.post("/:id/refund", async (c) => {
    const raw = await c.req.text();
    const body = raw === "" ? {} : await jsonBody(c);
    const payment = tables.payment.get(c.req.param("id"));
    if (!payment) return unknownId(c);
    if (!body) return badRequest(c, "Please provide your request in a valid JSON format");
    const extra = unknownKey(body, REFUND_KEYS);
    if (extra) return badRequest(c, `${extra} is/are not required and should not be sent.`);

    const key = c.req.header("x-refund-idempotency");
    if (key !== undefined && !/^[A-Za-z0-9_-]{10,}$/.test(key)) {
      return badRequest(
        c,
        "The idempotency key must be at least 10 characters long: A-Z a-z 0-9 - _",
      );
    }
    const fingerprint = sha256(JSON.stringify([payment.id, body]));
    const earlier = key && tables.key.get(`refund:${key}`);
    if (earlier) {
      const refund = tables.refund.get(earlier.answer);
      if (refund && earlier.fingerprint === fingerprint) return c.json(ledger.refundOnWire(refund));
      return badRequest(c, "Different request body sent for the same idempotency header");
    }

    if (!payment.captured) {
      return badRequest(c, "The payment status should be captured for action to be taken");
    }
    const remaining = payment.amount - payment.amount_refunded;
    if (remaining === 0) return badRequest(c, "The payment has been fully refunded already");
    const amount = body.amount ?? remaining;
    if (!Number.isSafeInteger(amount)) return badRequest(c, "The amount must be an integer.");
    if ((amount as number) < 100) return badRequest(c, "The amount must be at least INR 1.00");
    if ((amount as number) > remaining) {
      return badRequest(c, "The refund amount provided is greater than amount captured");
    }
    const speed = body.speed === undefined ? "normal" : text(body.speed);
    if (speed !== "normal" && speed !== "optimum") return badRequest(c, "Invalid speed");
    const notes = checkNotes(body.notes);
    if (typeof notes === "string") return badRequest(c, notes, { field: "notes" });

    const ask = { amount: amount as number, notes, receipt: text(body.receipt) || null, speed };
    const refund = ledger.refund(payment, ask, (newRefund: Refund) =>
      key
        ? [
            [
              "key",
              `refund:${key}`,
              { fingerprint, answer: newRefund.id, at: ledger.clock.now().getTime() },
            ],
          ]
        : [],
    );
    return c.json(ledger.refundOnWire(refund));
  });
  return app;
}

export function disputeRoutes(ledger: Ledger): Hono {
  const app = new Hono();
  const { tables } = ledger.journal;
  app.get("/", (c) => {
    const from = Number(c.req.query("from") ?? 0);
    const since = [...tables.dispute.values()].filter(({ created_at }) => created_at >= from);
    return page(c, since.reverse());
  });
  app.get("/:id", (c) => {
    const dispute = tables.dispute.get(c.req.param("id"));
    return dispute ? c.json(dispute) : unknownId(c);
  });
  return app;
}

export function refundRoutes(ledger: Ledger): Hono {
  const app = new Hono();
  app.get("/:id", (c) => {
    const refund = ledger.journal.tables.refund.get(c.req.param("id"));
    return refund ? c.json(ledger.refundOnWire(refund)) : unknownId(c);
  });
  return app;
}
