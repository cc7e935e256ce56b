import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { readBytes } from "../body";
import { hmac, hmacMatches, tokenSecrets } from "../crypto";
import { Failure } from "../failure";
import type { FrontEnv } from "../service";
import { type Env, readSettings } from "../settings";

// Cloudflare runs `fetch` near the database, as `[placement]` asks, but the schedule and the
// queue's consumer anywhere (developers.cloudflare.com/workers/configuration/placement). So these
// two do their work in a call of the Worker to itself. The URL is public, so these calls are
// signed.

type Task = "schedule" | "queue";

export const selfPath = (task: Task) => `/self/${task}`;

/** Ten times the size of a hundred messages. */
const BODY_MAX_BYTES = 256 * 1024;

/** The signature covers the body, so a leaked one can only repeat the same call. */
const signedText = (path: string, body: string) => `self-call:${path}:${body}`;

/**
 * Runs a task where the Worker's `fetch` is placed.
 *
 * @returns the task's answer
 * @throws Error when the call did not get through or the task failed
 */
export async function callSelf(env: Env, task: Task, input: unknown): Promise<unknown> {
  const settings = readSettings(env);
  const path = selfPath(task);
  const body = JSON.stringify(input);
  const signature = await hmac(settings.TOKEN_SECRET, signedText(path, body));
  const answer = await env.SELF.fetch(new URL(path, settings.PUBLIC_URL).href, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${signature}` },
    body,
  });
  if (!answer.ok) throw new Error(`The Worker answered its own call with ${answer.status}`);
  return answer.json();
}

/** The body of a call that the Worker signed; null for all other calls. */
async function ownBody(c: Context<FrontEnv>): Promise<string | null> {
  const [, signature] = c.req.header("Authorization")?.match(/^Bearer ([0-9a-f]{64})$/) ?? [];
  if (!signature) return null;
  try {
    const body = new TextDecoder().decode(await readBytes(c.req.raw, BODY_MAX_BYTES));
    const secrets = tokenSecrets(readSettings(c.env));
    return (await hmacMatches(secrets, signedText(c.req.path, body), signature)) ? body : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Answers the Worker's own calls with the input that `callSelf` sent; all others get 404. */
export const ownCall = <Input>(run: (input: Input, c: Context<FrontEnv>) => Promise<unknown>) =>
  createMiddleware<FrontEnv>(async (c) => {
    const body = await ownBody(c);
    if (body === null) return c.body(null, 404, { "Cache-Control": "no-store" });
    return c.json((await run(JSON.parse(body), c)) ?? null);
  });
