import { expect, test } from "vitest";
import { networkOf } from "../../worker/domain/network.rules";
import { LIMITS } from "../../worker/facts/limits/limits";
import { type Console, RECOVERY_CODES } from "../../worker/facts/people/console";
import { type Person, PREFIXES, signIn, signInMember, signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { fill } from "../support/api/limits";
import { call, simulate } from "../support/api/product";
import { moveToAnotherNetwork, ownAddress, succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { newEmail } from "../support/people";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const refused = { status: 422, body: { code: "otp_invalid" } };
const paused = { status: 429, body: { code: "too_many_requests" } };

const own = (console: Console) => `${PREFIXES[console]}/recovery-codes`;
const make = (console: Console, { token }: Pick<Person, "token">, headers?: HeadersInit) =>
  call("POST", own(console), { token, headers });
const codesOf = async (console: Console, person: Pick<Person, "token">): Promise<string[]> =>
  (await succeeded(make(console, person))).codes;
const leftOf = async (console: Console, { token }: Pick<Person, "token">) =>
  (await succeeded(call("GET", own(console), { token }))).left;
const recover = (console: Console, email: string, recoveryCode: string | undefined) =>
  call("POST", `${PREFIXES[console]}/auth/recover`, { json: { email, recoveryCode } });

const mailsAbout = async (email: string, subject: string): Promise<{ text: string }[]> => {
  const mails: { subject: string; text: string }[] = await simulate(
    `/inbox/email?to=${encodeURIComponent(email)}`,
  );
  return mails.filter((mail) => mail.subject.includes(subject));
};
const mailAbout = async (email: string, subject: string) =>
  (
    await eventually(
      () => mailsAbout(email, subject),
      (mails) => mails.length > 0,
    )
  )[0];

test.each([
  ["staff", "staff", () => signInStaff("support")],
  ["hiring", "member", () => signInMember({ role: "front_desk" })],
] as const)("a person of the %s console signs in with a recovery code, once", async (console, kind, enter) => {
  const person = await enter();
  expect(await leftOf(console, person)).toBe(0);
  const answer = await make(console, person);
  expect(answer).toMatchObject({ status: 201, headers: expect.anything() });
  const { codes, madeAt } = answer.body;
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const mail = await mailAbout(person.email, "You have new recovery codes");
  expect(mail?.text).toContain("All older ones are void");
  for (const code of codes) expect(mail?.text).not.toContain(code);

  // As a person may type it from paper.
  const typed = ` ${codes[0].toLowerCase().replaceAll("-", " ")}`;
  const entered = await recover(console, person.email.toUpperCase(), typed);
  expect(entered).toMatchObject({
    status: 200,
    body: { person: { id: person.id, email: person.email, name: person.name } },
  });
  const { token } = entered.body.session;
  expect(await succeeded(call("GET", own(console), { token }))).toEqual({
    left: RECOVERY_CODES - 1,
    madeAt,
  });
  expect(await recover(console, person.email, codes[0])).toMatchObject(refused);
  const used = await mailAbout(person.email, "A recovery code signed you in");
  expect(used?.text).toContain(`${RECOVERY_CODES - 1} codes are left`);

  const audited = await query(
    "select action from audit_log where actor_id = ? and actor_kind = ? order by id",
    [person.id, kind],
  );
  expect(audited.map(({ action }) => action)).toEqual([
    "session.start",
    "recovery_codes.make",
    "recovery_codes.use",
    "session.start",
  ]);
  const stored = JSON.stringify(await query("select * from recovery_codes"));
  for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
});

test("of parallel uses of one code, only one signs in", async () => {
  const person = await signInStaff("admin");
  const [code] = await codesOf("staff", person);
  const answers = await Promise.all([1, 2, 3, 4].map(() => recover("staff", person.email, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(await leftOf("staff", person)).toBe(RECOVERY_CODES - 1);
  const begun = await query(
    "select count(*) as n from console_sessions where staff_id = ? and ended_at is null",
    [person.id],
  );
  expect(begun[0]?.n).toBe(2);
});

test("new codes make the old ones void, and a repeat of the same request makes none", async () => {
  const person = await signInMember({ role: "owner" });
  const [old] = await codesOf("hiring", person);
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const both = await Promise.all([1, 2].map(() => make("hiring", person, headers)));
  const [first, repeat] = both.map(({ body }) => body.codes);
  expect(repeat).toEqual(first);
  expect(await recover("hiring", person.email, old)).toMatchObject(refused);
  expect((await recover("hiring", person.email, first[0])).status).toBe(200);
});

test("a code belongs to one person of one console, and a refusal does not reveal which addresses exist", async () => {
  const [person, other] = [await signInStaff("admin"), await signInStaff("support")];
  const [code] = await codesOf("staff", person);
  const wrong = await recover("staff", person.email, "2222-2222-2222-2222");
  expect(wrong).toMatchObject(refused);
  for (const [console, email] of [
    ["staff", other.email],
    ["staff", newEmail()],
    ["hiring", person.email],
  ] as const) {
    const answer = await recover(console, email, code);
    expect([answer.status, answer.body]).toEqual([wrong.status, wrong.body]);
  }
  for (const recoveryCode of ["", "2222-2222-2222", "OOOO-OOOO-OOOO-OOOO", "2".repeat(99)]) {
    expect(await recover("staff", person.email, recoveryCode)).toMatchObject({
      status: 422,
      body: { code: "invalid", fields: { recoveryCode: expect.stringContaining("16") } },
    });
  }
  expect((await recover("staff", person.email, code)).status).toBe(200);
});

test("codes end with the access of their person, and stay void when the access begins again", async () => {
  const admin = await signInStaff("admin");
  const former = await signInStaff("support");
  const [code] = await codesOf("staff", former);
  const { token } = admin;
  await succeeded(call("POST", `/ops/staff/${former.id}/end`, { token }));
  expect(await recover("staff", former.email, code)).toMatchObject(refused);
  const json = { email: former.email, name: former.name, role: "support" };
  await succeeded(call("POST", "/ops/staff", { token, json }));
  expect(await recover("staff", former.email, code)).toMatchObject(refused);

  const owner = await signInMember({ role: "owner" });
  const desk = await signInMember({ role: "front_desk", company: owner.companyId ?? 0 });
  const [deskCode] = await codesOf("hiring", desk);
  await succeeded(call("POST", "/employer/team/leave", { token: desk.token }));
  await signIn("hiring", desk.email);
  expect(await recover("hiring", desk.email, deskCode)).toMatchObject(refused);
});

test("wrong codes are limited, and a stranger's guesses do not lock the person out", async () => {
  const person = await signInStaff("admin");
  const [code, next] = await codesOf("staff", person);
  moveToAnotherNetwork();
  const guess = () => recover("staff", person.email, "2222-2222-2222-2222");
  const guesses = await Promise.all(
    Array.from({ length: LIMITS.recoveryTriesOfAddress.max + 3 }, guess),
  );
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(
    LIMITS.recoveryTriesOfAddress.max,
  );
  // Above the limit, a correct code gets the same answer as a wrong one.
  const late = await recover("staff", person.email, code);
  expect(late).toMatchObject(paused);
  expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(3_000);
  expect(late.body.message).toContain("by mail");
  expect((await signIn("staff", person.email)).person.id).toBe(person.id);
  moveToAnotherNetwork();
  expect((await recover("staff", person.email, code)).status).toBe(200);

  await fill(LIMITS.recoveryTriesOfNetwork, networkOf(ownAddress()), 900);
  expect(await recover("staff", person.email, next)).toMatchObject(paused);
  expect((await signIn("staff", person.email)).person.id).toBe(person.id);
  moveToAnotherNetwork();
  expect((await recover("staff", person.email, next)).status).toBe(200);
});

test("making codes needs a fresh proof, and a recovery code is one", async () => {
  const person = await signInStaff("admin");
  const codes = await codesOf("staff", person);
  const age = () =>
    query("update console_sessions set proven_at = ? where staff_id = ?", [ago(601), person.id]);
  await age();
  expect(await make("staff", person)).toMatchObject({
    status: 403,
    body: { code: "proof_needed" },
  });
  const { body } = await recover("staff", person.email, codes[0]);
  expect((await make("staff", body.session)).status).toBe(201);
});

test("a person can make codes ten times a day", async () => {
  const person = await signInMember({ role: "recruiter" });
  await fill(LIMITS.recoveryCodesOfPerson, `hiring:${person.id}`, 900, 1);
  const [code] = await codesOf("hiring", person);
  expect(await make("hiring", person)).toMatchObject(paused);
  expect((await recover("hiring", person.email, code)).status).toBe(200);
});

test("a recovery code does not prove a mailbox", async () => {
  const person = await signInMember({ role: "owner" });
  const [code] = await codesOf("hiring", person);
  const provenAt = async () =>
    (await query("select proven_at from company_members where id = ?", [person.id]))[0];
  const before = await provenAt();
  await succeeded(recover("hiring", person.email, code));
  expect(await provenAt()).toEqual(before);
});
