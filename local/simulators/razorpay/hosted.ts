import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { text, webAddress } from "../body";
import { page, rupees } from "../page";
import type { Order } from "../types";
import type { Ledger } from "./ledger";
import type { Failure } from "./outcomes";

type Fields = Record<string, unknown>;

const REQUIRED = ["key_id", "order_id", "name", "callback_url", "prefill[contact]"].concat(
  "prefill[email]",
);
/** Passed from page to page in hidden fields, so that the pages need no server state. */
const CARRIED = [...REQUIRED, "description", "cancel_url"];

function hidden(fields: Fields, names: readonly string[]) {
  return names
    .filter((name) => text(fields[name]) !== "")
    .map((name) => html`<input type="hidden" name="${name}" value="${text(fields[name])}">`);
}

function refusal(c: Context, problems: string[], cancelUrl: string | null) {
  const body = html`<main class="narrow"><div class="card">
    <p class="banner">Simulated checkout</p>
    <h1>This payment can’t be started</h1>
    <ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
    ${cancelUrl ? html`<p><a href="${cancelUrl}">Go back</a></p>` : ""}
  </div></main>`;
  return c.html(page("Payment can’t be started", body), 400);
}

/**
 * Returns the browser with a form, because the answer is a POST to another site. A script submits
 * the form; without scripts the person presses Continue.
 */
function bridge(c: Context, callbackUrl: string, fields: Record<string, string>) {
  const body = html`<main class="narrow"><div class="card">
    <p class="banner">Simulated checkout</p>
    <h1>Taking you back</h1>
    <p class="muted">If nothing happens, press Continue.</p>
    <form method="post" action="${callbackUrl}">
      ${hidden(fields, Object.keys(fields))}
      <div class="buttons"><button type="submit" class="main">Continue</button></div>
    </form>
    <script>document.forms[0].submit()</script>
  </div></main>`;
  return c.html(page("Taking you back", body));
}

function failureFields(error: Failure): Record<string, string> {
  const { metadata, ...plain } = error;
  const fields = Object.entries(plain).map(([name, value]) => [`error[${name}]`, value]);
  return { ...Object.fromEntries(fields), "error[metadata]": JSON.stringify(metadata) };
}

export function hostedRoutes(ledger: Ledger): Hono {
  const app = new Hono();

  /** The data that both pages need, or a list of what is wrong with them. */
  function check(fields: Fields): { order: Order; callbackUrl: string } | string[] {
    const missing = REQUIRED.filter((name) => text(fields[name]).trim() === "");
    if (missing.length > 0) return missing.map((name) => `${name} is missing`);
    if (text(fields.key_id) !== ledger.keys.RAZORPAY_KEY_ID) return ["key_id is not known"];
    const order = ledger.journal.tables.order.get(text(fields.order_id));
    if (!order) return ["order_id does not exist"];
    const callbackUrl = webAddress(fields.callback_url);
    if (!callbackUrl) return ["callback_url is not a web address"];
    if (text(fields.cancel_url) !== "" && !webAddress(fields.cancel_url)) {
      return ["cancel_url is not a web address"];
    }
    if (fields.amount !== undefined && Number(fields.amount) !== order.amount) {
      return ["amount is not the order’s amount"];
    }
    if (fields.currency !== undefined && fields.currency !== order.currency) {
      return ["currency is not the order’s currency"];
    }
    return { order, callbackUrl };
  }

  app.post("/v1/checkout/embedded", async (c) => {
    const fields = await c.req.parseBody();
    const cancelUrl = webAddress(fields.cancel_url);
    const checked = check(fields);
    if (Array.isArray(checked)) return refusal(c, checked, cancelUrl);
    const { order } = checked;
    if (order.status === "paid") return refusal(c, ["This order is already paid."], cancelUrl);
    const body = html`<main class="narrow"><div class="card">
      <p class="banner">Simulated checkout</p>
      <h1>${text(fields.name)}</h1>
      <p class="muted">${text(fields.description)}</p>
      <p class="amount">${rupees(order.amount)}</p>
      <p class="small muted">${text(fields["prefill[contact]"])} · ${text(fields["prefill[email]"])}
        <br>Order ${order.id}. No money moves.</p>
      <form method="post" action="/razorpay/checkout/hosted">
        ${hidden(fields, CARRIED)}
        <input type="hidden" name="attempt" value="${randomUUID()}">
        <div class="buttons">
          <button type="submit" class="main" name="outcome" value="success">Pay</button>
          <button type="submit" name="outcome" value="failure">Fail</button>
          <button type="submit" name="outcome" value="cancel">Cancel</button>
        </div>
      </form>
    </div></main>`;
    return c.html(page(`Pay ${text(fields.name)}`, body));
  });

  app.post("/checkout/hosted", async (c) => {
    const fields = await c.req.parseBody();
    const cancelUrl = webAddress(fields.cancel_url);
    const checked = check(fields);
    if (Array.isArray(checked)) return refusal(c, checked, cancelUrl);
    const { order, callbackUrl } = checked;
    if (fields.outcome !== "success" && fields.outcome !== "failure") {
      if (cancelUrl) return c.redirect(cancelUrl, 303);
      return bridge(c, callbackUrl, failureFields(ledger.cancelled(order.id)));
    }
    const payer = {
      contact: text(fields["prefill[contact]"]),
      email: text(fields["prefill[email]"]),
    };
    const attempt = text(fields.attempt) || undefined;
    const result = ledger.pay(order, fields.outcome === "success", payer, attempt);
    if (result.kind === "paid") return bridge(c, callbackUrl, result.fields);
    return bridge(c, callbackUrl, failureFields(result.error));
  });
  return app;
}
