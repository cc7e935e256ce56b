import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { answerKey, freeKey, keyOf, takeKey } from "../../db/idempotency";
import { idempotencyKey } from "../contract/values";
import { sha256 } from "../domain/secrets";
import { later } from "../domain/service";
import { loginOfToken } from "../domain/token";
import { Failure } from "../failure";
import { tell } from "./describe";
import { bearer, type Door } from "./door";

/** A first request that has been silent for so long is taken for dead. */
const SILENT_SECONDS = 60;
const WAIT_MS = 20_000;
const FIRST_LOOK_MS = 25;
const LAST_LOOK_MS = 1_000;
const EXCEPT = "/user/auth/";

/**
 * Answers a repeated POST with the first answer: one that bears an `Idempotency-Key` which its
 * user has sent within 24 hours, also while the first is still at work. Failures of ours (5xx)
 * are not kept, so that the repeat is a fresh try.
 *
 * @throws Failure idempotency_key_reused, still_at_work, invalid
 */
const repeatable = createMiddleware<Door>(async (c, next) => {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined || c.req.path.startsWith(EXCEPT)) return next();
  const wrong = idempotencyKey.safeParse(key).error?.issues[0];
  if (wrong) throw new Failure("invalid", { fields: { "Idempotency-Key": wrong.message } });
  const requestHash = await hashRequest(c.req.raw.clone() as Request);
  const scope = await scopeOf(c, requestHash);
  if (scope === null) return next();
  const limit = Date.now() + WAIT_MS;
  for (let look = FIRST_LOOK_MS; ; look = Math.min(look * 2, LAST_LOOK_MS)) {
    const mine = await take(c, { scope, key, requestHash });
    if (mine) return answer(c, mine, next);
    const [first] = await keyOf(c.var.service.db, { scope, key });
    if (first && first.requestHash !== requestHash) throw new Failure("idempotency_key_reused");
    if (first && first.status !== null) return replay(c, first.status, first.body);
    if (Date.now() > limit) throw new Failure("still_at_work", { retryAfterSeconds: 5 });
    await new Promise((resolve) => setTimeout(resolve, look));
  }
});

export const idempotent = tell(repeatable, {
  header: z.object({ "Idempotency-Key": idempotencyKey.optional() }),
  refuses: ["malformed_json", "invalid", "idempotency_key_reused", "still_at_work"],
  except: EXCEPT,
});

async function take(c: Context<Door>, key: { scope: string; key: string; requestHash: string }) {
  const now = new Date();
  const row = { ...key, startedAt: now.toISOString() };
  const [taken] = await takeKey(c.var.service.db, row, later(now, -SILENT_SECONDS));
  return taken ? row : null;
}

async function answer(
  c: Context<Door>,
  mine: { scope: string; key: string; startedAt: string },
  next: () => Promise<void>,
): Promise<void> {
  const { db } = c.var.service;
  await next();
  const { status } = c.res;
  if (status >= 500) await freeKey(db, mine);
  else await answerKey(db, mine, { status, body: await c.res.clone().text() });
}

function replay(c: Context, status: number, body: string | null): Response {
  c.header("Idempotency-Replayed", "true");
  if (!body) return c.body(null, status as 204);
  return c.body(body, status as 200, { "Content-Type": "application/json" });
}

/** The user, or for a visitor the request itself; null where the token is refused further on. */
async function scopeOf(c: Context<Door>, requestHash: string): Promise<string | null> {
  const header = c.req.header("Authorization");
  if (header === undefined) return `visitor:${requestHash}`;
  const token = bearer(header);
  const login = token && (await loginOfToken(c.var.service, token));
  return login ? `user:${login.userId}` : null;
}

/** A form's boundary differs from one try to the next: what counts is what it carries. */
async function hashRequest(request: Request): Promise<string> {
  const isForm = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  const what = `${request.method} ${new URL(request.url).pathname}`;
  if (!isForm) return sha256(`${what} ${await sha256(await request.arrayBuffer())}`);
  const parts: string[] = [what];
  for (const [name, value] of await formOf(request)) {
    parts.push(
      typeof value === "string"
        ? JSON.stringify([name, value])
        : JSON.stringify([name, value.name, await sha256(await value.arrayBuffer())]),
    );
  }
  return sha256(parts.join("\n"));
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    throw new Failure("malformed_json", { cause });
  }
}
