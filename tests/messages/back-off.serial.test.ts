import { readFileSync } from "node:fs";
import { afterEach, expect, inject, test } from "vitest";
import {
  type Applicant,
  applied,
  inHours,
  paid,
  passed,
  pay,
  runAction,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";

// Messages are tried again when their provider is down. The tests set the time of the next try
// instead of waiting.

const MINUTE = 60;
const HOUR = 3_600;
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
const TOLERANCE_MS = 30_000;

const breakDown = (provider: "email" | "sms", mode: string) =>
  simulate("/faults", { provider, mode, times: 1_000 });

afterEach(async () => {
  for (const provider of ["email", "sms"]) {
    await simulate("/faults", { provider, mode: "ok", times: 1 });
  }
});

/** The outbox row of this kind for the candidate's application. */
async function rowOf(kind: string, { id }: Applicant) {
  const [row] = await query(
    `select * from outbox where kind = ? and json_extract(payload, '$.applicationId') = ?`,
    [kind, id],
  );
  return row;
}

const afterFailures = (kind: string, who: Applicant, attempts: number) =>
  eventually(
    () => rowOf(kind, who),
    (row) => row?.attempts === attempts,
  );

/** Makes the row's next try due, and runs the schedule. */
async function tryAgain(id: unknown) {
  await query("update outbox set next_try_at = ? where id = ?", [
    new Date().toISOString(),
    String(id),
  ]);
  await runSchedule();
}

async function setInterview(applicant: Applicant) {
  const { status } = await call("POST", `/ops/applications/${applicant.id}/interviews`, {
    token: staffToken(),
    json: { round: null, at: bookable(inHours(100)), place: "Gate 2" },
  });
  expect(status).toBe(201);
}

const mailsOf = async (email: string, words: string): Promise<any[]> =>
  (await simulate(`/inbox/email?to=${email}`)).filter(({ subject }: any) => subject === words);

const smsOf = async (phone: string, words: string): Promise<any[]> =>
  (await simulate(`/inbox/sms?to=${phone}`)).filter(({ text }: any) => text.includes(words));

const letters = async (search = "") =>
  (await call("GET", `/ops/dead-letters${search}`, { token: staffToken("support") })).body;

test("an hour without the mail provider delays messages, but loses and doubles none", async () => {
  const candidate = await paid((await postJob()).id);
  await breakDown("email", "error");
  await setInterview(candidate);
  for (const [failed, wait] of WAITS.slice(0, 4).entries()) {
    const row = await afterFailures("interview_set", candidate, failed + 1);
    const due = Date.parse(String(row?.next_try_at));
    expect(Math.abs(due - Date.now() - wait * 1000)).toBeLessThan(TOLERANCE_MS);
    // Before the time of the next try, the schedule sends nothing.
    await runSchedule();
    if (failed < 3) await tryAgain(row?.id);
  }
  await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  const id = (await rowOf("interview_set", candidate))?.id;
  await tryAgain(id);
  await eventually(
    () => rowOf("interview_set", candidate),
    (row) => row?.handled_at != null,
  );
  expect(await mailsOf(candidate.email, "Interview set")).toHaveLength(1);
  expect(await smsOf(candidate.phone, "Interview set")).toHaveLength(1);
  const { body: notifications } = await call("GET", "/user/notifications", {
    token: candidate.token,
  });
  const titles = notifications.map(({ notification }: any) => notification.title);
  expect(titles.filter((title: string) => title === "Interview set")).toHaveLength(1);
  expect((await letters()).filter((letter: any) => letter.id === id)).toEqual([]);
});

test("a late mail says only what is still true", async () => {
  await breakDown("email", "error");
  const job = await postJob();
  const booked = await pay(await passed(job.id));
  const gone = await pay(await passed(job.id));
  await runAction(gone, "cancel");
  const late: [string, Applicant, string, number][] = [
    ["applied", booked, "Applied: take the free test", 0],
    ["passed", booked, "You passed the test", 0],
    ["confirmed", booked, "Slot confirmed", 1],
    ["confirmed", gone, "Slot confirmed", 0],
  ];
  const rows = await Promise.all(late.map(([kind, who]) => afterFailures(kind, who, 1)));
  await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  for (const [nth, [kind, who, title, mails]] of late.entries()) {
    await tryAgain(rows[nth]?.id);
    await eventually(
      () => rowOf(kind, who),
      (row) => row?.handled_at != null,
    );
    expect(await mailsOf(who.email, title)).toHaveLength(mails);
  }
});

test("staff see what failed for 20 hours with kind, person and cause, and can send all of it again", async () => {
  await breakDown("email", "error");
  const job = await postJob();
  const waiting = [await applied(job.id), await applied(job.id)];
  for (const one of waiting) {
    for (const [failed] of WAITS.entries()) {
      const row = await afterFailures("applied", one, failed + 1);
      await tryAgain(row?.id);
    }
  }
  const rows = await Promise.all(waiting.map((one) => rowOf("applied", one)));
  const ids = rows.map((row) => String(row?.id));
  const mine = async (search?: string) =>
    (await letters(search)).filter(({ id }: any) => ids.includes(id));
  const dead = await eventually(mine, (list) => list.length === 2);
  for (const letter of dead) {
    expect(letter).toMatchObject({
      kind: "applied",
      cause: "Resend answered 500",
      person: { name: "Asha Verma" },
      message: { title: "Applied: take the free test" },
      retriedAt: null,
    });
  }
  expect(await mine("?kind=applied")).toHaveLength(2);
  expect(await mine("?kind=confirmed")).toEqual([]);
  const logged = readFileSync(inject("log"), "utf8")
    .split("\n")
    .filter((line) => line.includes('"message.dead"') && line.includes(ids[0] ?? ""));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('"cause":"Resend answered 500"');
  expect(logged[0]).toContain('"kind":"applied"');
  // The schedule does not retry dead letters: staff fix the cause first.
  await runSchedule();
  expect(await mine()).toHaveLength(2);

  await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  const retry = (json: object) =>
    call("POST", "/ops/dead-letters/retry", { token: staffToken("support"), json });
  expect(await retry({ kind: "confirmed", ids })).toMatchObject({ body: { retried: 0 } });
  expect(await retry({ ids: ids.slice(0, 1) })).toMatchObject({
    status: 200,
    body: { retried: 1 },
  });
  await eventually(mine, (list) => list.length === 1);
  expect(await retry({ kind: "applied" })).toMatchObject({ status: 200, body: { retried: 1 } });
  expect(await retry({ kind: "applied" })).toMatchObject({ status: 200, body: { retried: 0 } });
  await eventually(mine, (list) => list.length === 0);
  for (const { email } of waiting) {
    expect(await mailsOf(email, "Applied: take the free test")).toHaveLength(1);
  }
});

test("an SMS whose delivery is unknown is sent at most twice", async () => {
  const one = await paid((await postJob()).id);
  await breakDown("sms", "lost");
  await setInterview(one);
  const row = await afterFailures("interview_set", one, 1);
  await tryAgain(row?.id);
  await eventually(
    () => rowOf("interview_set", one),
    (now) => now?.handled_at != null,
  );
  expect(await smsOf(one.phone, "Interview set")).toHaveLength(2);
  expect(await mailsOf(one.email, "Interview set")).toHaveLength(1);
});

test("a refused SMS is sent again until the provider accepts it", async () => {
  const one = await paid((await postJob()).id);
  await breakDown("sms", "error");
  await setInterview(one);
  const row = await afterFailures("interview_set", one, 1);
  await tryAgain(row?.id);
  await afterFailures("interview_set", one, 2);
  await simulate("/faults", { provider: "sms", mode: "ok", times: 1 });
  await tryAgain(row?.id);
  await eventually(
    () => rowOf("interview_set", one),
    (now) => now?.handled_at != null,
  );
  expect(await smsOf(one.phone, "Interview set")).toHaveLength(1);
});
