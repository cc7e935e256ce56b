import { expect, test } from "vitest";
import { applied, inHours, paid, runAction, setInterview } from "../support/api/applicant";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { mailsTo, named, newAddress, TYPED } from "./addresses";

// Mails to an unconfirmed address are limited.

/** Waits until all outbox rows about this person's applications are handled. */
const allHandled = (userId: unknown) =>
  eventually(
    () =>
      query(
        `select count(*) as n from outbox where handled_at is null and
          json_extract(payload, '$.applicationId') in
            (select id from applications where user_id = ?)`,
        [String(userId)],
      ),
    ([row]) => row?.n === 0,
  );

const idOf = async ({ phone }: { phone: string }) =>
  Number((await query("select id from users where phone = ?", [phone]))[0]?.id);

/** Applies for `times` jobs, and cancels each application. */
async function applyFor(times: number, person: Awaited<ReturnType<typeof named>>) {
  for (let n = 0; n < times; n += 1)
    await runAction(await applied((await postJob()).id, person), "cancel");
  await allHandled(await idOf(person));
}

/** A person with this address applies for `times` jobs. Returns how many mails it gets. */
async function mailsOf(email: string, times: number) {
  const person = await named(email);
  const before = (await mailsTo(email)).length;
  await applyFor(times, person);
  // The app shows every notification.
  const { token } = person;
  expect((await call("GET", "/user/notifications", { token })).body).toHaveLength(times);
  return (await mailsTo(email)).length - before;
}

test("an unconfirmed address gets five mails a day from one account, and other accounts can't use them up", async () => {
  const local = `once${Date.now()}`;
  const victim = `${local}@example.in`;
  // All of these addresses reach the victim's mailbox.
  expect(await mailsOf(`${local}+x@example.in`, 6)).toBe(5);
  expect(await mailsOf(victim, 1)).toBe(1);
  expect(await mailsOf(`${local}+y@example.in`, 6)).toBe(5);
  // After fifteen mails from all accounts together, each account may still send two.
  expect(await mailsOf(`${local.replace("once", "on.ce")}@example.in`, 6)).toBe(5);
  expect(await mailsOf(`${local}+z@example.in`, 4)).toBe(2);
});

test("necessary mails about an interview or money are sent above that limit", async () => {
  const email = newAddress();
  const person = await named(email);
  await applyFor(6, person);
  const booked = await paid((await postJob()).id, person);
  const subjectsWith = (about: RegExp) =>
    eventually(
      async () => (await mailsTo(email)).map(({ subject }) => subject as string),
      (list) => list.some((subject) => about.test(subject)),
    );
  await setInterview(booked.id, inHours(72));
  await subjectsWith(/interview/i);
  await runAction(booked, "cancel");
  const subjects = await subjectsWith(/refund|money/i);
  expect(subjects.filter((subject) => /^You applied|^Applied/.test(subject))).toHaveLength(5);
});

test("an address typed by a visitor gets five mails a day too, and the rest is sent later", async () => {
  const email = newAddress();
  for (let n = 1; n <= 6; n += 1) {
    const json = { subject: `${TYPED} ${n}`, description: `${TYPED} wrote this, ${n}.`, email };
    const { body } = await call("POST", "/user/queries", { json });
    await call("POST", `/ops/queries/${body.id}/reply`, {
      token: staffToken(),
      json: { message: "Here it is." },
    });
  }
  const replies = () =>
    query(
      `select handled_at, attempts from outbox where kind = 'reply' and
        json_extract(payload, '$.queryId') in (select id from queries where email = ?)`,
      [email],
    );
  const rows = await eventually(replies, (list) =>
    list.every(({ handled_at, attempts }) => handled_at !== null || attempts === 1),
  );
  expect(rows.filter(({ attempts }) => attempts === 1)).toHaveLength(1);
  const sentMails = await mailsTo(email);
  expect(sentMails).toHaveLength(5);
  expect(JSON.stringify(sentMails)).not.toContain(TYPED);
});
