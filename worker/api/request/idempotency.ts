import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { answerKey, freeKey, isScopeFull, keyOf, takeKey } from "../../../db/idempotency";
import { idempotencyKey } from "../../contract/values";
import { seal, sha256, tokenSecrets, unseal } from "../../crypto";
import { overLimits } from "../../domain/limit";
import { LIMITS } from "../../facts/limits";
import { KEPT_REPEATS, LONG_REPEAT } from "../../facts/repeats";
import { addSeconds } from "../../facts/times";
import { Failure, type FailureCode } from "../../failure";
import { logError } from "../../log";
import { withDocs } from "../docs/describe";
import type { ApiEnv } from "./guards";

/** A first request without a sign of life for this long is considered dead. */
const SILENT_SECONDS = 60;
const WAIT_MS = 20_000;
const FIRST_LOOK_MS = 25;
const LAST_LOOK_MS = 1_000;
/** Keys expire one by one after a day. */
const FULL_RETRY_SECONDS = 3_600;
const REFUSED = 400;
/** The only refusal that a call of these counts for the thing it is about: a repeat counts once. */
const COUNTED: FailureCode = "meeting_code_wrong";

interface Taken {
  scope: string;
  key: string;
  startedAt: string;
}

/**
 * Stands behind a call's guard. Answers a repeat with the first answer: one that bears an
 * `Idempotency-Key` which its caller has sent before, also while the first is still at work.
 * Refusals and failures are not kept, for they changed nothing: the repeat is a fresh try.
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
    // A first request that was ended would else keep everybody out of the line by its repeats.
    c.var.leaveLine?.();
    await new Promise((resolve) => setTimeout(resolve, look));
  }
});

export const idempotent = withDocs(repeatable, {
  header: z.object({ "Idempotency-Key": idempotencyKey.optional() }),
  refuses: ["invalid", "idempotency_key_reused", "request_in_progress", "too_many_requests"],
});

/**
 * Whose keys these are; null for a visitor, who is known by the request itself. Those of a suspended
 * company are its own, and so are those of each company of one person: what was answered before may
 * show what its people may not see any more. A person who takes another name has the same.
 */
function scopeOf({ var: { userId, viewer, actor } }: Context<ApiEnv>): string | null {
  if (actor) {
    // A token keeps the scope that it had before people signed in.
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
 * Those of a link that opens without a login, whoever has it: else each body that is sent to it would have
 * keys of its own, and their number no bound. Null for a call without one.
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
  const [taken] = await takeKey(c.var.service.db, row, { silentSince, most: mostOf(c) });
  return taken ? row : null;
}

/** Staff do one act to many people by one call for each. */
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
    // What was asked for is done: that its answer can't be kept is no reason to say otherwise.
    logError("idempotency.lost", error, { path: c.req.routePath });
  }
}

async function keepAnswer(c: Context<ApiEnv>, mine: Taken): Promise<void> {
  const { db, settings } = c.var.service;
  const { status } = c.res;
  const isCounted = c.error instanceof Failure && c.error.code === COUNTED;
  if (status >= REFUSED && !isCounted) await freeKey(db, mine);
  else {
    // Answers hold what the database keeps as a digest alone, such as a meeting code.
    const body = await seal(tokenSecrets(settings), await c.res.clone().text());
    if (await mayKeep(c, mine.scope, body)) await answerKey(db, mine, { status, body });
    else await freeKey(db, mine);
  }
}

/** Long answers fill the database soonest: the repeat of one too many is a fresh try. */
async function mayKeep(c: Context<ApiEnv>, scope: string, { length }: string): Promise<boolean> {
  if (length <= LONG_REPEAT || mostOf(c) === undefined) return true;
  return (await overLimits(c.var.service, [{ limit: LIMITS.longRepeats, of: scope }])) === 0;
}

/** @throws Failure unavailable where the secrets were changed meanwhile */
async function replay(c: Context<ApiEnv>, status: number, sealed: string | null) {
  const body = await unseal(tokenSecrets(c.var.service.settings), sealed ?? "");
  if (body === null) throw new Failure("unavailable");
  c.header("Idempotency-Replayed", "true");
  if (!body) return c.body(null, status as 204);
  return c.body(body, status as 200, { "Content-Type": "application/json" });
}

/** A form's boundary differs from one try to the next: what counts is what it carries. */
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
