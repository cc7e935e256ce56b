import { afterAll, expect, inject, test } from "vitest";
import { openDatabase } from "../../db/client";
import { applied, subjects } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import { call, postedAlerts, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { newPhone } from "../support/people";

interface Line {
  line: string;
  value: number | null;
  isTrouble: boolean;
  since: string | null;
}

const health = () => succeeded(byStaff("GET", "/health"));
const lineOf = async (name: string): Promise<Line> =>
  (await health()).lines.find(({ line }: Line) => line === name);
const postedOf = async (trouble: string) =>
  (await postedAlerts()).filter((alert) => alert.trouble === trouble);
const mailsOf = async (trouble: string) =>
  (await subjects("alerts@pakka.in")).filter((subject) => subject.endsWith(`: ${trouble}`));

const LETTER = "a-letter-for-the-alerts";
afterAll(() => query("delete from dead_letters where outbox_id = ?", [LETTER]));

/** A message that has just become a dead letter. */
async function giveUp() {
  const at = now().toISOString();
  await query(
    "insert into outbox (id, kind, payload, created_at, attempts) values (?, 'reply', '{}', ?, 7)",
    [LETTER, at],
  );
  await query(
    "insert into dead_letters (outbox_id, at, cause) values (?, ?, 'Resend answered 500')",
    [LETTER, at],
  );
}

test("operators are told of a trouble once by mail and URL, and once when it is over", async () => {
  await query("update dead_letters set at = '2020-01-01T00:00:00.000Z'");
  await runSchedule();
  await passTime({ minutes: 11 });
  const before = (await postedOf("dead_letters")).length;
  const mailsBefore = (await mailsOf("dead_letters")).length;
  await giveUp();
  expect(await lineOf("dead_letters")).toMatchObject({ value: 1, isTrouble: true, since: null });
  await Promise.all([runSchedule(), runSchedule()]);
  await runSchedule();
  const [alert, ...others] = await eventually(
    async () => (await postedOf("dead_letters")).slice(before),
    (list) => list.length > 0,
  );
  expect(others).toEqual([]);
  expect(alert).toEqual({
    trouble: "dead_letters",
    state: "standing",
    text: expect.stringContaining("1 reply: Resend answered 500"),
  });
  await eventually(
    () => mailsOf("dead_letters"),
    (list) => list.length === mailsBefore + 1,
  );
  const standing = await health();
  expect(standing.troubles).toContainEqual(expect.objectContaining({ trouble: "dead_letters" }));
  expect(standing.deadLetters).toContainEqual(
    expect.objectContaining({ kind: "reply", cause: "Resend answered 500", count: 1 }),
  );
  expect((await lineOf("dead_letters")).since).not.toBeNull();

  // A problem that comes and goes counts as one.
  await query("update dead_letters set retried_at = ? where outbox_id = ?", [
    now().toISOString(),
    LETTER,
  ]);
  await query("update outbox set handled_at = ? where id = ?", [now().toISOString(), LETTER]);
  await passTime({ minutes: 9 });
  expect(await lineOf("dead_letters")).toMatchObject({
    isTrouble: false,
    since: expect.any(String),
  });
  expect((await postedOf("dead_letters")).slice(before)).toHaveLength(1);
  await passTime({ minutes: 2 });
  const [, over] = await eventually(
    async () => (await postedOf("dead_letters")).slice(before),
    (list) => list.length > 1,
  );
  expect(over).toMatchObject({ state: "over", text: expect.stringContaining("It is over.") });
  await passTime({ minutes: 30 });
  expect((await postedOf("dead_letters")).slice(before)).toHaveLength(2);
  const mails = await eventually(
    () => mailsOf("dead_letters"),
    (list) => list.length > mailsBefore + 1,
  );
  expect(mails.slice(0, 2).sort()).toEqual(["Alert: dead_letters", "Over: dead_letters"]);
  expect(await lineOf("dead_letters")).toMatchObject({ isTrouble: false, since: null });
});

test("a schedule that stopped is detected, and operators are told when it runs again", async () => {
  // Regular runs of the schedule, until the effects of earlier jumps of the clock are over.
  for (let run = 0; run < 8; run += 1) await passTime({ minutes: 2 });
  expect(await lineOf("schedule_late")).toMatchObject({ isTrouble: false, since: null });
  await query("update schedule_tasks set ran_at = ?", [
    new Date(now().getTime() - 3_600_000).toISOString(),
  ]);
  const late = await lineOf("schedule_late");
  expect(late.isTrouble).toBe(true);
  expect(late.value).toBeGreaterThanOrEqual(3_600);
  await runSchedule();
  await eventually(
    () => postedOf("schedule_late"),
    (list) => list.some(({ text }) => text.includes("did not run for 60 minutes")),
  );
  expect(await lineOf("schedule_late")).toMatchObject({ isTrouble: false });
});

test("a failing task of the schedule is shown with its cause until it works again", async () => {
  // A table is missing that only one task of the schedule reads, so only that task fails.
  const client = openDatabase(inject("database")).$client;
  await client.execute("alter table job_words_due rename to job_words_due_away");
  try {
    await runSchedule();
    const { schedule } = await health();
    expect(schedule.failing).toEqual([
      { task: "readJobs", since: expect.any(String), cause: expect.stringContaining("of our own") },
    ]);
    expect(await lineOf("schedule_failing")).toMatchObject({ value: 0, isTrouble: false });
    await passTime({ minutes: 6 });
    const { schedule: still } = await health();
    expect(still.failing).toEqual(schedule.failing);
    expect(await lineOf("schedule_failing")).toMatchObject({ value: 1, isTrouble: true });
  } finally {
    await client.execute("alter table job_words_due_away rename to job_words_due");
    client.close();
  }
  await runSchedule();
  expect((await health()).schedule.failing).toEqual([]);
});

test("the calls to a provider and its failures are counted for an hour", async () => {
  await passTime({ hours: 2 });
  const of = async (name: string) =>
    (await health()).providers.find(({ provider }: { provider: string }) => provider === name);
  const { sent, failed } = await of("sms");
  expect(failed).toBe(0);
  const send = (phone: string) => call("POST", "/user/auth/send-otp", { json: { phone } });
  expect((await send(newPhone())).status).toBe(200);
  await eventually(
    () => of("sms"),
    (counts) => counts.sent === sent + 1,
  );
  await simulate("/faults", { provider: "sms", mode: "error", times: 10 });
  for (let time = 0; time < 10; time += 1) expect((await send(newPhone())).status).toBe(503);
  await eventually(
    () => of("sms"),
    (counts) => counts.failed === 10,
  );
  expect(await lineOf("sms_failing")).toMatchObject({ value: 10, isTrouble: true });
  await passTime({ hours: 1, minutes: 6 });
  expect(await lineOf("sms_failing")).toMatchObject({ value: 0, isTrouble: false });
});

/** Lets hours pass until all messages are delivered, and the calls before are an hour old. */
async function everythingArrives() {
  await eventually(
    async () => {
      await passTime({ hours: 1 });
      return (await health()).messages.waiting;
    },
    (waiting) => waiting === 0,
  );
  await passTime({ hours: 1, minutes: 6 });
  // Operators get mails that the schedule was late and that it runs again.
  await runSchedule();
  await eventually(
    async () => (await health()).messages.waiting,
    (waiting) => waiting === 0,
  );
}

test("a mail outage that holds up one message is a trouble until the message has arrived", async () => {
  await everythingArrives();
  const failedCalls = async (count: number) =>
    eventually(
      () => lineOf("email_failing"),
      ({ value }) => value === count,
    );
  const { id } = await postJob();
  await simulate("/faults", { provider: "email", mode: "error", times: 100 });
  try {
    await applied(id);
    expect(await failedCalls(1)).toMatchObject({ isTrouble: false, since: null });
    await passTime({ minutes: 2 });
    expect(await failedCalls(2)).toMatchObject({ isTrouble: false, since: null });
    await passTime({ minutes: 6 });
    expect(await failedCalls(3)).toMatchObject({ isTrouble: true });
    // The run before may have checked the alerts before or after the third failure.
    await runSchedule();
    expect((await lineOf("email_failing")).since).not.toBeNull();
    expect(await lineOf("messages_late")).toMatchObject({ isTrouble: false });

    // The next tries are after half an hour and two hours; nothing else is sent.
    for (let minute = 0; minute < 100; minute += 20) await passTime({ minutes: 20 });
    expect(await lineOf("email_failing")).toMatchObject({ isTrouble: true });
    expect(await lineOf("messages_late")).toMatchObject({ isTrouble: true });
  } finally {
    await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  }
  await everythingArrives();
  expect(await lineOf("email_failing")).toMatchObject({ isTrouble: false });
  expect(await lineOf("messages_late")).toMatchObject({ value: null, isTrouble: false });
});

test("support reads the health page, which contains no names", async () => {
  const { status } = await call("GET", "/ops/health", { token: staffToken("support") });
  expect(status).toBe(200);
});
