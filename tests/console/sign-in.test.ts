import { expect, test } from "vitest";
import { networkOf } from "../../worker/domain/network.rules";
import { LIMITS } from "../../worker/facts/limits/limits";
import {
  allowNextMail,
  askForMail,
  mailOf,
  newCompany,
  PREFIXES,
  signIn,
  signInMails,
  signInMember,
  signInStaff,
} from "../support/api/console";
import { query } from "../support/api/database";
import { fill } from "../support/api/limits";
import { call } from "../support/api/product";
import { moveToAnotherNetwork, ownAddress } from "../support/client";
import { newEmail } from "../support/people";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const verify = (json: object, prefix = "/employer") =>
  call("POST", `${prefix}/auth/verify-code`, { json });
const linkPage = (link: string) => call("GET", `/employer/auth/links/${link}`);
const wrongOf = (code: string) => (code === "000000" ? "111111" : "000000");
/** Live codes of `count` mailboxes, whose values are unknown. */
async function unknownCodes(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => crypto.randomUUID());
  await query(
    `insert into sign_in_codes (key, console, email, code_hmac, link_hash, wrong_tries, expires_at, created_at)
      select value, 'hiring', value || '@example.in', 'none', value, 0, ?, ? from json_each(?)`,
    [ago(-300), ago(0), JSON.stringify(keys)],
  );
  return keys;
}
const refused = (code: string) => ({ status: 422, body: { code } });

test.each([
  ["staff", "staff", 12, () => signInStaff("support")],
  ["hiring", "member", 720, () => signInMember({ role: "recruiter" })],
] as const)("a person of the %s console signs in with a code, once", async (console, kind, hours, enter) => {
  const person = await enter();
  const prefix = PREFIXES[console];
  const { key, code } = await askForMail(console, person.email.toUpperCase());
  expect(await verify({ key, code: wrongOf(code) }, prefix)).toMatchObject(refused("otp_invalid"));
  const answer = await verify({ key, code }, prefix);
  expect(answer).toMatchObject({
    status: 200,
    body: { person: { id: person.id, email: person.email, name: person.name } },
  });
  const remainingMs = Date.parse(answer.body.session.expires) - Date.now();
  expect(Math.round(remainingMs / 3_600_000)).toBe(hours);
  expect(await verify({ key, code }, prefix)).toMatchObject(refused("otp_expired"));
  const started = await query(
    "select count(*) as n from audit_log where action = 'session.start' and actor_id = ? and actor_kind = ?",
    [person.id, kind],
  );
  expect(started[0]?.n).toBe(2);
  const stored = await query(`select * from sign_in_codes where email = ?`, [person.email]);
  expect(JSON.stringify(stored)).not.toContain(code);
});

test("a mail's link signs in the browser that asked for it, and another browser only with the code", async () => {
  const company = await newCompany("Ganga Stores");
  const { email } = await signInMember({ role: "owner", company });
  const first = await askForMail("hiring", email);
  // A mail scanner may open the link, too.
  const expected = { email, company: "Ganga Stores", needsCode: true };
  expect(await linkPage(first.link)).toMatchObject({ status: 200, body: expected });
  expect((await linkPage(first.link)).status).toBe(200);
  const signedIn = await verify({ link: first.link, key: first.key });
  expect(signedIn).toMatchObject({ status: 200, body: { company: { id: company } } });
  expect((await linkPage(first.link)).status).toBe(404);
  expect(await verify({ link: first.link, key: first.key })).toMatchObject(refused("otp_expired"));

  const { link, code } = await askForMail("hiring", email);
  expect(await verify({ link })).toMatchObject(refused("otp_invalid"));
  expect(await verify({ link, key: first.key })).toMatchObject(refused("otp_invalid"));
  expect(await verify({ link, code: wrongOf(code) })).toMatchObject(refused("otp_invalid"));
  // The link does not work in the other console.
  expect(await verify({ link, code }, "/ops")).toMatchObject(refused("otp_expired"));
  expect((await verify({ link, code })).status).toBe(200);
});

test("an expired mail signs nobody in", async () => {
  const { email } = await signInMember({ role: "owner" });
  const { key, code, link } = await askForMail("hiring", email);
  await query("update sign_in_codes set expires_at = ? where key = ?", [ago(1), key]);
  expect(await verify({ key, code })).toMatchObject(refused("otp_expired"));
  expect(await verify({ link, key })).toMatchObject(refused("otp_expired"));
  expect((await linkPage(link)).status).toBe(404);
});

test("each parallel guess costs a try, and one mail signs in once", async () => {
  const { email } = await signInMember({ role: "owner" });
  const { key, code, link } = await askForMail("hiring", email);
  const guess = (json: object) => verify(json).then(({ body }) => body.code ?? "in");
  const guesses = await Promise.all(
    Array.from({ length: 9 }, () => guess({ key, code: wrongOf(code) })),
  );
  expect(guesses.filter((one) => one === "otp_invalid")).toHaveLength(5);
  expect(await verify({ key, code })).toMatchObject(refused("otp_expired"));
  // Wrong codes use up the tries of the code; the link in the mail still works.
  const both = await Promise.all([guess({ link, key }), guess({ link, key })]);
  expect(both.sort()).toEqual(["in", "otp_expired"]);

  const second = await askForMail("hiring", email);
  const rights = await Promise.all(
    Array.from({ length: 4 }, () => guess({ key: second.key, code: second.code })),
  );
  expect(rights.filter((one) => one === "in")).toHaveLength(1);
});

test("ten wrong codes a day pause codes, but never the link", async () => {
  const { email } = await signInMember({ role: "owner" });
  for (const _ of [1, 2]) {
    const { key, code } = await askForMail("hiring", email);
    for (let tries = 0; tries < 5; tries += 1) await verify({ key, code: wrongOf(code) });
  }
  const { key, code, link } = await askForMail("hiring", email);
  expect(await verify({ key, code })).toMatchObject({
    status: 429,
    body: { code: "sign_in_paused", message: expect.stringContaining("link") },
  });
  expect((await verify({ link, code })).status).toBe(200);
  const last = await askForMail("hiring", email);
  expect((await verify({ link: last.link, key: last.key })).status).toBe(200);
  await query("update sign_in_codes set created_at = ? where email = ?", [ago(86_401), email]);
  expect((await signIn("hiring", email)).person.email).toBe(email);
});

test("too many wrong codes from one network pause its codes for an hour, but never the link", async () => {
  moveToAnotherNetwork();
  const { email } = await signInMember({ role: "owner" });
  const { token, email: admin } = await signInStaff("admin");
  const limit = LIMITS.wrongSignInCodesOfNetwork;
  const remainingTries = 3;
  await fill(limit, networkOf(ownAddress()), 900, remainingTries);
  const { key, code, link } = await askForMail("hiring", email);
  const keys = await unknownCodes(10);
  const guesses = await Promise.all([...keys, ...keys].map((key) => verify({ key, code })));
  expect(guesses.filter(({ body }) => body.code === "otp_invalid")).toHaveLength(remainingTries);
  const paused = await verify({ key, code });
  expect(paused).toMatchObject({
    status: 429,
    body: { code: "too_many_requests", message: expect.stringContaining("link") },
  });
  expect(Number(paused.headers.get("Retry-After"))).toBeGreaterThan(880);
  expect(Number(paused.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
  const mail = await askForMail("staff", admin);
  const proof = { token, json: { key: mail.key, code: mail.code } };
  expect((await call("POST", "/ops/auth/prove", proof)).status).toBe(429);
  expect((await verify({ link: mail.link, key: mail.key }, "/ops")).status).toBe(200);
  expect((await verify({ link, code })).status).toBe(200);
  moveToAnotherNetwork();
  expect((await signIn("hiring", email)).person.email).toBe(email);
});

test("an unknown address gets three mails a day from the company console, and none from the staff console", async () => {
  const email = newEmail();
  const ask = (prefix: string, to = email) =>
    call("POST", `${prefix}/auth/send-code`, { json: { email: to } });
  const admin = await signInStaff("admin");
  await allowNextMail("staff", admin.email);
  const [unknown, answer] = [await ask("/ops"), await ask("/ops", admin.email)];
  expect([unknown.status, Object.keys(unknown.body)]).toEqual([
    answer.status,
    Object.keys(answer.body),
  ]);
  await mailOf(admin.email, 2);
  expect(await signInMails(email)).toEqual([]);

  const [name, host] = email.split("@");
  const variants = [email, `${name}+a@${host}`, email.toUpperCase()];
  for (const to of variants) expect((await askForMail("hiring", to)).code).toMatch(/^\d{6}$/);
  moveToAnotherNetwork();
  await allowNextMail("hiring", email);
  expect(await ask("/employer", `${name}+b@${host}`)).toMatchObject({
    status: 429,
    body: { code: "too_many_requests" },
  });
  expect(await signInMails(`${name}+b@${host}`)).toEqual([]);
});

test("a second mail can be sent only after a moment", async () => {
  const json = { email: newEmail() };
  const both = await Promise.all(
    [1, 2].map(() => call("POST", "/employer/auth/send-code", { json })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
});

test("a new address becomes a person without a company, and so does a former member", async () => {
  const newcomer = await signIn("hiring", newEmail());
  expect(newcomer).toMatchObject({ company: null, person: { name: null, role: null } });
  const { email, id } = await signInMember({ role: "owner" });
  await query("update company_members set ended_at = ? where id = ?", [ago(1), id]);
  expect(await signIn("hiring", email)).toMatchObject({
    company: null,
    person: { id, role: null },
  });
  const former = await signInStaff("admin");
  const { key, code } = await askForMail("staff", former.email);
  await query("update staff set ended_at = ? where id = ?", [ago(1), former.id]);
  expect(await verify({ key, code }, "/ops")).toMatchObject(refused("otp_expired"));
});

test("only a code of the person's own mailbox renews a proof", async () => {
  const admin = await signInStaff("admin");
  const other = await signInStaff("admin");
  await query("update console_sessions set proven_at = ? where id = ?", [
    ago(601),
    admin.sessionId,
  ]);
  const { token } = admin;
  const announce = () =>
    call("POST", "/ops/announcements", {
      token,
      json: { title: "Soon", body: "Doors open.", audience: { category: "Nobody" } },
    });
  expect(await announce()).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  const prove = async (email: string) => {
    const { key, code } = await askForMail("staff", email);
    return call("POST", "/ops/auth/prove", { token, json: { key, code } });
  };
  expect(await prove(other.email)).toMatchObject(refused("otp_expired"));
  expect((await announce()).status).toBe(403);
  expect((await prove(admin.email)).status).toBe(204);
  expect((await announce()).status).not.toBe(403);
});

test("a sign-in call with unknown or missing fields is refused", async () => {
  for (const [path, json] of [
    ["/ops/auth/send-code", { email: newEmail(), phone: "1" }],
    ["/employer/auth/verify-code", { key: "a", code: "000000", otp: "0000" }],
    ["/employer/auth/verify-code", { key: "a" }],
    ["/employer/auth/verify-code", {}],
  ] as const) {
    expect(await call("POST", path, { json })).toMatchObject({ status: 422 });
  }
});
