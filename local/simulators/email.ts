import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Clock } from "../clock";
import { type Json, jsonBody, text } from "./body";
import { sameText, sha256 } from "./ids";
import type { Change, Journal } from "./journal";
import { Rate } from "./rate";

const KEY_LIFE_MS = 24 * 60 * 60 * 1000;
/** Resend's default rate limit for a team. */
const CALLS_PER_SECOND = 5;
const MAILS_IN_CALL = 100;

interface Refusal {
  status: ContentfulStatusCode;
  name: string;
  message: string;
}

const refuse = (c: Context, { status, name, message }: Refusal) =>
  c.json({ statusCode: status, name, message }, status);

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

const addresses = (mail: Json) =>
  (Array.isArray(mail.to) ? mail.to : [mail.to]).map(text).filter(Boolean);

/** The reason why a mail is refused; undefined if it is accepted. */
function refusalOf(mail: Json): Refusal | undefined {
  const invalid = (message: string): Refusal => ({
    status: 422,
    name: "validation_error",
    message,
  });
  const to = addresses(mail);
  const missing = [
    text(mail.from) ? "" : "from",
    to.length > 0 ? "" : "to",
    text(mail.subject) ? "" : "subject",
    text(mail.html) || text(mail.text) ? "" : "html` or `text",
  ].find(Boolean);
  if (missing) {
    const message = `Missing \`${missing}\` field.`;
    return { status: 422, name: "missing_required_field", message };
  }
  if (to.length > 50 || to.some((address) => !/^\S[^<>]*@[^<>\s]+$|<\S+@\S+>$/.test(address))) {
    return invalid("Invalid `to` field.");
  }
  if (to.some((address) => /@example\.com>?$/.test(address))) {
    return invalid("Invalid `to` field. Please use our testing email address instead.");
  }
  return undefined;
}

/** The reason why a mail is refused in a batch, which has more limits than a single mail. */
function batchRefusalOf(mail: unknown): Refusal | undefined {
  if (!isObject(mail)) {
    return { status: 422, name: "validation_error", message: "Each mail must be a JSON object." };
  }
  const extra = ["attachments", "scheduled_at"].find((field) => mail[field] !== undefined);
  if (extra === undefined) return refusalOf(mail);
  const message = `The \`${extra}\` field is not supported in a batch.`;
  return { status: 422, name: "validation_error", message };
}

/** Resend's calls that send mail: one, or a batch. */
export function emailRoutes(journal: Journal, apiKey: string, clock: Clock): Hono {
  const app = new Hono();
  const rate = new Rate(CALLS_PER_SECOND);

  app.use(async (c, next) => {
    const bearer = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    const refusal = (name: string, message: string) => refuse(c, { status: 401, name, message });
    if (!bearer) return refusal("missing_api_key", "Missing API Key");
    if (!sameText(bearer, apiKey)) return refusal("invalid_api_key", "API key is invalid");
    const remaining = rate.take();
    c.header("ratelimit-limit", String(CALLS_PER_SECOND));
    c.header("ratelimit-remaining", String(Math.max(0, remaining)));
    c.header("ratelimit-reset", "1");
    if (remaining < 0) {
      c.header("retry-after", "1");
      const message = `Too many requests. You can only make ${CALLS_PER_SECOND} requests per second.`;
      return refuse(c, { status: 429, name: "rate_limit_exceeded", message });
    }
    await next();
  });

  /**
   * Answers repeats of an idempotency key with the first answer. `send` returns the mails to write
   * and the answer.
   */
  function once(c: Context, body: unknown, send: () => { changes: Change[]; answer: object }) {
    const key = c.req.header("idempotency-key");
    if (key !== undefined && (key.length < 1 || key.length > 256)) {
      const message = "The key must be 1 to 256 characters long.";
      return refuse(c, { status: 400, name: "invalid_idempotency_key", message });
    }
    const fingerprint = sha256(JSON.stringify(body));
    const earlier = key === undefined ? undefined : journal.tables.key.get(`email:${key}`);
    const at = clock.now().getTime();
    if (earlier && at - earlier.at < KEY_LIFE_MS) {
      if (earlier.fingerprint === fingerprint) return c.json(JSON.parse(earlier.answer));
      const message = "This idempotency key has been used with a different request body.";
      return refuse(c, { status: 409, name: "invalid_idempotent_request", message });
    }
    const { changes, answer } = send();
    if (key !== undefined) {
      const row = { fingerprint, answer: JSON.stringify(answer), at };
      changes.push(["key", `email:${key}`, row]);
    }
    journal.write(...changes);
    return c.json(answer);
  }

  /** One mail for the mailbox of each recipient. */
  const delivered = (mail: Json): Change[] =>
    addresses(mail).map((address): Change => {
      // "Name <a@b.in>" and "a@b.in" are the same mailbox.
      const to = /<([^<>]+)>$/.exec(address)?.[1] ?? address;
      const content = {
        subject: text(mail.subject),
        text: text(mail.text),
        html: text(mail.html),
        ...(isObject(mail.headers) && { headers: mail.headers }),
      };
      return ["email", randomUUID(), { to, ...content, at: clock.now().toISOString() }];
    });

  app.post("/emails", async (c) => {
    const body = await jsonBody(c);
    const message = "The body must be a JSON object.";
    if (!body) return refuse(c, { status: 422, name: "validation_error", message });
    const refusal = refusalOf(body);
    if (refusal) return refuse(c, refusal);
    return once(c, body, () => ({ changes: delivered(body), answer: { id: randomUUID() } }));
  });

  app.post("/emails/batch", async (c) => {
    const mails: unknown = await c.req.json().catch(() => null);
    if (!Array.isArray(mails) || mails.length < 1 || mails.length > MAILS_IN_CALL) {
      const message = `The body must be a list of 1 to ${MAILS_IN_CALL} mails.`;
      return refuse(c, { status: 422, name: "validation_error", message });
    }
    const refusals = mails.map(batchRefusalOf);
    const isPermissive = c.req.header("x-batch-validation") === "permissive";
    const first = refusals.find(Boolean);
    if (first && !isPermissive) return refuse(c, first);
    return once(c, mails, () => {
      const validMails: Json[] = mails.filter((_, at) => !refusals[at]);
      const errors = refusals.flatMap((refusal, index) =>
        refusal ? [{ index, message: refusal.message }] : [],
      );
      const data = validMails.map(() => ({ id: randomUUID() }));
      return {
        changes: validMails.flatMap(delivered),
        answer: isPermissive ? { data, errors } : { data },
      };
    });
  });
  return app;
}
