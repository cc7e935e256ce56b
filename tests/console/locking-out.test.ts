import { expect, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { own } from "../support/api/companies";
import {
  allowNextMail,
  askForMail,
  mailOf,
  type Person,
  signIn,
  signInMember,
  signInStaff,
} from "../support/api/console";
import { query } from "../support/api/database";
import { fill } from "../support/api/limits";
import { call } from "../support/api/product";
import { moveToAnotherNetwork } from "../support/client";
import { newEmail } from "../support/people";

// A stranger who knows an address can neither lock its owner out, nor take it, nor flood it.

const verify = (json: object, prefix = "/employer") =>
  call("POST", `${prefix}/auth/verify-code`, { json });
const invite = (by: Person, email: string, role = "front_desk") =>
  call("POST", "/employer/team", { token: by.token, json: { email, name: "Ravi Iyer", role } });
const leave = ({ token }: { token: string }) => call("POST", "/employer/team/leave", { token });
const refused = (status: number, code: string) => ({ status, body: { code } });

test.each([
  ["staff", "/ops", () => signInStaff("admin")],
  ["hiring", "/employer", () => signInMember({ role: "owner" })],
] as const)("a stranger who asks for all the mails of a %s mailbox leaves its owner a link", async (console, prefix, enter) => {
  const { email } = await enter();
  moveToAnotherNetwork();
  const { signInMailsOfAddress: limit } = LIMITS;
  await fill({ ...limit, max: limit.max - 1 }, `${console}:${email}`, 3_000);
  const { link, code, key } = await askForMail(console, email);
  for (let tries = 0; tries < 5; tries += 1) {
    await verify({ key, code: code === "000000" ? "111111" : "000000" }, prefix);
  }
  const [mail] = await query("select expires_at from sign_in_codes where key = ?", [key]);
  // The code stays valid until another mail is allowed.
  const remainingSeconds = (Date.parse(String(mail?.expires_at)) - Date.now()) / 1_000;
  expect(remainingSeconds).toBeGreaterThan(2_900);
  await allowNextMail(console, email);
  const next = await call("POST", `${prefix}/auth/send-code`, { json: { email } });
  expect(next).toMatchObject(refused(429, "too_many_requests"));
  expect(next.body.message).toContain("still works");
  expect((await verify({ link, code }, prefix)).status).toBe(200);
});

test.each([
  ["staff", "/ops", () => signInStaff("admin")],
  ["hiring", "/employer", () => signInMember({ role: "owner" })],
] as const)("a stranger who asks for mails to other spellings of a %s mailbox leaves its owner the next one", async (console, prefix, enter) => {
  const { email } = await enter();
  const [name, host] = email.split("@");
  moveToAnotherNetwork();
  await allowNextMail(console, email);
  const send = (to: string) => call("POST", `${prefix}/auth/send-code`, { json: { email: to } });
  for (const tag of ["+a", "+b", "+c"]) await send(`${name}${tag}@${host}`);
  expect((await send(email)).status).toBe(200);
  await mailOf(email, 2);
});

test("a stranger's invitation does not keep a person from founding a company", async () => {
  const stranger = await signInMember({ role: "owner" });
  const email = newEmail();
  await invite(stranger, email);
  const free = await signIn("hiring", email);
  expect(free.company).toBeNull();
  expect((await own(free, "PATCH", "", { name: "Ganga Stores" })).status).toBe(200);
  expect(await leave(free)).toMatchObject(refused(409, "last_owner"));
  const { body: team } = await call("GET", "/employer/team", { token: stranger.token });
  expect(team.map(({ email }: Person) => email)).toEqual([stranger.email]);
});

test("all companies together send a mailbox three invitations a day, and invited people have the same mail limit", async () => {
  const email = newEmail();
  const [name, host] = email.split("@");
  const companies = await Promise.all([1, 2, 3, 4].map(() => signInMember({ role: "owner" })));
  const statuses: number[] = [];
  for (const [at, owner] of companies.entries()) {
    statuses.push((await invite(owner, `${name}+${at}@${host}`)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  for (let mails = 0; mails < 3; mails += 1) await askForMail("hiring", `${name}+1@${host}`);
  moveToAnotherNetwork();
  await allowNextMail("hiring", email);
  const more = await call("POST", "/employer/auth/send-code", {
    json: { email: `${name}+2@${host}` },
  });
  expect(more).toMatchObject(refused(429, "too_many_requests"));
});
