import { afterEach, expect, test } from "vitest";
import {
  type Applicant,
  applied,
  inHours,
  mailCount,
  paid,
  passed,
  setInterview,
  subjects,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { runSchedule, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";

// Messages whose provider takes few calls a second, or never answers.

const APPLIED = "Applied: take the free test";
const QUEUE_SECONDS = 120;

const fault = (provider: "email" | "sms", mode: string, more: object = {}) =>
  simulate("/faults", { provider, mode, times: 1_000, ...more });

afterEach(async () => {
  for (const provider of ["email", "sms"] as const) await fault(provider, "ok");
});

/** The outbox row of this kind for the application, once the row exists and is `ready`. */
async function rowWhen(
  { id }: Applicant,
  ready: (row: Row) => boolean,
  kind = "applied",
): Promise<any> {
  const sql = "select * from outbox where kind = ? and application_id = ?";
  const [row] = await eventually(
    () => query(sql, [kind, id]),
    ([message]) => message !== undefined && ready(message),
  );
  return row;
}

type Row = Record<string, any>;
const isHandled = (row: Row) => row.handled_at !== null;

/** Makes the row's next try due, and runs the schedule. */
async function tryAgain(id: unknown): Promise<void> {
  const now = new Date().toISOString();
  await query("update outbox set next_try_at = ? where id = ?", [now, String(id)]);
  await runSchedule();
}

const secondsUntilNext = (row: Row) => (Date.parse(row.next_try_at) - Date.now()) / 1_000;

test("a provider that is busy for a second is asked again at once", async () => {
  await fault("email", "busy", { times: 1, retryAfter: 1 });
  const one = await applied((await postJob()).id);
  expect(await rowWhen(one, isHandled)).toMatchObject({ attempts: 0, next_try_at: null });
  expect(await mailCount(one.email, APPLIED)).toBe(1);
});

test("a mail whose provider is busy waits as long as the provider asks, and no try has failed", async () => {
  await fault("email", "busy", { retryAfter: 3_600 });
  const one = await applied((await postJob()).id);
  const row = await rowWhen(one, ({ next_try_at }) => next_try_at !== null);
  expect(row).toMatchObject({ attempts: 0, handled_at: null, mail_at: null, mail_call_id: null });
  const seconds = secondsUntilNext(row);
  expect(seconds).toBeGreaterThan(3_600);
  expect(seconds).toBeLessThan(1.5 * 3_600 + QUEUE_SECONDS);
  // Ten more busy answers make no dead letter.
  for (let nth = 0; nth < 10; nth += 1) {
    await tryAgain(row.id);
    await rowWhen(one, (now) => secondsUntilNext(now) > 3_600);
  }
  await fault("email", "ok");
  await tryAgain(row.id);
  expect(await rowWhen(one, isHandled)).toMatchObject({ attempts: 0 });
  expect(await mailCount(one.email, APPLIED)).toBe(1);
  expect(await query("select 1 from dead_letters where outbox_id = ?", [String(row.id)])).toEqual(
    [],
  );
});

test("a mail that waited for its provider says only what is still true", async () => {
  await fault("email", "busy", { containing: APPLIED, retryAfter: 3_600 });
  const one = await passed((await postJob()).id);
  const { id } = await rowWhen(one, ({ next_try_at }) => next_try_at !== null);
  await fault("email", "ok");
  await tryAgain(id);
  expect(await rowWhen(one, isHandled)).toMatchObject({ mail_at: null });
  expect(await mailCount(one.email, APPLIED)).toBe(0);
});

test("a mail whose provider is busy is sent later by the queue alone", async () => {
  await fault("email", "busy", { times: 1, retryAfter: 3 });
  const one = await applied((await postJob()).id);
  expect(await rowWhen(one, isHandled)).toMatchObject({ attempts: 0 });
  expect(await mailCount(one.email, APPLIED)).toBe(1);
});

test("mails of a call whose answer never came are sent again unchanged, and arrive once", async () => {
  const job = await postJob();
  const people = await Promise.all([logIn(), logIn(), logIn()]);
  await fault("email", "lost");
  const all = await Promise.all(people.map((person) => applied(job.id, person)));
  for (const one of all) {
    const row = await rowWhen(one, ({ attempts }) => attempts === 1);
    expect(row.mail_call_id).not.toBeNull();
  }
  await fault("email", "ok");
  for (const one of all) {
    await tryAgain((await rowWhen(one, () => true)).id);
    expect(await rowWhen(one, isHandled)).toMatchObject({ mail_call_id: null });
    expect(await subjects(one.email)).toEqual([APPLIED]);
  }
  expect(await query("select id from mail_calls")).toEqual([]);
});

test("a call without an answer is not repeated after ten minutes, and its mails go with another call", async () => {
  await fault("email", "timeout");
  const one = await applied((await postJob()).id);
  const { id, mail_call_id } = await rowWhen(one, ({ attempts }) => attempts === 1);
  await query("update mail_calls set created_at = ? where id = ?", [
    new Date(Date.now() - 660_000).toISOString(),
    String(mail_call_id),
  ]);
  await fault("email", "ok");
  await fault("email", "error");
  await tryAgain(id);
  const again = await rowWhen(one, ({ attempts }) => attempts === 2);
  expect(again.mail_call_id).toBeNull();
  expect(await query("select id from mail_calls where id = ?", [String(mail_call_id)])).toEqual([]);
  await fault("email", "ok");
  await tryAgain(id);
  await rowWhen(one, isHandled);
  expect(await subjects(one.email)).toEqual([APPLIED]);
});

test("an address that the provider refuses does not hold up the other mails of its call", async () => {
  const job = await postJob();
  const people = await Promise.all([logIn(), logIn(), logIn()]);
  const wrong = people[1];
  // The simulated provider refuses mail to this host.
  await query("update users set email = ?, email_verified_at = '2026' where phone = ?", [
    `p${wrong?.phone}@example.com`,
    String(wrong?.phone),
  ]);
  const all = await Promise.all(people.map((person) => applied(job.id, person)));
  const [first, refused, last] = all as [Applicant, Applicant, Applicant];
  for (const one of [first, last]) {
    expect(await rowWhen(one, isHandled)).toMatchObject({ attempts: 0 });
    expect(await subjects(one.email)).toEqual([APPLIED]);
  }
  const row = await rowWhen(refused, ({ attempts }) => attempts === 1);
  expect(row).toMatchObject({ mail_at: null, mail_call_id: null });
});

const smsAbout = async (phone: string): Promise<{ text: string }[]> =>
  (await simulate(`/inbox/sms?to=${phone}`)).filter(({ text }: { text: string }) =>
    text.includes("Interview set"),
  );

async function withInterviewSet(): Promise<Applicant> {
  const one = await paid((await postJob()).id);
  expect((await setInterview(one.id, inHours(100))).status).toBe(201);
  return one;
}

test("an SMS whose provider is busy waits as long as the provider asks, and arrives once", async () => {
  await fault("sms", "busy", { containing: "pakka-interview", retryAfter: 600 });
  const one = await withInterviewSet();
  const row = await rowWhen(one, ({ next_try_at }) => next_try_at !== null, "interview_set");
  expect(row).toMatchObject({ attempts: 0, handled_at: null, sms_at: null, sms_claimed_at: null });
  expect(row.mail_at).not.toBeNull();
  expect(secondsUntilNext(row)).toBeGreaterThan(600);
  await fault("sms", "ok");
  await tryAgain(row.id);
  expect(await rowWhen(one, isHandled, "interview_set")).toMatchObject({ attempts: 0 });
  expect(await smsAbout(one.phone)).toHaveLength(1);
  expect(await mailCount(one.email, "Interview set")).toBe(1);
});

test("a failed SMS counts as a try, also while the mail provider is busy", async () => {
  await fault("sms", "error", { containing: "pakka-interview" });
  await fault("email", "busy", { containing: "Interview set", retryAfter: 600 });
  const one = await withInterviewSet();
  await rowWhen(one, ({ attempts }) => attempts === 1, "interview_set");
});
