import { expect, test } from "vitest";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";

const token = staffToken("support");
const FAR = "2100-01-01T00:00:00.000Z";

/** Stores a message that was given up; its next try is too far away to run during the test. */
async function dead(cause: string | null, at: string): Promise<string> {
  const id = crypto.randomUUID();
  await query(
    "insert into outbox (id, kind, payload, created_at, next_try_at) values (?, 'nothing', '{}', ?, ?)",
    [id, at, FAR],
  );
  await query("insert into dead_letters (outbox_id, at, cause) values (?, ?, ?)", [id, at, cause]);
  return id;
}

test("dead letters with the same cause are one group, which can be sent again alone", async () => {
  const [cause, other] = [`Away ${crypto.randomUUID()}`, `Refused ${crypto.randomUUID()}`];
  const [first, second] = [
    await dead(cause, "2020-01-02T04:00:00.000Z"),
    await dead(cause, "2020-01-03T04:00:00.000Z"),
  ];
  const third = await dead(other, "2020-01-04T04:00:00.000Z");
  const groups = async () => {
    const { body } = await call("GET", "/ops/dead-letters/groups", { token });
    return body.filter((group: { cause: string }) => [cause, other].includes(group.cause));
  };
  expect(await groups()).toEqual([
    { kind: "nothing", cause, count: 2, oldest: "2020-01-02T04:00:00.000Z" },
    { kind: "nothing", cause: other, count: 1, oldest: "2020-01-04T04:00:00.000Z" },
  ]);
  const listed = async (params: string) => {
    const path = `/ops/dead-letters?kind=nothing&limit=100&${params}`;
    const { body } = await call("GET", path, { token });
    return body.map(({ id }: { id: string }) => id);
  };
  const causeFilter = new URLSearchParams({ cause }).toString();
  expect(await listed(causeFilter)).toEqual([second, first]);
  const retry = (json: object) => call("POST", "/ops/dead-letters/retry", { token, json });
  expect((await retry({ kind: "nothing", cause })).body).toEqual({ retried: 2 });
  expect(await groups()).toMatchObject([{ cause: other, count: 1 }]);
  expect(await listed(`${causeFilter}&waiting=true`)).toEqual([]);
  expect(await listed(causeFilter)).toEqual([second, first]);
  expect((await retry({ ids: [third] })).body).toEqual({ retried: 1 });
  expect(await groups()).toEqual([]);

  const nameless = await dead(null, "2020-01-05T04:00:00.000Z");
  const withCause = await dead(cause, "2020-01-05T04:00:00.000Z");
  await retry({ kind: "nothing", cause: null });
  expect(await listed("waiting=true")).not.toContain(nameless);
  expect(await listed("waiting=true")).toContain(withCause);
  await retry({ ids: [withCause] });
});
