import { Agent, request } from "node:http";
import { expect, inject, test } from "vitest";
import { CALLS_AT_ONCE } from "../../worker/facts/limits/limits";
import { type Applicant, applied, assessmentToken } from "../support/api/applicant";
import { postJob } from "../support/api/staff";

// One client sends as many calls as wait for the database at most. An honest one comes after all of them.

const FLOOD = 1_300;
const HONEST = 5;
const ATTACKER = "203.0.113.200";

const CONNECTIONS = new Agent({ maxSockets: 200 });
/** Of a call without an answer: the server gives up on a connection that it has not come to in 15 s. */
const UNANSWERED = 0;

function post(path: string, from: string, headers: object = {}, body: object = {}) {
  const began = performance.now();
  return new Promise<{ status: number; ms: number }>((resolve, reject) => {
    const options = {
      method: "POST",
      agent: from === ATTACKER ? CONNECTIONS : false,
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": from, ...headers },
    };
    request(inject("product") + path, options, (answer) => {
      const { statusCode: status = 0 } = answer;
      answer.resume().once("end", () => resolve({ status, ms: performance.now() - began }));
    })
      .once("error", (error) =>
        from === ATTACKER
          ? resolve({ status: UNANSWERED, ms: performance.now() - began })
          : reject(error),
      )
      .end(JSON.stringify(body));
  });
}

const start = (link: string, from: string) => post(`/user/assessments/${link}/start`, from);

type Flood = (nth: number) => ReturnType<typeof post>;

/** How an honest candidate's start of a test beside a flood is answered, and how many calls of the flood pass. */
async function startBeside(flood: Flood, nth: number) {
  const link = await assessmentToken(await applied(job.id));
  const requests = Array.from({ length: FLOOD }, (_, nth) => flood(nth));
  const honest = await start(link, `198.51.100.${nth}`);
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  return {
    ...honest,
    passed: statuses.filter((status) => status !== 429 && status !== UNANSWERED).length,
  };
}

/** As many calls that need nothing but the processor. */
const needless: Flood = () => start(`1-${"0".repeat(64)}`, ATTACKER);

/**
 * The shortest wait beside each of two floods, which take turns: other work of the machine only adds to a
 * wait, and what a flood costs is there each time.
 */
async function compared(flood: Flood) {
  const waits: number[] = [];
  const idle: number[] = [];
  const passed: number[] = [];
  for (let nth = 0; nth < HONEST; nth++) {
    const yardstick = await startBeside(needless, nth);
    // On a slow machine even this flood can last longer than the limit of a call.
    expect([200, 503]).toContain(yardstick.status);
    if (yardstick.status === 200) idle.push(yardstick.ms);
    const beside = await startBeside(flood, nth);
    expect(beside.status).toBe(200);
    waits.push(beside.ms);
    passed.push(beside.passed);
  }
  expect(idle).not.toEqual([]);
  return { ms: Math.min(...waits), idleMs: Math.min(...idle), passed };
}

const job = await postJob({ maxApplicants: 50 });

test("a person who starts a test 1,300 times at once blocks nobody else, and the test starts", async () => {
  const attacker = await assessmentToken(await applied(job.id));
  const { ms, idleMs, passed } = await compared(() => start(attacker, ATTACKER));
  expect(ms).toBeLessThan(2 * idleMs);
  // Repeats of a call that is under way get its answer; the rest is refused before it waits.
  expect(Math.min(...passed)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...passed)).toBeLessThan(4 * CALLS_AT_ONCE.network);
});

test("1,300 refused applications of one person block nobody else", async () => {
  const attacker: Applicant = await applied(job.id);
  const headers = { Authorization: `Bearer ${attacker.token}` };
  const { ms, idleMs, passed } = await compared((nth) =>
    post("/user/jobs/apply", ATTACKER, headers, { jobId: job.id, resumeId: nth + 1 }),
  );
  expect(ms).toBeLessThan(2 * idleMs);
  expect(Math.max(...passed)).toBeLessThan(4 * CALLS_AT_ONCE.network);
});

test("a repeat of a running start gets the same answer", async () => {
  const link = await assessmentToken(await applied(job.id));
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const answer = await fetch(`${inject("product")}/user/assessments/${link}/start`, {
        method: "POST",
        headers: { "CF-Connecting-IP": "198.51.100.77" },
      });
      return { status: answer.status, body: await answer.text() };
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});
