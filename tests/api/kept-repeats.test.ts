import { expect, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { KEPT_REPEATS, LONG_REPEAT } from "../../worker/facts/limits/repeats";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { fill } from "../support/api/limits";
import { logIn, uploadOnce, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { apply, openedTest, openJob } from "../support/api/steps";
import { newDraft } from "../support/jobs";

// The limits for kept answers to repeated requests: their number and their length.

/** Fills the scope of this key with as many keys as may be kept. */
const fillScopeOf = (key: string) =>
  query(
    `insert into idempotency_keys (scope, key, request_hash, started_at, status, body)
      with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ?)
      select scope, n, request_hash, started_at, status, body from idempotency_keys, numbers where key = ?`,
    [KEPT_REPEATS, key],
  );

test("a caller who sent too many keys has to wait, while repeats and calls without a key still work", async () => {
  const { token } = await logIn();
  const key = crypto.randomUUID();
  const first = await uploadOnce(token, key);
  expect(first.status).toBe(201);
  await fillScopeOf(key);
  const refused = await uploadOnce(token, crypto.randomUUID());
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await uploadOnce(token, key)).body).toEqual(first.body);
  expect((await uploadResume(token)).status).toBe(201);
});

test("the key limit of a test link does not depend on the request body", async () => {
  const { token } = await logIn();
  const { job } = await openJob(199);
  const link = await openedTest(token, await apply(token, job.id));
  const start = (key: string, json?: object) =>
    call("POST", `/user/assessments/${link}/start`, { json, headers: { "Idempotency-Key": key } });
  const key = crypto.randomUUID();
  const first = await start(key);
  await fillScopeOf(key);
  const refused = await start(crypto.randomUUID(), { now: true });
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect((await start(key)).body).toEqual(first.body);
});

test("a member who changes their name keeps the same keys and the same limit", async () => {
  const { id, token } = await signInMember({ role: "owner" });
  const post = (key: string) =>
    call("POST", "/employer/jobs", {
      token,
      json: newDraft(),
      headers: { "Idempotency-Key": key },
    });
  const key = crypto.randomUUID();
  const first = await post(key);
  await fillScopeOf(key);
  const json = { name: "Ravi Iyer" };
  expect((await call("PATCH", `/employer/team/${id}`, { token, json })).status).toBe(200);
  expect(await post(crypto.randomUUID())).toMatchObject({ status: 429 });
  expect((await post(key)).body.id).toBe(first.body.id);
});

test("only a limited number of long answers is stored, and later calls still succeed", async () => {
  const { token } = await signInMember({ role: "owner" });
  const preparation = Array.from({ length: 30 }, () => "x".repeat(1000));
  const json = { ...newDraft(), preparation };
  const { id } = (await call("POST", "/employer/jobs", { token, json })).body;
  const submit = async (key: string) => {
    const headers = { "Idempotency-Key": key };
    const { status, headers: answerHeaders } = await call("POST", `/employer/jobs/${id}/submit`, {
      token,
      headers,
    });
    return [status, answerHeaders.get("Idempotency-Replayed")];
  };
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await submit(one)).toEqual([200, null]);
  const [row] = await query("select scope, body from idempotency_keys where key = ?", [one]);
  expect(String(row?.body).length).toBeGreaterThan(LONG_REPEAT);
  await fill(LIMITS.longRepeats, String(row?.scope), 60);
  expect(await submit(other)).toEqual([200, null]);
  expect(await query("select key from idempotency_keys where key = ?", [other])).toEqual([]);
  expect(await submit(one)).toEqual([200, "true"]);
});
