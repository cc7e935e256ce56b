import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { RazorpaySettings } from "../../../worker/providers/razorpay-settings";
import { type Json, jsonBody, text } from "../body";
import { sameText, unixSeconds } from "../ids";
import type { Order } from "../types";
import { razorpayId } from "./ids";
import type { Ledger } from "./ledger";
import { badRequest, checkNotes, collection, page, unknownId, unknownKey } from "./replies";
import { orderOnWire } from "./wire";

const ORDER_KEYS = ["amount", "currency", "receipt", "notes", "partial_payment", "method"].concat(
  ["first_payment_min_amount", "payment", "payment_capture", "offer_id", "customer_details"],
  ["customer_id", "line_items", "line_items_total"],
);

/** The scheme must be exactly `Basic`: Razorpay refuses `basic` and `BASIC`. */
export function basicAuth(keys: RazorpaySettings): MiddlewareHandler {
  const pair = Buffer.from(`${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`).toString(
    "base64",
  );
  return async (c, next) => {
    if (!sameText(c.req.header("authorization") ?? "", `Basic ${pair}`)) {
      return badRequest(c, "Authentication failed", { status: 401, reason: "NA" });
    }
    await next();
  };
}

/** The reason why an order's body is refused, with the field; null if it is valid. */
function orderFault(body: Json): [description: string, field: string] | null {
  const extra = unknownKey(body, ORDER_KEYS);
  if (extra) return [`${extra} is/are not required and should not be sent.`, extra];
  const { amount, currency, receipt } = body;
  if (amount === undefined) return ["The amount field is required.", "amount"];
  if (!Number.isSafeInteger(amount)) return ["The amount must be an integer.", "amount"];
  if ((amount as number) < 100) return ["The amount must be at least INR 1.00", "amount"];
  if (currency === undefined) return ["The currency field is required.", "currency"];
  if (currency !== "INR") return ["Currency is not supported", "currency"];
  if (receipt !== undefined && receipt !== null) {
    if (typeof receipt !== "string") return ["The receipt must be a string.", "receipt"];
    if (receipt.length > 40) {
      return ["The receipt may not be greater than 40 characters.", "receipt"];
    }
  }
  const notes = checkNotes(body.notes);
  if (typeof notes === "string") return [notes, "notes"];
  if (body.payment === undefined) return null;
  const payment = (body.payment ?? {}) as { capture?: unknown; capture_options?: Json };
  if (payment.capture !== "automatic" && payment.capture !== "manual") {
    return ["The capture field must be automatic or manual.", "payment"];
  }
  const capture = payment.capture_options;
  if (capture && !["normal", "optimum"].includes(text(capture.refund_speed))) {
    return ["The refund speed field is required.", "payment"];
  }
  const expiry = capture?.automatic_expiry_period;
  if (capture && payment.capture === "automatic" && !(Number(expiry) >= 12)) {
    return ["The automatic expiry period must be at least 12.", "payment"];
  }
  return null;
}

export function orderRoutes(ledger: Ledger): Hono {
  const app = new Hono();
  const { tables } = ledger.journal;

  app.post("/", async (c) => {
    const body = await jsonBody(c);
    if (!body) return badRequest(c, "Please provide your request in a valid JSON format");
    const fault = orderFault(body);
    if (fault) return badRequest(c, fault[0], { field: fault[1] });
    const payment = body.payment as { capture?: string } | undefined;
    const order: Order = {
      id: razorpayId("order"),
      entity: "order",
      amount: body.amount as number,
      amount_paid: 0,
      amount_due: body.amount as number,
      currency: "INR",
      receipt: text(body.receipt) || null,
      offer_id: null,
      status: "created",
      attempts: 0,
      notes: checkNotes(body.notes) as Order["notes"],
      created_at: unixSeconds(ledger.clock.now()),
      autoCapture: payment?.capture !== "manual",
    };
    ledger.journal.write(["order", order.id, order]);
    return c.json(orderOnWire(order));
  });

  app.get("/", (c) => {
    const { receipt, from, to, authorized } = c.req.query();
    const orders = [...tables.order.values()].reverse().filter((order) => {
      if (receipt !== undefined && order.receipt !== receipt) return false;
      if (from !== undefined && order.created_at < Number(from)) return false;
      if (to !== undefined && order.created_at > Number(to)) return false;
      if (authorized === undefined) return true;
      const money = ledger.paymentsOf(order.id).some((payment) => payment.status !== "failed");
      return money === (authorized === "1");
    });
    return page(c, orders.map(orderOnWire));
  });

  const withOrder = (answer: (c: Context, order: Order) => Response) => (c: Context) => {
    const order = tables.order.get(c.req.param("id") ?? "");
    return order ? answer(c, order) : unknownId(c);
  };
  app.get(
    "/:id",
    withOrder((c, order) => c.json(orderOnWire(order))),
  );
  app.get(
    "/:id/payments",
    withOrder((c, order) => c.json(collection(ledger.paymentsOf(order.id)))),
  );
  return app;
}
