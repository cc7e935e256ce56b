import { randomInt } from "node:crypto";
import { expect, inject } from "vitest";
import { type Answer, undocumented } from "./documented";

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const WAIT_MS = 15_000;

interface Sent {
  token?: string;
  json?: unknown;
  form?: FormData | string;
  headers?: HeadersInit;
}

/** Each test file calls from a network of its own, or one file would use up another's limits. */
const NETWORK = `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;

/** One call to `url`, as any client makes it. */
export async function callAt(method: string, url: string, options: Sent = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", NETWORK);
  if (options.token) headers.set("Authorization", `Bearer ${options.token}`);
  if (options.json !== undefined) headers.set("Content-Type", "application/json");
  const response = await fetch(url, {
    method,
    headers,
    redirect: "manual",
    body: options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json)),
  });
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json");
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

/** One call to the product; its answer must be as documented. */
export async function call(method: string, path: string, options?: Sent): Promise<Answer> {
  const answer = await callAt(method, inject("product") + path, options);
  expect(await undocumented(inject("product"), method, path, answer)).toBeNull();
  return answer;
}

/** A call to the providers' simulators. */
export async function simulate(path: string, json?: unknown): Promise<any> {
  const response = await fetch(inject("simulators") + path, {
    method: json === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json" },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  return response.json();
}

/** Asks again until `ready` is true of the answer: for what the queue does in its own time. */
export async function eventually<T>(ask: () => Promise<T>, ready: (answer: T) => boolean) {
  const limit = Date.now() + WAIT_MS;
  for (;;) {
    const answer = await ask();
    if (ready(answer)) return answer;
    if (Date.now() > limit) throw new Error(`Still not ready: ${JSON.stringify(answer)}`);
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** Fires the schedule once, as the cron trigger does every minute. */
export async function runSchedule(): Promise<void> {
  await fetch(inject("schedule"), { method: "POST" });
}

export const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;

/** The newest code sent to a phone. Other messages may have come since. */
export async function newestCode(phone: string): Promise<string> {
  const inbox: { text: string }[] = await simulate(`/inbox/sms?to=${phone}`);
  return inbox.find(({ text }) => /^\d/.test(text))?.text.slice(0, 4) ?? "";
}

/** A candidate who logged in with a code, with a complete profile unless told otherwise. */
export async function logIn(phone = newPhone(), complete = true, device?: string) {
  // People log in from addresses of their own: many from one would meet the flood shield.
  const { body: sent } = await call("POST", "/user/auth/send-otp", {
    json: { phone, device },
    headers: { "CF-Connecting-IP": `2001:${phone.replace(/\B(?=(\d{4})+$)/g, ":")}::1` },
  });
  const otp = await newestCode(phone);
  const json = { key: sent.key, otp, device };
  const { body } = await call("POST", "/user/auth/verify-otp", { json });
  const token: string = body.tokens.access.token;
  const email = `p${phone}@example.in`;
  if (complete) {
    await call("PATCH", "/user/profile", {
      token,
      json: { name: "Asha Verma", email, dob: "1999-08-15", gender: "FEMALE", age: 1 },
    });
  }
  return { phone, email, token, tokens: body.tokens, user: body.user };
}

/** Uploads a small PDF. */
export async function uploadResume(token: string, name = "Asha resume.pdf", content = PDF) {
  const form = new FormData();
  form.set("resume", new File([content], name));
  return call("POST", "/user/resume", { token, form });
}
