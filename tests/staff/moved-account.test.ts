import { expect, inject, test } from "vitest";
import { query } from "../support/api/database";
import { logIn, logInMoved, newestCode } from "../support/api/people";
import { call, screens } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { newSession } from "../support/form-browser";
import { get } from "../support/get";
import { newEmail, newPhone } from "../support/people";

// After staff move an account to another number, the old number gives no access to it.

const token = staffToken("admin");
const reason = "Lost the SIM; knew the last payment.";

async function personOf(phone: string): Promise<number> {
  const [row] = await query("select id from users where phone = ?", [phone]);
  return Number(row?.id);
}
const move = (id: number, phone: string) =>
  call("POST", `/ops/people/${id}/phone`, { token, json: { phone, reason } });
const block = (id: number, blocked: boolean) =>
  call("POST", `/ops/people/${id}/block`, { token, json: { blocked, reason } });

const LOGINS = 12;
test.each([
  1, 2, 3, 4,
])("no login on the old number survives a parallel move: round %i", async () => {
  const { phone } = await logIn();
  const [id, newNumber] = [await personOf(phone), newPhone()];
  const { body: codeRequest } = await eventually(
    () => call("POST", "/user/auth/send-otp", { json: { phone } }),
    ({ status }) => status === 200,
  );
  const otp = await newestCode(phone);
  const json = { key: codeRequest.key, otp, attempt: crypto.randomUUID() };
  const verify = () => call("POST", "/user/auth/verify-otp", { json });
  const [, ...answers] = await Promise.all([
    move(id, newNumber),
    ...Array.from({ length: LOGINS }, verify),
  ]);
  expect(await succeeded(call("GET", `/ops/people/${id}`, { token }))).toMatchObject({
    phone: newNumber,
    logins: 0,
  });
  for (const { status, body } of answers) {
    if (status !== 200) {
      expect([status, body.code]).toEqual([409, "stale_state"]);
      continue;
    }
    const { access, refresh } = body.tokens;
    const profile = await call("GET", "/user/profile", { token: access.token });
    const renewed = await call("POST", "/user/auth/refresh-tokens", {
      json: { refreshToken: refresh.token },
    });
    // A login after the move creates a new account.
    const isNew = profile.status === 200;
    expect(profile.body.phone).toBe(isNew ? phone : undefined);
    expect([profile.status, renewed.status]).toEqual(isNew ? [200, 200] : [401, 401]);
  }
});

test("an access token from before the move reads nothing, and the account has a new safety word", async () => {
  const one = await logIn();
  const before = await succeeded(call("GET", "/user/profile", one));
  const [id, phone] = [await personOf(one.phone), newPhone()];
  await succeeded(move(id, phone));
  for (const path of [
    "/user/profile",
    "/user/notifications",
    "/user/applications",
    "/user/resume",
    "/user/resume/draft",
    "/user/searches",
    "/user/searches/new-jobs",
    "/user/savedJobs",
    "/user/jobs/for-you",
    "/user/credits",
  ]) {
    const { status, body, headers } = await call("GET", path, { token: one.token });
    expect([path, status, body.code]).toEqual([path, 401, "unauthorized"]);
    expect(headers.get("X-Unread-Count")).toBeNull();
  }
  const after = await succeeded(call("GET", "/user/profile", await logInMoved(phone)));
  expect(after).toMatchObject({ phone, email: before.email });
  expect(after.safetyWord).not.toBe(before.safetyWord);
});

test("pages of a session from before the move show neither the new number nor the new safety word", async () => {
  const { cookie, phone: before } = await newSession(screens());
  const [id, phone] = [await personOf(before), newPhone()];
  await succeeded(move(id, phone));
  const [row] = await query("select safety_word as word from users where id = ?", [id]);
  for (const path of ["/profile", "/notifications", "/dashboard", "/saved-jobs", "/pricing"]) {
    const { status, text } = await get(inject("product") + path, { headers: { Cookie: cookie } });
    expect([path, [200, 302].includes(status)]).toEqual([path, true]);
    expect(text).not.toMatch(new RegExp(`${phone.slice(0, 5)}\\D?${phone.slice(5)}`));
    expect(text).not.toMatch(new RegExp(`\\b${row?.word}\\b`));
  }
});

test("a blocked person can't be moved, because the number would be free for another account", async () => {
  const { phone } = await logIn();
  const id = await personOf(phone);
  const newNumber = newPhone();
  await succeeded(block(id, true));
  expect(await move(id, newNumber)).toMatchObject({
    status: 409,
    body: { code: "person_blocked" },
  });
  expect(await personOf(phone)).toBe(id);
  expect((await move(id, phone)).status).toBe(200);
  await succeeded(block(id, false));
  expect((await move(id, newNumber)).body).toMatchObject({ phone: newNumber });
});

test("of a move and a block at once, the move never comes second", async () => {
  const { phone } = await logIn();
  const id = await personOf(phone);
  const [moved, blocked] = await Promise.all([move(id, newPhone()), block(id, true)]);
  expect(blocked.status).toBe(200);
  expect([undefined, "person_blocked", "stale_state"]).toContain(moved.body.code);
  const acts = await query(
    "select action from audit_log where subject = ? and action in ('person.phone', 'person.block') order by id",
    [String(id)],
  );
  const isMoved = moved.status === 200;
  expect(acts.map(({ action }) => action)).toEqual([
    ...(isMoved ? ["person.phone"] : []),
    "person.block",
  ]);
});

test("another letter case of a confirmed address keeps it confirmed", async () => {
  const { phone } = await logIn();
  const [id, email] = [await personOf(phone), newEmail()];
  const at = "2026-01-02T03:04:05.000Z";
  await query("update users set email = ?, email_verified_at = ? where id = ?", [email, at, id]);
  const changed = email.replace("p", "P");
  const correct = (json: object) => call("PATCH", `/ops/people/${id}`, { token, json });
  expect((await correct({ email: changed, reason })).body).toMatchObject({
    email: changed,
    emailConfirmedAt: at,
  });
  expect((await correct({ email: newEmail(), reason })).body.emailConfirmedAt).toBeNull();
});
