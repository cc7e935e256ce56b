import { afterEach, expect, inject, test, vi } from "vitest";
import { openDatabase } from "../../db/client";

afterEach(() => vi.unstubAllGlobals());

const network = fetch;

interface Pipeline {
  baton?: string;
  requests: object[];
}

const SELECT = { type: "execute", stmt: { sql: "select 1" } };

/** Events that may have happened to a stream after it was kept. */
const FATES: Record<
  string,
  (pipeline: Pipeline, post: (body: Pipeline) => Promise<unknown>) => unknown
> = {
  "was closed": ({ baton }, post) => post({ baton, requests: [{ type: "close" }] }),
  "was used by another call": ({ baton }, post) => post({ baton, requests: [SELECT] }),
  "is of another server": (pipeline) => {
    pipeline.baton = btoa("another server");
  },
};

test.each(
  Object.entries(FATES),
)("a write on a kept stream that %s is done exactly once", async (_, befall) => {
  const statuses: number[] = [];
  let isKept = false;
  vi.stubGlobal("fetch", async (request: Request) => {
    const { url, headers } = request;
    const post = (body: Pipeline) =>
      network(url, { method: "POST", headers, body: JSON.stringify(body) });
    const pipeline: Pipeline = await request.json();
    if (isKept && pipeline.baton) await befall(pipeline, post);
    const answer = await post(pipeline);
    if (isKept) statuses.push(answer.status);
    return answer;
  });
  const client = openDatabase(inject("database"), undefined, () => {}).$client;
  const key = crypto.randomUUID();
  const write = (part: string) =>
    client.execute({
      sql: `insert into idempotency_keys (scope, key, request_hash, started_at)
        values (?, ?, 'none', ?)`,
      args: [part, key, new Date().toISOString()],
    });
  await write("first");
  isKept = true;
  expect((await write("second")).rowsAffected).toBe(1);
  // If another test writes meanwhile, the database is busy and the write is tried again.
  expect(statuses.slice(0, 2)).toEqual([400, 200]);
  vi.unstubAllGlobals();
  const { rows } = await client.execute({
    sql: "select scope from idempotency_keys where key = ? order by scope",
    args: [key],
  });
  expect(rows.map(({ scope }) => scope)).toEqual(["first", "second"]);
});
