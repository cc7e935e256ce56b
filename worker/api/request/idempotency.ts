import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { answerKey, freeKey, isScopeFull, keyOf, takeKey } from "../../../db/idempotency";
import { idempotencyKey } from "../../contract/values";
import { seal, sha256, tokenSecrets, unseal } from "../../crypto";
import { overLimits } from "../../domain/limit";
import { LIMITS } from "../../facts/limits/limits";
import { KEPT_REPEATS, LONG_REPEAT } from "../../facts/limits/repeats";
import { addSeconds } from "../../facts/times";
import { Failure, type FailureCode } from "../../failure";
import { logError } from "../../log";
import { withDocs } from "../docs/describe";
import type { ApiEnv } from "./guards";

/** A first request that shows no activity for this long is considered dead. */
const SILENT_SECONDS = 60;
const WAIT_MS = 20_000;
const FIRST_LOOK_MS = 25;
const LAST_LOOK_MS = 1_000;
/** Keys expire one by one after a day, so a full scope may have room again in an hour. */
const FULL_RETRY_SECONDS = 3_600;
const REFUSED = 400;
/**
 * The only refusal that counts against the interview: its answer is kept, so that a repeat counts
 * once.
 */
const COUNTED: FailureCode = "meeting_code_wrong";

interface Taken {
  scope: string;
  key: string;
  startedAt: string;
}

/**
 * Runs after a call's guard. If the caller sends an `Idempotency-Key` again, the repeat gets the
 * first answer, even while the first request is still running. Refusals and failures are not kept
 * because they changed nothing: their repeat is a fresh try.
 *
 * @throws Failure idempotency_key_reused, request_in_progress, invalid, too_many_requests
 */
const repeatable = createMiddleware<ApiEnv>(async (c, next) => {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return next();
  const wrong = idempotencyKey.safeParse(key).error?.issues[0];
  if (wrong) throw new Failure("invalid", { fields: { "Idempotency-Key": wrong.message } });
  const requestHash = await hashRequest(c);
  const scope = scopeOf(c) ?? (await scopeOfLink(c)) ?? `visitor:${requestHash}`;
  const began = Date.now();
  for (let look = FIRST_LOOK_MS; ; look = Math.min(look * 2, LAST_LOOK_MS)) {
    const waitedMs = Date.now() - began;
    const mine = await take(c, { scope, key, requestHash }, waitedMs);
    if (mine) return answer(c, mine, next);
    const [first] = await keyOf(c.var.service.db, { scope, key });
    if (first && first.requestHash !== requestHash) throw new Failure("idempotency_key_reused");
    if (first && first.status !== null) return replay(c, first.status, first.body);
    if (!first && (await isFull(c, scope)))
      throw new Failure("too_many_requests", { retryAfterSeconds: FULL_RETRY_SECONDS });
    if (waitedMs > WAIT_MS) throw new Failure("request_in_progress", { retryAfterSeconds: 5 });
    // Leave the limiter while waiting: otherwise repeats of a dead first request would block
    // everybody.
    c.var.leaveLine?.();
    await new Promise((resolve) => setTimeout(resolve, look));
  }
});

export const idempotent = withDocs(repeatable, {
  header: z.object({ "Idempotency-Key": idempotencyKey.optional() }),
  refuses: ["invalid", "idempotency_key_reused", "request_in_progress", "too_many_requests"],
});

/**
 * The owner of the keys; null for a visitor, who is identified by the request itself. A member has
 * a scope per company, and another one once the company is suspended: an earlier answer may show
 * data that its people may no longer see. A new name does not change a person's scope.
 */
function scopeOf({ var: { userId, viewer, actor } }: Context<ApiEnv>): string | null {
  if (actor) {
    // A token keeps the scope that it had before people could sign in.
    const { id, kind, role, name } = actor;
    const who = id === null ? `staff:${role}:${name}` : `${kind}:${id}:${role}`;
    const company = actor.companyId === null ? "" : `:of:${actor.companyId}`;
    const since = actor.suspendedAt ? `:suspended:${actor.suspendedAt}` : "";
    return `${who}${company}${since}`;
  }
  const id = userId ?? viewer;
  return id ? `user:${id}` : null;
}

/**
 * One scope for all users of a link that opens without a login: otherwise each request body would
 * be a scope of its own, and the number of keys would be unlimited. Null for a call without a link.
 */
async function scopeOfLink(c: Context<ApiEnv>): Promise<string | null> {
  const { token } = c.req.param() as { token?: string };
  return token === undefined ? null : `link:${await sha256(token)}`;
}

async function take(
  c: Context<ApiEnv>,
  key: { scope: string; key: string; requestHash: string },
  waitedMs: number,
) {
  const { now: began } = c.var.service;
  const now = new Date(began.getTime() + waitedMs);
  const row = { ...key, startedAt: now.toISOString() };
  const silentSince = addSeconds(now, -SILENT_SECONDS);
  const [storedKey] = await takeKey(c.var.service.db, row, { silentSince, most: mostOf(c) });
  return storedKey ? row : null;
}

/** Staff are not limited: an action on many people is one call per person. */
const mostOf = ({ var: { actor } }: Context<ApiEnv>) =>
  actor?.kind === "staff" ? undefined : KEPT_REPEATS;

async function isFull(c: Context<ApiEnv>, scope: string): Promise<boolean> {
  const most = mostOf(c);
  return most !== undefined && isScopeFull(c.var.service.db, scope, most);
}

async function answer(c: Context<ApiEnv>, mine: Taken, next: () => Promise<void>): Promise<void> {
  await next();
  try {
    await keepAnswer(c, mine);
  } catch (error) {
    // The action is done, so the caller gets its answer even if we can't store it.
    logError("idempotency.lost", error, { path: c.req.routePath });
  }
}

async function keepAnswer(c: Context<ApiEnv>, mine: Taken): Promise<void> {
  const { db, settings } = c.var.service;
  const { status } = c.res;
  const isCounted = c.error instanceof Failure && c.error.code === COUNTED;
  if (status >= REFUSED && !isCounted) await freeKey(db, mine);
  else {
    // Sealed, because an answer may hold a secret that the database keeps only as a digest, such as
    // a meeting code.
    const body = await seal(tokenSecrets(settings), await c.res.clone().text());
    if (await mayKeep(c, mine.scope, body)) await answerKey(db, mine, { status, body });
    else await freeKey(db, mine);
  }
}

/**
 * Long answers fill the database fastest: above the limit they are not kept, and a repeat is a
 * fresh try.
 */
async function mayKeep(c: Context<ApiEnv>, scope: string, { length }: string): Promise<boolean> {
  if (length <= LONG_REPEAT || mostOf(c) === undefined) return true;
  return (await overLimits(c.var.service, [{ limit: LIMITS.longRepeats, of: scope }])) === 0;
}

/** @throws Failure unavailable if the secrets were changed in the meantime */
async function replay(c: Context<ApiEnv>, status: number, sealed: string | null) {
  const body = await unseal(tokenSecrets(c.var.service.settings), sealed ?? "");
  if (body === null) throw new Failure("unavailable");
  c.header("Idempotency-Replayed", "true");
  if (!body) return c.body(null, status as 204);
  return c.body(body, status as 200, { "Content-Type": "application/json" });
}

/** A form's boundary changes with each try, so the hash covers its fields and files. */
async function hashRequest({ req }: Context<ApiEnv>): Promise<string> {
  const what = `${req.method} ${req.path}`;
  const form = req.bodyCache.formData;
  if (!form) return sha256(`${what} ${await sha256(await req.arrayBuffer())}`);
  const parts: string[] = [what];
  for (const [name, value] of form) {
    parts.push(
      typeof value === "string"
        ? JSON.stringify([name, value])
        : JSON.stringify([name, value.name, await sha256(await value.arrayBuffer())]),
    );
  }
  return sha256(parts.join("\n"));
}
