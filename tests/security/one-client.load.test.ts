import { Agent, request } from "node:http";
import { expect, inject, test, vi } from "vitest";
import { CALLS_AT_ONCE } from "../../worker/facts/limits";
import { type Applicant, applied, assessmentToken } from "../support/api/applicant";
import { postJob } from "../support/api/staff";

// One client sends as many calls as can wait for the database, and then an honest call comes.

const FLOOD = 1_300;
const HONEST = 5;
const ATTACKER = "203.0.113.200";

const CONNECTIONS = new Agent({ maxSockets: 200 });
/**
 * The status of a call without an answer: the server closes a connection that it has not served
 * within 15 s.
 */
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

/**
 * Measures how long an honest candidate waits for the start of a test
 * during a flood. On a slow machine, any flood may exceed the time
 * limit of a call. Then the candidate tries again, as the answer says.
 */
async function startBeside(flood: Flood, nth: number) {
  const link = await assessmentToken(await applied(job.id));
  const sent = Array.from({ length: FLOOD }, (_, nth) => flood(nth));
  let ms = 0;
  await vi.waitFor(
    async () => {
      const answer = await start(link, `198.51.100.${nth}`);
      ms += answer.ms;
      expect(answer.status).toBe(200);
    },
    { timeout: 120_000 },
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  return {
    ms,
    passed: statuses.filter((status) => status !== 429 && status !== UNANSWERED).length,
  };
}

/** A flood of calls that need only the processor. */
const needless: Flood = () => start(`1-${"0".repeat(64)}`, ATTACKER);

/**
 * The shortest wait during each of two floods, which take turns. Other work on the machine can only
 * add to a wait, but the cost of a flood is part of every wait.
 */
async function compared(flood: Flood) {
  const waits: number[] = [];
  const idle: number[] = [];
  const passed: number[] = [];
  for (let nth = 0; nth < HONEST; nth++) {
    idle.push((await startBeside(needless, nth)).ms);
    const beside = await startBeside(flood, nth);
    waits.push(beside.ms);
    passed.push(beside.passed);
  }
  return { ms: Math.min(...waits), idleMs: Math.min(...idle), passed };
}

const job = await postJob({ maxApplicants: 50 });

test("a person who starts a test 1,300 times at once blocks nobody else, and the test starts", async () => {
  const attacker = await assessmentToken(await applied(job.id));
  const { ms, idleMs, passed } = await compared(() => start(attacker, ATTACKER));
  expect(ms).toBeLessThan(2 * idleMs);
  // Repeats of a running call get its answer. All others are refused before they wait.
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
