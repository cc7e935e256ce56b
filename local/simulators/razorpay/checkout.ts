import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { jsonBody, text } from "../body";
import type { Ledger } from "./ledger";
import { badRequest, unknownId } from "./replies";

const SCRIPT = readFileSync(new URL("./checkout-browser.js", import.meta.url), "utf8");

/** checkout.js, and the call that it makes from the product's pages. */
export function checkoutRoutes(ledger: Ledger, productOrigin: string): Hono {
  const app = new Hono();

  for (const path of ["/checkout.js", "/v1/checkout.js"]) {
    app.get(path, (c) => {
      const base = `${new URL(c.req.url).origin}/razorpay/`;
      c.header("cross-origin-resource-policy", "cross-origin");
      c.header("cache-control", "no-store");
      c.header("content-type", "text/javascript; charset=utf-8");
      return c.body(SCRIPT.replace("__BASE__", base));
    });
  }

  app.use("/checkout/pay", cors({ origin: productOrigin }));
  app.post("/checkout/pay", async (c) => {
    const body = await jsonBody(c);
    if (!body) return badRequest(c, "Please provide your request in a valid JSON format");
    // A page holds no secret, so the public key id and the order are all that can be checked.
    if (text(body.key_id) !== ledger.keys.RAZORPAY_KEY_ID) {
      return badRequest(c, "Authentication failed", { status: 401, reason: "NA" });
    }
    const order = ledger.journal.tables.order.get(text(body.order_id));
    if (!order) return unknownId(c);
    const prefill = (body.prefill ?? {}) as Record<string, unknown>;
    const payer = { contact: text(prefill.contact), email: text(prefill.email) };
    const result = ledger.pay(order, body.outcome === "success", payer);
    if (result.kind === "paid") return c.json(result.fields);
    return c.json({ error: result.error }, result.kind === "failed" ? 200 : 400);
  });
  return app;
}
