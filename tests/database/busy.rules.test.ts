import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "../../db/client";

interface Pipeline {
  requests: { type: string }[];
}

/** The longest time of a call, retries included. */
const CALL_MS = 10_000;

let calls = 0;

beforeEach(() => {
  calls = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers each call of the database client; the first call has number 1. */
function database(
  answer: (call: number, pipeline: Pipeline) => Response | Promise<Response>,
): void {
  vi.stubGlobal("fetch", async (request: Request) => {
    calls += 1;
    return answer(calls, await request.json());
  });
}

const result = { cols: [], rows: [], affected_row_count: 1, last_insert_rowid: null };

const success = ({ requests }: Pipeline) =>
  Response.json({
    baton: null,
    base_url: null,
    results: requests.map(({ type }) => ({ type: "ok", response: { type, result } })),
  });

const refused = (code: string, { requests }: Pipeline) =>
  Response.json({
    baton: null,
    base_url: null,
    results: requests.map(({ type }) =>
      type === "execute"
        ? { type: "error", error: { code, message: "Not now" } }
        : { type: "ok", response: { type, result } },
    ),
  });

const full = () => Response.json({ error: "Timed out" }, { status: 429 });

/** Writes a row. Returns the outcome and the milliseconds that it took. */
async function write() {
  const began = performance.now();
  const { $client } = openDatabase("http://database", undefined, () => {});
  const outcome = $client.execute("insert into outbox default values").then(
    ({ rowsAffected }) => `wrote ${rowsAffected}`,
    (error) => String(error),
  );
  const ended = outcome.then((text) => ({ text, ms: performance.now() - began }));
  await vi.advanceTimersByTimeAsync(2 * CALL_MS);
  return ended;
}

test.each([
  ["SQLITE_BUSY", 2],
  ["TRANSACTION_BUSY", 2],
  // The server rolled back a transaction that was idle for too long.
  ["TRANSACTION_TIMEOUT", 2],
  ["SQLITE_CONSTRAINT", 1],
])("a write that the database refuses with %s is sent %i times", async (code, times) => {
  database((call, pipeline) => (call === 1 ? refused(code, pipeline) : success(pipeline)));
  const { text } = await write();
  expect(calls).toBe(times);
  expect(text).toContain(times === 1 ? code : "wrote 1");
});

test.each([
  ["refuses at once", 0],
  ["refuses after a second", 1_000],
  ["refuses after five seconds", 5_000],
])("a write that the database %s each time fails within the time of a call, retries included", async (_, ms) => {
  for (const refuse of [full, (pipeline: Pipeline) => refused("SQLITE_BUSY", pipeline)]) {
    calls = 0;
    database(async (_call, pipeline) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return refuse(pipeline);
    });
    const ended = await write();
    expect(ended.text).toMatch(/429|SQLITE_BUSY|did not answer/);
    expect(ended.ms).toBeLessThanOrEqual(CALL_MS);
    expect(calls).toBeGreaterThan(1);
    // After the caller has got the error, nothing more is sent.
    const callCount = calls;
    await vi.advanceTimersByTimeAsync(2 * CALL_MS);
    expect(calls).toBe(callCount);
  }
});

test("a write that the database never answers fails within the time of a call, and is sent once", async () => {
  database(() => new Promise(() => {}));
  const { text, ms } = await write();
  expect(text).toContain(`did not answer in ${CALL_MS} ms`);
  expect(ms).toBe(CALL_MS);
  expect(calls).toBe(1);
});

test("two hanging calls keep their places until they time out, and then the third one runs", async () => {
  database((call, pipeline) => (call <= 2 ? new Promise(() => {}) : success(pipeline)));
  const writes = Array.from({ length: 3 }, () =>
    openDatabase("http://database", undefined, () => {}).$client.execute(
      "insert into outbox default values",
    ),
  );
  const ended = Promise.allSettled(writes);
  await vi.advanceTimersByTimeAsync(CALL_MS - 1);
  expect(calls).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
});
