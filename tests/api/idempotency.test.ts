import { expect, test } from "vitest";
import { newCompany, signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { logIn, uploadOnce, uploadResume } from "../support/api/people";
import { call, runSchedule } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { newDraft, newJob } from "../support/jobs";
import { PDF } from "../support/people";

test("fifty parallel repeats upload one resume and all get the same answer", async () => {
  const { token } = await logIn();
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => uploadOnce(token, key)));
  expect(new Set(answers.map((a) => a.status))).toEqual(new Set([201]));
  expect(new Set(answers.map((a) => a.body.id)).size).toBe(1);
  expect((await call("GET", "/user/resume", { token })).body).toHaveLength(1);
  const replayed = answers.filter((a) => a.headers.get("Idempotency-Replayed") === "true");
  expect(replayed).toHaveLength(49);
});

test("an Idempotency-Key counts for one request of one user", async () => {
  const [one, two] = [await logIn(), await logIn()];
  const key = crypto.randomUUID();
  const first = await uploadOnce(one.token, key);
  const other = await uploadOnce(one.token, key, `${PDF}%`);
  expect(other).toMatchObject({ status: 409, body: { code: "idempotency_key_reused" } });
  expect((await uploadOnce(two.token, key)).body.id).not.toBe(first.body.id);
});

test("a kept answer can't be read in the database", async () => {
  const { token } = await logIn();
  const key = crypto.randomUUID();
  const first = await uploadOnce(token, key);
  const [row] = await query("select status, body from idempotency_keys where key = ?", [key]);
  expect(row).toMatchObject({ status: first.status, body: expect.stringMatching(/^[\w.-]+$/) });
  expect(
    atob(String(row?.body).split(".").at(-1)?.replace(/-/g, "+").replace(/_/g, "/") ?? ""),
  ).not.toContain("fileName");
  expect((await uploadOnce(token, key)).body).toEqual(first.body);
});

test("each staff member who repeats a request gets the first answer to it", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const post = (title: string) =>
    call("POST", "/ops/jobs", { token: staffToken(), json: newJob({ title }), headers });
  const answers = await Promise.all(Array.from({ length: 10 }, () => post("Baker")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await post("Cook")).body.code).toBe("idempotency_key_reused");
  // The guard comes before the key: the admin's key is used, and support has not used it yet.
  const retry = (token: string) =>
    call("POST", "/ops/dead-letters/retry", { token, json: { kind: "none" }, headers });
  expect((await retry(staffToken("admin"))).body.code).toBe("idempotency_key_reused");
  expect((await retry(staffToken("support"))).status).toBe(200);
});

test("a refused request leaves no key behind, its repeat counts as new, and a malformed key is refused", async () => {
  const { token } = await logIn();
  const key = crypto.randomUUID();
  const headers = { "Idempotency-Key": key };
  const resumeId = (await uploadResume(token)).body.id;
  const apply = (jobId: number) =>
    call("POST", "/user/jobs/apply", { token, json: { jobId, resumeId }, headers });
  const refused = await Promise.all([1, 2, 3].map(() => apply(999_999_999)));
  for (const { status, headers } of refused) {
    expect([status, headers.get("Idempotency-Replayed")]).toEqual([404, null]);
  }
  expect(await query("select * from idempotency_keys where key = ?", [key])).toEqual([]);
  const { id } = await postJob();
  const { body } = await apply(id);
  const again = await apply(id);
  expect([again.body.id, again.headers.get("Idempotency-Replayed")]).toEqual([body.id, "true"]);
  expect((await apply(999_999_999)).body.code).toBe("idempotency_key_reused");
  const bad = await call("POST", "/user/jobs/apply", {
    token,
    json: { jobId: id, resumeId },
    headers: { "Idempotency-Key": "x".repeat(256) },
  });
  expect(bad.status).toBe(422);
});

test("a member who moved to another company does not get the answer stored for the first one", async () => {
  const member = await signInMember({ role: "owner" });
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const post = () =>
    call("POST", "/employer/jobs", { token: member.token, json: newDraft(), headers });
  const first = await post();
  expect((await post()).body.id).toBe(first.body.id);
  const other = await newCompany();
  await query("update company_members set company_id = ? where id = ?", [other, member.id]);
  const later = await post();
  expect(later.headers.get("Idempotency-Replayed")).toBeNull();
  expect(later.body.id).not.toBe(first.body.id);
});

test("a key is checked only for existing calls and for callers who may make them", async () => {
  const { token } = await logIn();
  const rows = async (key: string) =>
    (await query("select * from idempotency_keys where key = ?", [key])).length;
  const sends: [string, string | undefined][] = [
    ["/user/nothing", token],
    ["/user/resume/a/b", token],
    ["/user/jobs/apply", undefined],
    ["/user/jobs/apply", "wrong"],
    ["/user/auth/logout", undefined],
    ["/ops/nothing", staffToken()],
    ["/ops/jobs", undefined],
    ["/ops/jobs", token],
    ["/ops/jobs", staffToken("support")],
  ];
  for (const [path, bearer] of sends) {
    const key = crypto.randomUUID();
    const headers = { "Idempotency-Key": key };
    await call("POST", path, { token: bearer, json: { refreshToken: "x" }, headers });
    expect([path, await rows(key)]).toEqual([path, 0]);
  }
});

test("a key whose first request crashed can be used again after a minute", async () => {
  const { token } = await logIn();
  const key = crypto.randomUUID();
  await uploadOnce(token, key);
  await query(
    `update idempotency_keys set status = null, body = null,
       started_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-61 seconds') where key = ?`,
    [key],
  );
  const second = await uploadOnce(token, key);
  expect(second.status).toBe(201);
  expect(second.headers.get("Idempotency-Replayed")).toBeNull();
});

test("the schedule deletes expired keys, codes and logins and keeps the others", async () => {
  const some = async () => {
    const { token, phone } = await logIn();
    const key = crypto.randomUUID();
    await uploadOnce(token, key);
    return { phone, key };
  };
  const [old, young] = [await some(), await some()];
  const logins = "refresh_tokens where user_id = (select id from users where phone = ?)";
  const remainingCounts = async ({ phone, key }: typeof old) => {
    const count = async (rows: string, value: string) =>
      (await query(`select count(*) found from ${rows}`, [value]))[0]?.found;
    return Promise.all([
      count("otps where phone = ?", phone),
      count(logins, phone),
      count("idempotency_keys where key = ?", key),
    ]);
  };
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
  const { phone, key } = old;
  await query("update otps set created_at = ? where phone = ?", [ago(2), phone]);
  await query(
    "update refresh_tokens set expires_at = ? where user_id = (select id from users where phone = ?)",
    [ago(1), phone],
  );
  await query("update idempotency_keys set started_at = ? where key = ?", [ago(1), key]);
  await runSchedule();
  expect(await remainingCounts(old)).toEqual([0, 0, 0]);
  expect(await remainingCounts(young)).toEqual([1, 1, 1]);
});

test("repeats that wait for an interrupted first request do not keep others from applying", async () => {
  const jobId = (await postJob({ maxApplicants: 9 })).id;
  const applicant = async () => {
    const { token } = await logIn();
    const { body: resume } = await uploadResume(token);
    return { token, json: { jobId, resumeId: resume.id } };
  };
  const [one, other] = [await applicant(), await applicant()];
  const key = crypto.randomUUID();
  const headers = { "Idempotency-Key": key };
  const apply = () => call("POST", "/user/jobs/apply", { ...one, headers });
  const first = await apply();
  const [row] = await query("select status, body from idempotency_keys where key = ?", [key]);
  const set = (status: unknown, body: unknown) =>
    query("update idempotency_keys set status = ?, body = ?, started_at = ? where key = ?", [
      ...[status, body].map((value) => value as string | null),
      new Date().toISOString(),
      key,
    ]);
  await set(null, null);
  // More repeats than the API works on at once.
  const repeats = Array.from({ length: 12 }, apply);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const began = Date.now();
  expect((await call("POST", "/user/jobs/apply", other)).status).toBe(201);
  expect(Date.now() - began).toBeLessThan(5_000);
  await set(row?.status, row?.body);
  for (const { body } of await Promise.all(repeats)) expect(body).toEqual(first.body);
});
