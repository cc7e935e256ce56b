import { request } from "node:http";
import { expect, inject, test } from "vitest";
import { logIn } from "../support/api/people";
import { call, runSchedule } from "../support/api/product";
import { staffToken } from "../support/api/staff";

async function post(path: string, init: RequestInit): Promise<[number, string]> {
  const answer = await fetch(inject("product") + path, { method: "POST", ...init });
  return [answer.status, ((await answer.json()) as { code: string }).code];
}
const typed = (type: string, body: string) => ({ headers: { "Content-Type": type }, body });

test("malformed JSON is 400, another content type 415, too large a body 413", async () => {
  const path = "/user/auth/send-otp";
  expect(await post(path, typed("application/json", "{"))).toEqual([400, "malformed_json"]);
  const form = typed("application/x-www-form-urlencoded", "phone=9876543210");
  expect(await post(path, form)).toEqual([415, "unsupported_type"]);
  const json = JSON.stringify({ phone: "9".repeat(2 * 1024 * 1024) });
  expect(await post(path, typed("application/json", json))).toEqual([413, "body_too_large"]);
  const list = JSON.stringify({ phone: Array(30_000).fill(1) });
  expect(await post(path, typed("application/json", list))).toEqual([413, "body_too_large"]);
  const deep = "[".repeat(30_000) + "]".repeat(30_000);
  expect(await post(path, typed("application/json", deep))).toEqual([413, "body_too_large"]);
});

test("an upload without a Content-Length is answered too", async () => {
  const { token } = await logIn();
  const chunk = new Uint8Array(1024 * 1024);
  let remainingChunks = 8;
  const body = new ReadableStream({
    pull(controller) {
      if (remainingChunks-- > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const type = "multipart/form-data; boundary=x";
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": type };
  const init: RequestInit & { duplex: "half" } = { headers, body, duplex: "half" };
  expect(await post("/user/resume", init)).toEqual([413, "resume_too_large"]);
});

/** Sends a body, or only its headers: `fetch` can do neither with a GET. */
const ask = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const clientRequest = request(inject("product") + path, { method, headers, agent: false });
    clientRequest.on("response", (answer) =>
      answer.resume().on("end", () => resolve(answer.statusCode)),
    );
    clientRequest.on("error", reject);
    clientRequest.end(body);
  });

test("a body sent with GET or HEAD is ignored", async () => {
  const { token } = await logIn();
  const candidate = { Authorization: `Bearer ${token}` };
  const staff = { Authorization: `Bearer ${staffToken()}` };
  // The health check passes for some minutes after a run of the schedule.
  await runSchedule();
  for (const method of ["GET", "HEAD"]) {
    expect(await ask(method, "/healthz", { "Content-Length": "0" })).toBe(200);
    expect(await ask(method, "/user/profile", candidate, "{}")).toBe(200);
    expect(await ask(method, "/ops/jobs", staff, '{"limit":1}')).toBe(200);
    expect(await ask(method, "/user/jobs", {}, "x".repeat(2 * 1024 * 1024))).toBe(200);
  }
});

test("an unsupported method is 405, and the answer lists the supported ones", async () => {
  const answer = await call("PUT", "/user/jobs");
  expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  expect((await call("GET", "/user/nothing")).status).toBe(404);
});

test.each([
  "0",
  "-1",
  "1.5",
  "1e3",
  "9007199254740993",
  "abc",
  "%00",
  "१",
])("the unknown id %s in a path is 404", async (id) => {
  expect((await call("GET", `/user/jobs/${id}`)).status).toBe(404);
});

test("an id in a body that is not a number is 404", async () => {
  const { token } = await logIn();
  for (const jobId of [{ toString: 1, valueOf: 1 }, {}, [[]], true, "1e0", -1]) {
    const applying = await call("POST", "/user/jobs/apply", {
      token,
      json: { jobId, resumeId: 1 },
    });
    expect(applying.status).toBe(404);
  }
});

test.each([
  "[]",
  "null",
  "1",
  '"text"',
])("the body %s is refused with a message of our own", async (body) => {
  const answer = await fetch(`${inject("product")}/user/auth/send-otp`, {
    method: "POST",
    ...typed("application/json", body),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ message: "Give an object of named values" });
});

test("every answer carries a request id, which is the caller's own if it is plain", async () => {
  const answer = await call("GET", "/healthz", { headers: { "X-Request-Id": "order-12345678" } });
  expect(answer.headers.get("X-Request-Id")).toBe("order-12345678");
  const strange = await call("GET", "/user/nothing", { headers: { "X-Request-Id": '"}{' } });
  expect(strange.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  const page = await fetch(`${inject("product")}/about`);
  expect(page.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("other origins get no CORS headers, and personal answers are not cached", async () => {
  const { token } = await logIn();
  const answer = await call("GET", "/user/profile", {
    token,
    headers: { Origin: "https://elsewhere.example" },
  });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test.each([
  0,
  -1,
  1.5,
  2 ** 53,
  "abc",
])("the unknown id %s in a body is 404, whatever else the body lacks", async (id) => {
  const { token } = await logIn();
  const apply = (json: unknown) => call("POST", "/user/jobs/apply", { token, json });
  expect((await apply({ jobId: id })).status).toBe(404);
  expect((await apply({ resumeId: id })).status).toBe(404);
  const order = { applicationId: id, amount: "a lot" };
  const ordered = await call("POST", "/user/payment/create-order", { token, json: order });
  expect(ordered.status).toBe(404);
  expect((await apply({})).status).toBe(422);
  const saved = await call("GET", "/user/jobs/999999999/saveJob?saved=perhaps", { token });
  expect(saved.status).toBe(404);
});

test.each([
  ["GET", "/user/jobs?limit=abc", undefined, { limit: "Give a number" }],
  ["GET", "/user/jobs?limit=0", undefined, { limit: "Give at least 1" }],
  ["GET", "/user/jobs?limit=101", undefined, { limit: "Give at most 100" }],
  ["GET", "/user/jobs?free=no", undefined, { free: "Choose true" }],
  ["GET", "/user/jobs/1/saveJob?saved=1", undefined, { saved: "Choose true or false" }],
  ["POST", "/user/auth/refresh-tokens", {}, { refreshToken: "This is missing" }],
  ["POST", "/user/auth/refresh-tokens", { refreshToken: 1 }, { refreshToken: "Give a text" }],
  [
    "POST",
    "/user/auth/refresh-tokens",
    { refreshToken: "" },
    { refreshToken: "Give at least 1 character" },
  ],
  ["POST", "/user/jobs/apply", {}, { jobId: "This is missing" }],
])("%s %s says in plain words what is wrong", async (method, path, json, fields) => {
  const { token } = await logIn();
  const answer = await call(method, path, { token, json });
  expect(answer.body.fields).toMatchObject(fields);
  expect(answer.body.message).not.toMatch(/expected|undefined|NaN/);
});
