import { expect, test } from "vitest";
import { type Applicant, applied } from "../support/api/applicant";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

const token = staffToken("support");

const rowOf = async (kind: string, { id }: Pick<Applicant, "id">) => {
  const sql = "select * from outbox where kind = ? and application_id = ?";
  return (await query(sql, [kind, id]))[0];
};

const handled = (id: string) =>
  eventually(
    () => query("select handled_at from outbox where id = ?", [id]),
    ([row]) => row?.handled_at != null,
  );

/** Stores a dead letter about an application, and has staff send it again. */
async function sentAgain(kind: string, payload: object): Promise<void> {
  const id = crypto.randomUUID();
  const at = new Date(Date.now() - 86_400_000).toISOString();
  await query(
    `insert into outbox (id, kind, payload, created_at, attempts, next_try_at)
      values (?, ?, ?, ?, 7, '2100-01-01T00:00:00.000Z')`,
    [id, kind, JSON.stringify(payload), at],
  );
  await query("insert into dead_letters (outbox_id, at) values (?, ?)", [id, at]);
  const { body } = await call("POST", "/ops/dead-letters/retry", { token, json: { ids: [id] } });
  expect(body).toEqual({ retried: 1 });
  await handled(id);
}

test("a message that was given up is sent again only while it is true", async () => {
  const one = await applied((await postJob()).id);
  const subjects = async (): Promise<string[]> =>
    (await simulate(`/inbox/email?to=${one.email}`)).map(
      (mail: { subject: string }) => mail.subject,
    );
  const about = { applicationId: one.id };
  await sentAgain("rejected", { ...about, reason: "skills" });
  await sentAgain("hold_ending", about);
  const all = await subjects();
  expect(all).toContain("Your slot: time ends soon");
  expect(all.filter((subject) => subject === "Thank you for your effort")).toEqual([]);
  const { body } = await call("GET", "/user/notifications", { token: one.token });
  expect(body).toHaveLength(2);
});

test("the list of a day that is over is not mailed again", async () => {
  const owner = await signInMember({ role: "owner" });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const about = { companyId: owner.companyId, company: "Kaveri Retail", memberId: owner.id };
  const mails = async () => (await simulate(`/inbox/email?to=${owner.email}`)).length;
  const before = await mails();
  await sentAgain("day_ahead", { ...about, path: "/hiring", at: day(-2), list: "10:00, Asha" });
  expect(await mails()).toBe(before);
  await sentAgain("day_ahead", { ...about, path: "/hiring", at: day(1), list: "10:00, Asha" });
  expect(await mails()).toBe(before + 1);
});

test("an address that the mail provider refuses leaves no dead letter, because the app says the same", async () => {
  const person = await logIn();
  const email = `p${person.phone}@example.com`;
  await call("PATCH", "/user/profile", {
    token: person.token,
    json: { name: "Asha Verma", email, dob: "1999-08-15", age: 27, gender: "FEMALE" },
  });
  const one = await applied((await postJob()).id, { ...person, email });
  const row = await eventually(
    () => rowOf("applied", one),
    (message) => message?.handled_at != null,
  );
  expect(row).toMatchObject({ attempts: 0, mail_at: null });
  const { body } = await call("GET", "/user/notifications", { token: person.token });
  expect(body).toHaveLength(1);
});
