import { expect, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { applied } from "../support/api/applicant";
import { query } from "../support/api/database";
import { empty, fill } from "../support/api/limits";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { newPhone } from "../support/people";

const QUERY = { subject: "Which gate?", description: "Which gate do I come to?" };

const refresh = (refreshToken: string, device?: string) =>
  call("POST", "/user/auth/refresh-tokens", { json: { refreshToken, device } });
const logOut = (refreshToken: string) =>
  call("POST", "/user/auth/logout", { json: { refreshToken } });
/** Makes the refresh tokens of a user a minute older. */
const minuteLater = (userId: number) =>
  query(
    `update refresh_tokens set first_used_at = strftime('%Y-%m-%dT%H:%M:%fZ', first_used_at, '-60 seconds')
     where user_id = ?`,
    [userId],
  );
const idOf = (token: string): number =>
  Number(
    JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))).sub,
  );

test("twenty parallel refreshes leave one valid chain of tokens", async () => {
  const { tokens } = await logIn();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refresh(tokens.refresh.token)),
  );
  const next = new Set(answers.map((a) => a.body.tokens?.refresh.token));
  expect(answers.map((a) => a.status)).toEqual(Array(20).fill(200));
  expect(next.size).toBe(1);
  const [successor] = next;
  const later = await refresh(successor);
  expect(later.status).toBe(200);
  expect(later.body.tokens.refresh.token).not.toBe(successor);
});

test("a refresh whose answer was lost can be repeated a minute later", async () => {
  const { tokens, token } = await logIn();
  const lost = await refresh(tokens.refresh.token);
  await minuteLater(idOf(token));
  const again = await refresh(tokens.refresh.token);
  expect(again.body.tokens.refresh.token).toBe(lost.body.tokens.refresh.token);
});

test("a token used again after its successor was used revokes the family", async () => {
  const { tokens, token } = await logIn();
  const { body: second } = await refresh(tokens.refresh.token);
  const { body: third } = await refresh(second.tokens.refresh.token);
  expect((await refresh(tokens.refresh.token)).status).toBe(200);
  await minuteLater(idOf(token));
  expect((await refresh(tokens.refresh.token)).status).toBe(401);
  expect((await refresh(third.tokens.refresh.token)).status).toBe(401);
});

test("logging out revokes the family and never fails", async () => {
  const { tokens } = await logIn();
  const { body: second } = await refresh(tokens.refresh.token);
  expect((await logOut(tokens.refresh.token)).status).toBe(204);
  expect((await logOut("unknown")).status).toBe(204);
  expect((await refresh(second.tokens.refresh.token)).status).toBe(401);
});

test("a device's refresh token that comes from another device, or from none, ends the login", async () => {
  const [own, thief] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const other of [thief, undefined]) {
    const { tokens } = await logIn(newPhone(), false, own);
    const { body: second } = await refresh(tokens.refresh.token, own);
    expect((await refresh(second.tokens.refresh.token, other)).status).toBe(401);
    // Either of the two can be the thief, so both are logged out.
    expect((await refresh(second.tokens.refresh.token, own)).status).toBe(401);
    const token = second.tokens.access.token;
    expect((await call("PATCH", "/user/profile", { token, json: {} })).status).toBe(401);
  }
});

test("a login without a device belongs to the first device that renews it", async () => {
  const { tokens } = await logIn(newPhone(), false);
  const first = crypto.randomUUID();
  const { body } = await refresh(tokens.refresh.token, first);
  expect((await refresh(body.tokens.refresh.token, first)).status).toBe(200);
  expect((await refresh(tokens.refresh.token, crypto.randomUUID())).status).toBe(401);
  expect((await refresh(body.tokens.refresh.token, first)).status).toBe(401);
});

test("a login without a device that several renew at once belongs to one at most, and ends", async () => {
  const { tokens } = await logIn(newPhone(), false);
  const devices = Array.from({ length: 12 }, () => crypto.randomUUID());
  const answers = await Promise.all(devices.map((device) => refresh(tokens.refresh.token, device)));
  const renewed = answers.filter(({ status }) => status === 200);
  expect(renewed.length).toBeLessThanOrEqual(1);
  for (const { body } of renewed) {
    const token = body.tokens.access.token;
    expect((await call("PATCH", "/user/notifications/read", { token })).status).toBe(401);
  }
});

test("after logging out, an access token can't pay, change, open or read anything private", async () => {
  const person = await logIn();
  const { tokens, token } = person;
  const { id, jobId } = await applied((await postJob()).id, person);
  expect((await logOut(tokens.refresh.token)).status).toBe(204);
  const profile = { name: "Someone Else", email: "x@example.in", dob: "1999-08-15" };
  const order = { amount: "19900", applicationId: 1 };
  const refused = await Promise.all([
    call("PATCH", "/user/profile", { token, json: profile }),
    call("POST", "/user/payment/create-order", { token, json: order }),
    call("POST", "/user/jobs/apply", { token, json: { jobId: 1, resumeId: 1 } }),
    call("POST", "/user/queries", { token, json: QUERY }),
    call("PATCH", "/user/notifications/read", { token }),
    call("DELETE", "/user/notifications/1", { token }),
    call("GET", "/user/resume", { token }),
    call("GET", `/user/jobs/${jobId}/assessment-link`, { token }),
    call("GET", `/user/jobs/${jobId}/application`, { token }),
    call("GET", `/user/applications/${id}`, { token }),
    call("GET", "/user/applications", { token }),
    call("GET", "/user/jobs/1/saveJob", { token }),
    call("GET", "/user/profile", { token }),
    call("GET", "/user/notifications", { token }),
    uploadResume(token),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(Array(15).fill(401));
  expect((await call("GET", "/user/jobs", { token })).status).toBe(200);
});

test("after logging out, an access token changes nothing", async () => {
  const person = await logIn();
  const { tokens, token } = person;
  const { id: resumeId } = (await uploadResume(token)).body;
  const [applying, open] = await Promise.all([postJob(), postJob()]);
  await applied(applying.id, person);
  const rows = () =>
    Promise.all([
      query("select name, email from users where id = ?", [idOf(token)]),
      query("select job_id from applications where user_id = ?", [idOf(token)]),
      query("select job_id from saved_jobs where user_id = ?", [idOf(token)]),
      query("select id from queries where user_id = ?", [idOf(token)]),
      query("select id, state from resumes where user_id = ?", [idOf(token)]),
    ]);
  expect((await logOut(tokens.refresh.token)).status).toBe(204);
  const before = await rows();
  const profile = { name: "Someone Else", email: "x@example.in", dob: "1999-08-15" };
  const refused = await Promise.all([
    call("PATCH", "/user/profile", { token, json: profile }),
    call("POST", "/user/jobs/apply", { token, json: { jobId: open.id, resumeId } }),
    call("POST", "/user/queries", { token, json: QUERY }),
    call("GET", `/user/jobs/${open.id}/saveJob?saved=true`, { token }),
    call("DELETE", `/user/resume/${resumeId}`, { token }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(401));
  expect(await rows()).toEqual(before);
});

const refreshFrom = (address: string, refreshToken: string, device?: string) =>
  call("POST", "/user/auth/refresh-tokens", {
    json: { refreshToken, device },
    headers: { "CF-Connecting-IP": address },
  });

function expectWait(refused: Awaited<ReturnType<typeof refresh>>) {
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(580);
  expect(wait).toBeLessThanOrEqual(600);
}

test("after 300 renewals in an hour a person has to wait, and the login stays as it was", async () => {
  expect(LIMITS.refreshesOfPerson.max).toBe(300);
  const { tokens, token } = await logIn(newPhone(), false);
  await fill(LIMITS.refreshesOfPerson, idOf(token), 600);
  expectWait(await refresh(tokens.refresh.token));
  await empty(LIMITS.refreshesOfPerson, idOf(token));
  expect((await refresh(tokens.refresh.token)).status).toBe(200);
});

test("6,000 invalid tokens of one network block only invalid ones: a valid one passes", async () => {
  expect(LIMITS.deadRefreshesOfNetwork.max).toBe(6_000);
  const address = "198.51.100.77";
  const [{ tokens }, ended] = await Promise.all([
    logIn(newPhone(), false),
    logIn(newPhone(), false),
  ]);
  await logOut(ended.tokens.refresh.token);
  await fill(LIMITS.deadRefreshesOfNetwork, address, 600, 2);
  for (const dead of ["made up", ended.tokens.refresh.token])
    expect((await refreshFrom(address, dead)).status).toBe(401);
  for (const dead of ["made up", ended.tokens.refresh.token])
    expectWait(await refreshFrom(address, dead));
  expect((await refreshFrom(address, tokens.refresh.token)).status).toBe(200);
});

test("ended, copied and made-up tokens do not count as renewals of their owner", async () => {
  const phone = newPhone();
  const [own, thief] = [crypto.randomUUID(), crypto.randomUUID()];
  const ended = await logIn(phone, false, own);
  await logOut(ended.tokens.refresh.token);
  const logInAgain = async () => {
    await query("update otps set created_at = '2026-01-01T00:00:00.000Z' where phone = ?", [phone]);
    return (await logIn(phone, false, own)).tokens.refresh.token;
  };
  const [copied, good] = [await logInAgain(), await logInAgain()];
  await fill(LIMITS.refreshesOfPerson, idOf(ended.token), 600, 1);
  for (let times = 0; times < 3; times += 1) {
    expect((await refresh(ended.tokens.refresh.token, own)).status).toBe(401);
    expect((await refresh(copied, thief)).status).toBe(401);
  }
  expect((await refresh(good, own)).status).toBe(200);
  expectWait(await refresh(good, own));
});

test("an access token names its key and can't be forged", async () => {
  const { token } = await logIn();
  const [head = "", body = "", signature = ""] = token.split(".");
  const header = JSON.parse(atob(head));
  expect(header).toMatchObject({ alg: "HS256", typ: "JWT" });
  expect(header.kid).toMatch(/^[0-9a-f]{8}$/);
  const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("=", "");
  const flipped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const forged = [
    `${encode({ ...header, alg: "none" })}.${body}.`,
    `${encode({ ...header, alg: "HS512" })}.${body}.${signature}`,
    `${encode({ ...header, kid: "00000000" })}.${body}.${signature}`,
    `${head}.${encode({ sub: "1", exp: 9_999_999_999 })}.${signature}`,
    `${head}.${body}.${flipped}`,
    `${head}.${body}`,
  ];
  for (const bad of forged) {
    expect((await call("GET", "/user/profile", { token: bad })).status).toBe(401);
  }
  expect((await call("GET", "/user/profile", { token })).status).toBe(200);
});
