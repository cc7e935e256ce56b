import { Hono } from "hono";
import { type Journal, newestFirst } from "./journal";
import type { Email, Sms } from "./types";

/**
 * The text messages of a number; they are stored under its ten digits, so `to` may have any format.
 */
export function smsTo(journal: Journal, to: string): Sms[] {
  const digits = to.replace(/\D/g, "").slice(-10);
  return newestFirst(journal.tables.sms).filter((sms) => to === "" || sms.to === digits);
}

export function emailTo(journal: Journal, to: string): Email[] {
  const address = to.trim().toLowerCase();
  return newestFirst(journal.tables.email).filter(
    (mail) => address === "" || mail.to.toLowerCase() === address,
  );
}

export function inboxRoutes(journal: Journal): Hono {
  const app = new Hono();
  app.get("/sms", (c) => c.json(smsTo(journal, c.req.query("to") ?? "")));
  app.get("/email", (c) => c.json(emailTo(journal, c.req.query("to") ?? "")));
  return app;
}
