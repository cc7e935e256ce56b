import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { Line, LineIsFull } from "../../../db/line";
import { idOfToken } from "../../domain/assessment/test-link";
import { networkOf } from "../../domain/network.rules";
import { CALLS_AT_ONCE } from "../../facts/limits";
import { Failure } from "../../failure";
import { withDocs } from "../docs/describe";
import { Crowd } from "./crowd";
import { type ApiEnv, loginOf } from "./guards";

/** A thousand calls are through in 20 to 25 seconds: whoever waits keeps the place in the line. */
const WAIT_MS = 30_000;
/** A call makes a handful of trips to the database, each of which ends in its own time. */
const WORK_MS = 30_000;
const LONGEST_MS = WAIT_MS + WORK_MS;

/**
 * How many of these calls are worked on at once, and how many may wait. More at once end no sooner: they
 * share one processor and one writer, and whoever only reads would have to wait behind all of them.
 */
const RUSH = new Line({ places: 8, longest: 1_000, waitMs: WAIT_MS, workMs: WORK_MS });

const RETRY_SECONDS = 2;

const CALLERS = new Crowd(LONGEST_MS);
const NETWORKS = new Crowd(LONGEST_MS);

interface UnderWay {
  since: number;
  /** How many repeats wait for the answer. */
  repeats: number;
  /** Null when it ended without one. */
  answer?: { body: string; init: ResponseInit } | null;
}

/** By all that the answer depends on. */
const UNDER_WAY = new Map<string, UnderWay>();
const LOOK_MS = 50;

/**
 * The answer of the same call, as soon as it is there. No request may touch what another waits for (see
 * `Line`): each looks by itself.
 */
async function joined(call: UnderWay): Promise<Response> {
  call.repeats += 1;
  while (call.answer === undefined && performance.now() - call.since < LONGEST_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  if (!call.answer) throw new LineIsFull("The call that this one repeats did not end");
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
 * For calls that many make in the same moment and that wait for nothing but the database: they are worked
 * on in order of arrival. One whose caller hangs up goes on, and leaves its place. So that nobody fills the
 * line alone, few of one caller and of one network may be in it, and the others are refused at once; a
 * repeat of a call that is under way takes no place, and gets its answer.
 *
 * @param callerOf names whose call it is, and refuses what needs no look into the database for that
 * @throws LineIsFull
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

/** Before `candidate`, which looks the login up: only for calls that come in. */
export const inOrderOfPerson = inOrderOf(async (c) => {
  const login = await loginOf(c);
  if (!login) throw new Failure("unauthorized");
  return `person ${login.userId}`;
});

/** For a path with the `token` of a test's link. */
export const inOrderOfTest = inOrderOf(
  async (c) => `test ${await idOfToken(c.var.service, c.req.param("token") ?? "")}`,
);
