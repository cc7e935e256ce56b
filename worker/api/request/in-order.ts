import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { Limiter, LimiterIsFull } from "../../../db/limiter";
import { networkOf } from "../../domain/network.rules";
import { idOfToken } from "../../domain/outcome/assessment/test-link";
import { CALLS_AT_ONCE } from "../../facts/limits/limits";
import { Failure } from "../../failure";
import { withDocs } from "../docs/describe";
import { type ApiEnv, loginOf } from "./guards";

/** A thousand calls take 20 to 25 seconds, so a waiting call keeps its place for this long. */
const WAIT_MS = 30_000;
/** A call makes a handful of round trips to the database, each with its own timeout. */
const WORK_MS = 30_000;
const LONGEST_MS = WAIT_MS + WORK_MS;

/**
 * How many of these calls run at once, and how many may wait. More at once would not finish sooner,
 * since they share one processor and one writer, and reads would have to wait behind all of them.
 */
const RUSH = new Limiter({ places: 8, longest: 1_000, waitMs: WAIT_MS, workMs: WORK_MS });

const RETRY_SECONDS = 2;

interface Present {
  since: number;
}

/**
 * Counts concurrent requests by name. A request that is ended between two steps never leaves, so it
 * is dropped after `longestMs`.
 */
class Crowd {
  readonly #present = new Map<string, Set<Present>>();

  constructor(readonly longestMs: number) {}

  /** @returns a function to leave again; null if `most` of this name are present already */
  enter(name: string, most: number): (() => void) | null {
    const now = performance.now();
    const here = this.#present.get(name) ?? new Set();
    for (const one of here) if (now - one.since > this.longestMs) here.delete(one);
    if (here.size >= most) return null;
    const me = { since: now };
    this.#present.set(name, here.add(me));
    return () => {
      here.delete(me);
      if (here.size === 0 && this.#present.get(name) === here) this.#present.delete(name);
    };
  }
}

const CALLERS = new Crowd(LONGEST_MS);
const NETWORKS = new Crowd(LONGEST_MS);

interface UnderWay {
  since: number;
  /** How many repeats wait for the answer. */
  repeats: number;
  /** Null if the call ended without an answer. */
  answer?: { body: string; init: ResponseInit } | null;
}

/** Calls by everything that their answer depends on. */
const UNDER_WAY = new Map<string, UnderWay>();
const LOOK_MS = 50;

/**
 * Waits for the answer of the same call. A request must not touch a promise of another request (see
 * `Limiter`), so each one polls.
 */
async function joined(call: UnderWay): Promise<Response> {
  call.repeats += 1;
  while (call.answer === undefined && performance.now() - call.since < LONGEST_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  if (!call.answer) throw new LimiterIsFull("The call that this one repeats did not end");
  return new Response(call.answer.body, call.answer.init);
}

async function workOn(c: Context<ApiEnv>, call: UnderWay, next: Next): Promise<void> {
  await RUSH.run((leave) => {
    c.set("leaveLine", leave);
    return next();
  });
  if (call.repeats === 0) return;
  const { status, headers } = c.res;
  call.answer = { body: await c.res.clone().text(), init: { status, headers: [...headers] } };
}

function enter(crowd: Crowd, name: string, most: number): () => void {
  const leave = crowd.enter(name, most);
  if (!leave) throw new Failure("too_many_requests", { retryAfterSeconds: RETRY_SECONDS });
  return leave;
}

/**
 * For calls that many people make at the same moment and that wait only for the database: they run
 * in order of arrival. If the caller hangs up, the call goes on but frees its place. Only a few
 * calls of one caller and of one network may be in the limiter, so that it can't be filled by one
 * of them; more are refused at once. A repeat of a running call takes no place and gets its answer.
 *
 * @param callerOf returns the caller's name, and refuses calls that can be refused without the
 *   database
 * @throws LimiterIsFull
 */
const inOrderOf = (callerOf: (c: Context<ApiEnv>) => Promise<string> | string) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const { LIMIT_FACTOR: factor } = c.var.service.settings;
      const caller = await callerOf(c);
      const address = c.req.header("CF-Connecting-IP");
      const network = address ? networkOf(address) : "none";
      const leaveNetwork = enter(NETWORKS, network, CALLS_AT_ONCE.network * factor);
      try {
        const { method, url } = c.req;
        const login = c.req.header("Authorization");
        const key = JSON.stringify([caller, login, method, url, await c.req.text()]);
        const same = UNDER_WAY.get(key);
        if (same && performance.now() - same.since < LONGEST_MS) return await joined(same);

        const leaveCaller = enter(CALLERS, caller, CALLS_AT_ONCE.caller * factor);
        const call: UnderWay = { since: performance.now(), repeats: 0 };
        UNDER_WAY.set(key, call);
        try {
          await workOn(c, call, next);
        } finally {
          call.answer ??= null;
          if (UNDER_WAY.get(key) === call) UNDER_WAY.delete(key);
          leaveCaller();
        }
      } finally {
        leaveNetwork();
      }
    }),
    { refuses: ["too_many_requests"] },
  );

/** For calls from outside only. Runs before `candidate`, which looks up the login. */
export const inOrderOfPerson = inOrderOf(async (c) => {
  const login = await loginOf(c);
  if (!login) throw new Failure("unauthorized");
  return `person ${login.userId}`;
});

/** For a path with the `token` of a test link. */
export const inOrderOfTest = inOrderOf(
  async (c) => `test ${await idOfToken(c.var.service, c.req.param("token") ?? "")}`,
);
