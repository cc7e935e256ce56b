import { Hono } from "hono";
import { html, raw } from "hono/html";
import { emailTo, smsTo } from "./inbox";
import { type Journal, newestFirst } from "./journal";
import { page, rupees } from "./page";
import { type Email, type Sms, WEBHOOK_MODES } from "./types";

const SHOWN = 50;

/**
 * Replaces the lists only if they changed, so that an opened mail or a half-filled form keeps its
 * state. Without scripts the page reloads itself instead.
 */
const REFRESH = `
const live = () => document.getElementById("live");
let last = live().innerHTML;
setInterval(async () => {
  if (document.hidden) return;
  try {
    const text = await (await fetch(location.href)).text();
    const next = new DOMParser().parseFromString(text, "text/html").getElementById("live").innerHTML;
    if (next !== last) live().innerHTML = last = next;
  } catch {}
}, 2000);
`;

function time(at: string) {
  const india = new Date(at).toLocaleString("en-IN", {
    timeZone: "Asia/Kolkata",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
  });
  return html`<time class="muted small" datetime="${at}">${india}</time>`;
}

/** Turns addresses in plain text into links, as a phone does. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) =>
      i % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : part,
    );
}

function smsCard(sms: Sms) {
  const code = /^(\d{4,8})\b/.exec(sms.text)?.[1];
  return html`<article class="card">
    <div class="meta"><strong>+91 ${sms.to}</strong>${time(sms.at)}</div>
    ${code ? html`<p class="code">${code}</p>` : ""}
    <p class="text">${linked(sms.text)}</p>
  </article>`;
}

function emailCard(mail: Email) {
  // Sandboxed without scripts; the links open in a new tab, outside the sandbox.
  const srcdoc = `<base target="_blank">${mail.html}`;
  return html`<article class="card">
    <div class="meta"><strong>${mail.to}</strong>${time(mail.at)}</div>
    <h3 class="text">${mail.subject}</h3>
    ${mail.text ? html`<p class="text">${linked(mail.text)}</p>` : ""}
    ${
      mail.html
        ? html`<details ${mail.text ? "" : "open"}><summary>As HTML</summary>
          <iframe title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${srcdoc}"></iframe>
        </details>`
        : ""
    }
  </article>`;
}

function orders(journal: Journal, provider: string) {
  const payments = newestFirst(journal.tables.payment);
  return newestFirst(journal.tables.order)
    .slice(0, SHOWN)
    .map((order) => {
      const orderPayments = payments.filter((payment) => payment.order_id === order.id);
      return html`<article class="card">
        <div class="meta"><strong>${rupees(order.amount)}</strong><span>${order.status}</span></div>
        <p class="small muted text">${order.id}${order.receipt ? ` · ${order.receipt}` : ""}</p>
        <ul class="small">${orderPayments.map((payment) => {
          const back = payment.amount_refunded;
          const refunded = back ? `, ${rupees(back)} refunded` : "";
          return html`<li>${payment.id}: ${payment.status}${refunded}</li>`;
        })}</ul>
        ${
          order.status === "paid"
            ? ""
            : html`<form method="post" action="/${provider}/sim/pay" class="buttons">
              <input type="hidden" name="order_id" value="${order.id}">
              <button type="submit" name="outcome" value="success">Pay</button>
              <button type="submit" name="outcome" value="failure">Fail</button>
            </form>`
        }
      </article>`;
    });
}

function webhookLog(journal: Journal) {
  const events = newestFirst(journal.tables.event).slice(0, 12);
  if (events.length === 0) return "";
  return html`<article class="card small"><h3>Webhooks</h3><ul>${events.map(
    (event) => html`<li>${event.event}: ${event.state}, ${event.tries} sent</li>`,
  )}</ul></article>`;
}

const options = (values: readonly string[], current = "") =>
  values.map((value) => html`<option ${value === current ? "selected" : ""}>${value}</option>`);

function controls(journal: Journal, provider: string) {
  const faults = [...journal.tables.fault.values()].map(
    ({ provider, mode, times }) => html`<p class="small">${provider}: ${mode}, next ${times}</p>`,
  );
  const mode = journal.tables.setting.get("webhooks")?.webhooks ?? "on";
  return html`<form class="card row" method="post" action="/faults">
      <h2 style="flex: 1 0 100%; margin: 0">Faults</h2>
      <label>Provider <select name="provider">${options(["sms", "email", "payments"])}</select></label>
      <label>Mode <select name="mode">${options(["error", "busy", "timeout", "slow", "lost", "ok"])}</select></label>
      <label>Calls <input name="times" type="number" min="1" value="1" required></label>
      <button type="submit">Set</button>
      <div style="flex: 1 0 100%">${faults}</div>
    </form>
    <form class="card row" method="post" action="/${provider}/sim/webhooks">
      <h2 style="flex: 1 0 100%; margin: 0">Payment webhooks</h2>
      <label>Mode <select name="mode">${options(WEBHOOK_MODES, mode)}</select></label>
      <button type="submit">Set</button>
    </form>`;
}

/** @param provider the name of the payment provider */
export function phonePage(journal: Journal, provider: string): Hono {
  const app = new Hono();
  app.get("/", (c) => {
    const to = (c.req.query("to") ?? "").trim();
    const sms = to.includes("@") ? [] : smsTo(journal, to).slice(0, SHOWN);
    const mails = to !== "" && !to.includes("@") ? [] : emailTo(journal, to).slice(0, SHOWN);
    const empty = (text: string) => html`<p class="card muted">${text}</p>`;
    const body = html`<header>
      <p class="banner">Development only</p>
      <h1>Simulated phone and mailbox — development only</h1>
      <p class="muted">Every SMS, email and payment stays on this computer.</p>
      <form class="card row" method="get" action="/">
        <label>Phone or email <input name="to" value="${to}" placeholder="9876543210 or a@b.in"></label>
        <button type="submit" class="main">Filter</button>
        ${to ? html`<a href="/">Show all</a>` : ""}
      </form>
    </header>
    <main>
      <div id="live" class="columns">
        <section aria-label="Phone"><h2>Phone</h2>
          ${sms.length > 0 ? sms.map(smsCard) : empty("No SMS yet.")}</section>
        <section aria-label="Mailbox"><h2>Mailbox</h2>
          ${mails.length > 0 ? mails.map(emailCard) : empty("No email yet.")}</section>
        <section aria-label="Payments"><h2>Payments</h2>
          ${journal.tables.order.size > 0 ? orders(journal, provider) : empty("No orders yet.")}
          ${webhookLog(journal)}</section>
      </div>
      <div class="columns">${controls(journal, provider)}</div>
      <script>${raw(REFRESH)}</script>
    </main>`;
    const head = html`<noscript><meta http-equiv="refresh" content="5"></noscript>`;
    c.header("cache-control", "no-store");
    return c.html(page("Simulated phone and mailbox", body, head));
  });
  return app;
}
