import { beforeEach, expect, test } from "vitest";
import { onKeptStream } from "../../db/streams";

interface Sent {
  baton?: string;
  requests: { type: string; sql_id?: number }[];
}

let url = "";
let sent: Sent[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  // Each test has a database of its own.
  url = `http://database/${crypto.randomUUID()}`;
  sent = [];
  answers = [];
});

const send = async (request: Request) => {
  sent.push(await request.json());
  return (answers.shift() ?? (() => Response.json({ baton: null, base_url: null, results: [] })))();
};

const ok = (type: string, result?: object) => ({ type: "ok", response: { type, result } });
const answer = (baton: string | null, ...results: object[]) =>
  answers.push(() => Response.json({ baton, base_url: null, results }));
const refuse = (status: number, text: string) => answers.push(() => new Response(text, { status }));

/** As the client's library calls: it opens a stream, and closes it. */
const call = (...types: string[]) =>
  onKeptStream(
    new Request(url, {
      method: "POST",
      body: JSON.stringify({ requests: [...types, "close"].map((type) => ({ type })) }),
    }),
    send,
  );

test("a call goes on the stream that the one before left open, and reads as if it had its own", async () => {
  answer("one", ok("execute", { rows: [[1]] }));
  answer("two", ok("execute", { rows: [[2]] }));
  const first = await (await call("execute")).json();
  const second = await (await call("execute")).json();
  expect(sent.map(({ baton }) => baton)).toEqual([undefined, "one"]);
  expect(sent.map(({ requests }) => requests)).toEqual([
    [{ type: "execute" }],
    [{ type: "execute" }],
  ]);
  expect(first).toMatchObject({ baton: null, results: [{}, { response: { type: "close" } }] });
  expect(second).toMatchObject({ results: [{ response: { result: { rows: [[2]] } } }, {}] });
});

test("two calls at once have a stream each", async () => {
  answer("one", ok("execute"));
  await call("execute");
  answer("two", ok("execute"));
  answer("three", ok("execute"));
  await Promise.all([call("execute"), call("execute")]);
  expect(sent.map(({ baton }) => baton)).toEqual([undefined, "one", undefined]);
});

test.each([
  ["was idle for too long", '{"message":"The stream has expired","code":"STREAM_EXPIRED"}'],
  ["is of a server that started anew", "Received an invalid baton"],
])("a stream that %s is replaced, and the call is made once", async (_, words) => {
  answer("one", ok("execute"));
  await call("execute");
  refuse(400, words);
  answer("two", ok("execute"));
  expect((await call("execute")).status).toBe(200);
  expect(sent.map(({ baton }) => baton)).toEqual([undefined, "one", undefined]);
});

test.each([
  [400, "Received a baton that has already been used"],
  [429, "Too many requests"],
  [502, "Bad gateway"],
])("a refusal %i %s is answered as it is, and the call is not made again", async (status, words) => {
  answer("one", ok("execute"));
  await call("execute");
  refuse(status, words);
  expect((await call("execute")).status).toBe(status);
  expect(sent).toHaveLength(2);
});

test("a batch that was undone leaves its stream open; one that stands half done closes it", async () => {
  const undone = { step_results: [{}, null, null, {}] };
  answer("one", ok("batch", undone));
  await call("batch");
  const halfDone = { step_results: [{}, {}, null, null] };
  answer("two", ok("batch", halfDone));
  await call("batch");
  expect(sent.at(-1)).toEqual({ baton: "two", requests: [{ type: "close" }] });
  answer("three", ok("execute"));
  await call("execute");
  expect(sent.at(-1)?.baton).toBeUndefined();
});

test("names of statements end with the call that gave them", async () => {
  answer("one", ok("store_sql"), ok("batch", { step_results: [{}, {}] }), ok("close_sql"));
  const requests = [{ type: "store_sql", sql_id: 7 }, { type: "batch" }, { type: "close" }];
  const request = new Request(url, { method: "POST", body: JSON.stringify({ requests }) });
  const { results } = (await (await onKeptStream(request, send)).json()) as { results: object[] };
  expect(sent[0]?.requests.at(-1)).toEqual({ type: "close_sql", sql_id: 7 });
  expect(results).toHaveLength(requests.length);
});
