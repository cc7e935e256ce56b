import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Clock } from "../clock";
import { jsonBody, text } from "./body";
import { sameText, sha256 } from "./ids";
import type { Change, Journal } from "./journal";

const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

function refuse(c: Context, statusCode: ContentfulStatusCode, name: string, message: string) {
  return c.json({ statusCode, name, message }, statusCode);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Resend's send call. */
export function emailRoutes(journal: Journal, apiKey: string, clock: Clock): Hono {
  const app = new Hono();

  app.post("/emails", async (c) => {
    const bearer = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (!bearer) return refuse(c, 401, "missing_api_key", "Missing API Key");
    if (!sameText(bearer, apiKey)) return refuse(c, 401, "invalid_api_key", "API key is invalid");

    const body = await jsonBody(c);
    if (!body) return refuse(c, 422, "validation_error", "The body must be a JSON object.");
    const to = (Array.isArray(body.to) ? body.to : [body.to]).map(text).filter(Boolean);
    const missing = [
      text(body.from) ? "" : "from",
      to.length > 0 ? "" : "to",
      text(body.subject) ? "" : "subject",
      text(body.html) || text(body.text) ? "" : "html` or `text",
    ].find(Boolean);
    if (missing) return refuse(c, 422, "missing_required_field", `Missing \`${missing}\` field.`);
    if (to.length > 50 || to.some((address) => !/^\S[^<>]*@[^<>\s]+$|<\S+@\S+>$/.test(address))) {
      return refuse(c, 422, "validation_error", "Invalid `to` field.");
    }
    if (to.some((address) => /@example\.com>?$/.test(address))) {
      const message = "Invalid `to` field. Please use our testing email address instead.";
      return refuse(c, 422, "validation_error", message);
    }

    const key = c.req.header("idempotency-key");
    if (key !== undefined && (key.length < 1 || key.length > 256)) {
      return refuse(c, 400, "invalid_idempotency_key", "The key must be 1 to 256 characters long.");
    }
    const fingerprint = sha256(JSON.stringify(body));
    const earlier = key === undefined ? undefined : journal.tables.key.get(`email:${key}`);
    const at = clock.now();
    if (earlier && at.getTime() - earlier.at < KEY_LIFE_MS) {
      if (earlier.fingerprint === fingerprint) return c.json({ id: earlier.answer });
      const message = "This idempotency key has been used with a different request body.";
      return refuse(c, 409, "invalid_idempotent_request", message);
    }

    const id = randomUUID();
    const changes = to.map((address): Change => {
      // "Name <a@b.in>" and "a@b.in" are the same mailbox.
      const mailbox = /<([^<>]+)>$/.exec(address)?.[1] ?? address;
      const mail = {
        ...{ subject: text(body.subject), text: text(body.text), html: text(body.html) },
        ...(isObject(body.headers) && { headers: body.headers }),
      };
      return ["email", randomUUID(), { to: mailbox, ...mail, at: at.toISOString() }];
    });
    if (key !== undefined) {
      changes.push(["key", `email:${key}`, { fingerprint, answer: id, at: at.getTime() }]);
    }
    journal.write(...changes);
    return c.json({ id });
  });
  return app;
}
