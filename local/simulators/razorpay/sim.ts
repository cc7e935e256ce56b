import { Hono } from "hono";
import { isForm, jsonOrForm, text } from "../body";
import { WEBHOOK_MODES } from "../types";
import type { Ledger } from "./ledger";
import { badRequest, unknownId } from "./replies";
import type { Webhooks } from "./webhooks";

/**
 * Controls that the real provider does not have: pay without a browser, delay or stop the webhooks.
 */
export function simRoutes(ledger: Ledger, webhooks: Webhooks): Hono {
  const app = new Hono();

  app.post("/pay", async (c) => {
    const body = await jsonOrForm(c);
    if (!body) return badRequest(c, "Please provide your request in a valid JSON format");
    const order = ledger.journal.tables.order.get(text(body.order_id));
    if (!order) return unknownId(c);
    if (body.outcome !== "success" && body.outcome !== "failure") {
      return badRequest(c, "The outcome must be success or failure.", { field: "outcome" });
    }
    const result = ledger.pay(order, body.outcome === "success");
    if (isForm(c)) return c.redirect("/", 303);
    if (result.kind === "paid") return c.json(result.fields);
    return c.json({ error: result.error }, result.kind === "failed" ? 200 : 400);
  });

  app.post("/refunds", async (c) => {
    const times = Number((await jsonOrForm(c))?.refuse);
    if (!Number.isSafeInteger(times) || times < 1) {
      return badRequest(c, "refuse: how many of the next refunds fail, 1 or more.", {
        field: "refuse",
      });
    }
    ledger.journal.write(["refusal", "bank", { times }]);
    return c.json({ refuse: times });
  });

  app.get("/webhooks", (c) => {
    const events = [...ledger.journal.tables.event.values()].reverse();
    return c.json({
      mode: webhooks.mode,
      events: events.map(({ id, event, state, tries, dueAt, body }) => {
        return { id, event, state, tries, dueAt: new Date(dueAt).toISOString(), body };
      }),
    });
  });

  app.post("/webhooks", async (c) => {
    const body = await jsonOrForm(c);
    const mode = WEBHOOK_MODES.find((value) => value === body?.mode);
    if (!mode) {
      return badRequest(c, `The mode must be one of ${WEBHOOK_MODES.join(", ")}.`, {
        field: "mode",
      });
    }
    webhooks.setMode(mode);
    return isForm(c) ? c.redirect("/", 303) : c.json({ mode });
  });
  return app;
}
