import { expect, test } from "vitest";
import { applied, paid, subjects } from "../support/api/applicant";
import { signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { logIn, logInMoved } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { type CallOptions, succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { newEmail, newPhone } from "../support/people";

const [admin, support] = [staffToken("admin"), staffToken("support")];
const reason = "Lost the SIM; knew the last payment.";

async function personOf(phone: string): Promise<number> {
  const [row] = await query("select id from users where phone = ?", [phone]);
  return Number(row?.id);
}
const read = (id: number, token = support) => call("GET", `/ops/people/${id}`, { token });
const correct = (id: number, json: object, token = admin) =>
  call("PATCH", `/ops/people/${id}`, { token, json });
const move = (id: number, phone: string, options: CallOptions = {}) =>
  call("POST", `/ops/people/${id}/phone`, { token: admin, json: { phone, reason }, ...options });

/** The audit entries of a person, newest first. */
const audited = (id: number, action: string) =>
  query(
    "select role, before, after, reason from audit_log where action = ? and subject = ? order by id desc",
    [action, String(id)],
  );
const sms = async (phone: string): Promise<string[]> =>
  (await simulate(`/inbox/sms?to=${phone}`)).map(({ text }: { text: string }) => text);

test("staff see all of a person, and each look is a row of the audit log", async () => {
  const one = await paid((await postJob()).id);
  const heldApplication = await applied((await postJob()).id, one);
  const id = await personOf(one.phone);
  const json = { subject: "Which gate?", description: "Which gate do I come to?" };
  await succeeded(call("POST", "/user/queries", { token: one.token, json }));
  const { body } = await eventually(
    () => read(id),
    (answer) => answer.body.messages.length > 0,
  );
  expect(body).toMatchObject({
    id,
    phone: one.phone,
    name: "Asha Verma",
    email: one.email,
    blockedAt: null,
    logins: 1,
    unpaidHolds: 1,
    wrongCodes: 0,
    credits: [],
    applications: [
      { id: heldApplication.id, slot: { state: "held" }, payment: null },
      {
        id: one.id,
        status: "PAYMENT_CONFIRMED",
        price: 199,
        payment: { amount: 19_900, state: "kept" },
      },
    ],
    payments: [{ providerPaymentId: one.paymentId, applicationId: one.id }],
    queries: [{ kind: "query", subject: "Which gate?", repliedAt: null }],
  });
  for (const name of ["dob", "gender", "safetyWord"]) expect(body).not.toHaveProperty(name);
  const looks = await audited(id, "person.read");
  await read(id);
  expect(await audited(id, "person.read")).toHaveLength(looks.length + 1);
  expect(looks[0]).toMatchObject({ role: "support" });
  expect((await read(999_999_999)).status).toBe(404);
});

test("staff correct an address: it has to be confirmed again, and the old one is told", async () => {
  const { phone, email } = await logIn();
  const id = await personOf(phone);
  await query("update users set email_verified_at = created_at where id = ?", [id]);
  const changed = newEmail();
  expect((await correct(id, { email: changed, reason }, support)).status).toBe(403);
  expect((await correct(id, { email: "no address", reason })).status).toBe(422);
  expect((await correct(id, { email: changed })).body.fields).toHaveProperty("reason");
  for (let times = 0; times < 2; times += 1) {
    const { body } = await correct(id, { email: changed, reason });
    expect(body).toMatchObject({ email: changed, emailConfirmedAt: null });
  }
  const rows = await audited(id, "person.email");
  expect(rows).toEqual([
    {
      role: "admin",
      reason,
      before: JSON.stringify({ email }),
      after: JSON.stringify({ email: changed }),
    },
  ]);
  await eventually(
    () => subjects(email),
    (list) => list.includes("Your email address at Pakka was changed"),
  );
});

test("an account moves to another number: its logins end, and both numbers are told once", async () => {
  const one = await applied((await postJob()).id);
  const id = await personOf(one.phone);
  const [phone, key] = [newPhone(), crypto.randomUUID()];
  expect((await move(id, phone, { token: support })).status).toBe(403);
  expect((await move(id, "12345")).body.fields).toHaveProperty("phone");
  const both = await Promise.all(
    [0, 1].map(() => move(id, phone, { headers: { "Idempotency-Key": key } })),
  );
  for (const { body } of both) expect(body).toMatchObject({ id, phone, logins: 0, devices: 0 });
  expect((await move(id, phone)).status).toBe(200);
  const claim = { token: one.token, json: { jobId: 1, resumeId: 1 } };
  expect((await call("POST", "/user/jobs/apply", claim)).status).toBe(401);
  expect(await audited(id, "person.phone")).toMatchObject([
    { before: JSON.stringify({ phone: one.phone }), after: JSON.stringify({ phone }), reason },
  ]);
  const isTold = (text: string) => text.includes("Pakka account was moved to");
  for (const number of [one.phone, phone]) {
    const messages = await eventually(
      () => sms(number),
      (texts) => texts.some(isTold),
    );
    expect(messages.filter(isTold)).toHaveLength(1);
  }
  const again = await logInMoved(phone);
  const { body } = await call("GET", `/user/applications/${one.id}`, again);
  expect(body.id).toBe(one.id);
  // A login with the old number belongs to a new person.
  await eventually(
    () => call("POST", "/user/auth/send-otp", { json: { phone: one.phone } }),
    ({ status }) => status === 200,
  );
  expect(await personOf(one.phone)).toBeNaN();
});

test("a number with an account is refused, also when two accounts move to it at once", async () => {
  const [one, other] = [await personOf((await logIn()).phone), await logIn()];
  expect(await move(one, other.phone)).toMatchObject({
    status: 409,
    body: { code: "phone_taken" },
  });
  expect(await audited(one, "person.phone")).toEqual([]);
  const phone = newPhone();
  const both = await Promise.all([one, await personOf(other.phone)].map((id) => move(id, phone)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("both changes need a fresh proof", async () => {
  const id = await personOf((await logIn()).phone);
  const person = await signInStaff("admin");
  await query("update console_sessions set proven_at = ? where id = ?", [
    new Date(Date.now() - 3_600_000).toISOString(),
    person.sessionId,
  ]);
  const { token } = person;
  for (const answer of [
    await correct(id, { email: newEmail(), reason }, token),
    await move(id, newPhone(), { token }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  expect((await read(id, token)).status).toBe(200);
});
