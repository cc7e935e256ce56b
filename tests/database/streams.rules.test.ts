import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IDLE_MAX, KEPT_MS, onKeptStream, UNKEPT_MS } from "../../db/streams";

interface Sent {
  baton?: string;
  requests: { type: string; sql_id?: number }[];
}

let url = "";
let pipelines: Sent[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
let pendingWork: Promise<unknown>[] = [];

beforeEach(() => {
  // Each test has its own database.
  url = `http://database/${crypto.randomUUID()}`;
  pipelines = [];
  answers = [];
  pendingWork = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(KEPT_MS);
  await Promise.all(pendingWork);
  vi.useRealTimers();
});

const send = async (request: Request) => {
  pipelines.push(await request.json());
  return (answers.shift() ?? (() => Response.json({ baton: null, base_url: null, results: [] })))();
};

const ok = (type: string, result?: object) => ({ type: "ok", response: { type, result } });
const answer = (baton: string | null, ...results: object[]) =>
  answers.push(() => Response.json({ baton, base_url: null, results }));
const refuse = (status: number, text: string) => answers.push(() => new Response(text, { status }));

/** A call as the client library makes it: it opens a stream and closes it. */
const call = (...types: string[]) =>
  onKeptStream(
    new Request(url, {
      method: "POST",
      body: JSON.stringify({ requests: [...types, "close"].map((type) => ({ type })) }),
    }),
    send,
    (work) => pendingWork.push(work),
  );

/** One call whose stream is kept under this baton. */
async function keep(baton: string): Promise<void> {
  answer(baton, ok("execute"));
  await call("execute");
}

/** Makes `count` calls at once, each on its own stream, and answers them together. */
async function keepAtOnce(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) answer(`stream ${at}`, ok("execute"));
  await Promise.all(Array.from({ length: count }, () => call("execute")));
}

/** The batons of streams that were closed by a separate call. */
const closedBatons = () =>
  pipelines.filter(({ requests }) => requests[0]?.type === "close").map(({ baton }) => baton);

/** Lets calls be sent for which nothing waits. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a call uses the stream that the one before left open, and reads as if it had its own", async () => {
  answer("one", ok("execute", { rows: [[1]] }));
  answer("two", ok("execute", { rows: [[2]] }));
  const first = await (await call("execute")).json();
  const second = await (await call("execute")).json();
  expect(pipelines.map(({ baton }) => baton)).toEqual([undefined, "one"]);
  expect(pipelines.map(({ requests }) => requests)).toEqual([
    [{ type: "execute" }],
    [{ type: "execute" }],
  ]);
  expect(first).toMatchObject({ baton: null, results: [{}, { response: { type: "close" } }] });
  expect(second).toMatchObject({ results: [{ response: { result: { rows: [[2]] } } }, {}] });
});

test("two calls at once use a stream each", async () => {
  await keep("one");
  answer("two", ok("execute"));
  answer("three", ok("execute"));
  await Promise.all([call("execute"), call("execute")]);
  expect(pipelines.map(({ baton }) => baton)).toEqual([undefined, "one", undefined]);
});

test("an isolate keeps a handful of idle streams, and closes the others", async () => {
  await keepAtOnce(IDLE_MAX + 2);
  await settle();
  expect(closedBatons()).toEqual([`stream ${IDLE_MAX}`, `stream ${IDLE_MAX + 1}`]);
});

test("an unused stream is closed after a short time", async () => {
  await keep("one");
  await vi.advanceTimersByTimeAsync(KEPT_MS - 1);
  expect(closedBatons()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closedBatons()).toEqual(["one"]);
});

test("a stream in constant use is closed after the same time, so that others get the connection", async () => {
  await keep("0");
  let uses = 0;
  while (closedBatons().length === 0) {
    uses += 1;
    await vi.advanceTimersByTimeAsync(KEPT_MS / 10);
    await keep(String(uses));
  }
  expect(uses).toBeLessThanOrEqual(11);
});

test("a stream that is in use when its time ends is closed by the call that uses it", async () => {
  await keep("one");
  let reply = () => {};
  const slow = new Promise<void>((resolve) => {
    reply = resolve;
  });
  answers.push(async () => {
    await slow;
    return Response.json({ baton: "two", base_url: null, results: [ok("execute")] });
  });
  const responsePromise = call("execute");
  await vi.advanceTimersByTimeAsync(KEPT_MS);
  expect(closedBatons()).toEqual([]);
  reply();
  expect((await responsePromise).status).toBe(200);
  await settle();
  expect(closedBatons()).toEqual(["two"]);
});

test("a stream whose timer was lost with its request is closed by the next call", async () => {
  await keep("one");
  vi.clearAllTimers();
  pendingWork = [];
  await vi.advanceTimersByTimeAsync(KEPT_MS);
  expect(closedBatons()).toEqual([]);
  await keep("two");
  expect(closedBatons()).toEqual(["one"]);
  expect(pipelines.at(-1)?.baton).toBeUndefined();
});

test("calls do not wait until a stream is closed, and a close that fails is no failure", async () => {
  await keepAtOnce(IDLE_MAX);
  answer("one too many", ok("execute"));
  for (let at = 0; at < IDLE_MAX; at += 1) answer(`again ${at}`, ok("execute"));
  const calls = Array.from({ length: IDLE_MAX + 1 }, () => call("execute"));
  answers.push(() => Promise.reject(new Error("The network is away")));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await settle();
  expect(closedBatons()).toHaveLength(1);
});

test("after a 429 the idle streams are closed, and no stream is kept for a while", async () => {
  await keepAtOnce(2);
  refuse(429, "Timed out while opening database connection");
  expect((await call("execute")).status).toBe(429);
  await settle();
  expect(closedBatons()).toEqual(["stream 0", "stream 1"]);

  answer(null, ok("execute"), ok("close"));
  expect((await call("execute")).status).toBe(200);
  expect(pipelines.at(-1)).toEqual({ requests: [{ type: "execute" }, { type: "close" }] });

  await vi.advanceTimersByTimeAsync(UNKEPT_MS);
  await keep("later");
  answer("later 2", ok("execute"));
  await call("execute");
  expect(pipelines.at(-1)?.baton).toBe("later");
});

test("a stream that comes back after another call got a 429 is closed", async () => {
  answer("one", ok("execute"));
  refuse(429, "Too many requests");
  await Promise.all([call("execute"), call("execute")]);
  await settle();
  expect(closedBatons()).toEqual(["one"]);
});

test.each([
  [400, "is expired", '{"message":"The stream has expired","code":"STREAM_EXPIRED"}'],
  [400, "is of a server that started anew", "Received an invalid baton"],
  [400, "has a used baton", "Received a baton that has already been used"],
  [400, "the server dislikes in words of its own", "Bad request"],
  [404, "is not found", '{"error":"stream not found"}'],
])("a kept stream that answers %i because it %s is replaced, and the call is sent once", async (status, _, words) => {
  await keep("one");
  refuse(status, words);
  answer("two", ok("execute"));
  expect((await call("execute")).status).toBe(200);
  expect(pipelines.map(({ baton }) => baton)).toEqual([undefined, "one", undefined]);
});

test.each([400, 404])("a new stream's answer %i is passed on unchanged", async (status) => {
  await keep("one");
  refuse(status, "Received an invalid baton");
  refuse(status, "No such database");
  const response = await call("execute");
  expect([response.status, await response.text()]).toEqual([status, "No such database"]);
  expect(pipelines).toHaveLength(3);
});

test.each([
  [429, "Too many requests"],
  [500, "Internal error"],
  [502, "Bad gateway"],
])("a refusal %i %s is passed on unchanged, and the call is not repeated", async (status, words) => {
  await keep("one");
  refuse(status, words);
  expect((await call("execute")).status).toBe(status);
  expect(pipelines).toHaveLength(2);
});

test("a call whose answer was lost is not repeated, because it may have been done", async () => {
  await keep("one");
  answers.push(() => Promise.reject(new Error("Network connection lost")));
  await expect(call("execute")).rejects.toThrow("Network connection lost");
  expect(pipelines).toHaveLength(2);
});

test("a batch that was rolled back leaves its stream open, and a half-done one closes it", async () => {
  const undone = { step_results: [{}, null, null, {}] };
  answer("one", ok("batch", undone));
  await call("batch");
  const halfDone = { step_results: [{}, {}, null, null] };
  answer("two", ok("batch", halfDone));
  await call("batch");
  await settle();
  expect(pipelines.at(-1)).toEqual({ baton: "two", requests: [{ type: "close" }] });
  await keep("three");
  expect(pipelines.at(-1)?.baton).toBeUndefined();
});

test("the stored statements of a call end with it", async () => {
  answer("one", ok("store_sql"), ok("batch", { step_results: [{}, {}] }), ok("close_sql"));
  const requests = [{ type: "store_sql", sql_id: 7 }, { type: "batch" }, { type: "close" }];
  const request = new Request(url, { method: "POST", body: JSON.stringify({ requests }) });
  const response = await onKeptStream(request, send, (work) => pendingWork.push(work));
  const { results } = (await response.json()) as { results: object[] };
  expect(pipelines[0]?.requests.at(-1)).toEqual({ type: "close_sql", sql_id: 7 });
  expect(results).toHaveLength(requests.length);
});
