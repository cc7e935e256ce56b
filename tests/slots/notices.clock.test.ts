import { expect, test } from "vitest";
import { passUntil } from "../jobs/digest-people";
import { application, applied, runAction } from "../support/api/applicant";
import { passTime } from "../support/api/clock";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";

type Person = Awaited<ReturnType<typeof logIn>>;

const notice = (method: "PUT" | "DELETE", { token }: Person, job: number) =>
  call(method, `/user/jobs/${job}/notice`, { token });
const hasNotice = async ({ token }: Person, job: number) =>
  (await succeeded(call("GET", `/user/jobs/${job}`, { token }))).hasNotice;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => logIn()));

/** How many mails about an open slot each person got, after all stored messages are delivered. */
async function noticeCounts(waiting: Person[]): Promise<number[]> {
  await eventually(
    () => query("select count(*) as n from outbox where kind = 'slot_free' and handled_at is null"),
    ([row]) => Number(row?.n) === 0,
  );
  return Promise.all(
    waiting.map(async ({ email }) => {
      const mails: { subject: string }[] = await simulate(`/inbox/email?to=${email}`);
      return mails.filter(({ subject }) => subject === "A slot is open").length;
    }),
  );
}

/** A full job with one slot, its holder, and the people who wait for the slot, in order. */
async function fullJob(waiting: number) {
  const job = await postJob({ maxApplicants: 1 });
  const holder = await applied(job.id);
  const queue = await people(waiting);
  for (const person of queue) {
    expect((await notice("PUT", person, job.id)).status).toBe(204);
    await passTime({ seconds: 1 });
  }
  return { job, holder, queue };
}

test("for each free slot three people are told, oldest first, and the next ones after half an hour", async () => {
  await passUntil("10:00");
  const { job, holder, queue } = await fullJob(5);
  await notice("PUT", queue[0] as Person, job.id);
  await runSchedule();
  expect(await noticeCounts(queue)).toEqual([0, 0, 0, 0, 0]);
  await runAction(holder, "cancel");
  await Promise.all([runSchedule(), runSchedule(), runSchedule()]);
  expect(await noticeCounts(queue)).toEqual([1, 1, 1, 0, 0]);
  expect(await Promise.all(queue.map((one) => hasNotice(one, job.id)))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  await passTime({ minutes: 29 });
  expect(await noticeCounts(queue)).toEqual([1, 1, 1, 0, 0]);
  await passTime({ minutes: 2 });
  expect(await noticeCounts(queue)).toEqual([1, 1, 1, 1, 1]);
  await passTime({ hours: 2 });
  expect(await noticeCounts(queue)).toEqual([1, 1, 1, 1, 1]);
  const [mail] = (await simulate(`/inbox/email?to=${queue[0]?.email}`)) as { text: string }[];
  expect(mail?.text).toContain("First come, first served");
});

test("people are not told at night, or of a slot that has been taken meanwhile", async () => {
  await passUntil("20:30");
  const { job, holder, queue } = await fullJob(1);
  await runAction(holder, "cancel");
  await passTime({ hours: 2 });
  expect(await noticeCounts(queue)).toEqual([0]);
  await passUntil("08:58");
  expect(await noticeCounts(queue)).toEqual([0]);
  const next = await applied(job.id);
  await passUntil("09:30");
  expect(await noticeCounts(queue)).toEqual([0]);
  expect(await hasNotice(queue[0] as Person, job.id)).toBe(true);
  expect(await application(next)).toMatchObject({ slot: { state: "held" } });
  await runAction(next, "cancel");
  await runSchedule();
  expect(await noticeCounts(queue)).toEqual([1]);
});

test("a person whose message would come too late keeps waiting at the old place", async () => {
  await passUntil("10:00");
  const { job, queue } = await fullJob(1);
  const [row] = await query(
    "delete from slot_notices where job_id = ? returning created_at as since",
    [job.id],
  );
  const since = String(row?.since);
  const id = crypto.randomUUID();
  await query(
    `insert into outbox (id, kind, payload, created_at)
      select ?, 'slot_free', json_object('jobId', ?, 'userId', id, 'since', ?), ? from users
      where phone = ?`,
    [id, job.id, since, new Date(0).toISOString(), String(queue[0]?.phone)],
  );
  await runSchedule();
  expect(await noticeCounts(queue)).toEqual([0]);
  const rows = await query("select created_at from slot_notices where job_id = ?", [job.id]);
  expect(rows).toMatchObject([{ created_at: since }]);
});

test("a notice ends by its person, with the job, and when the person has a slot", async () => {
  await passUntil("10:00");
  const { job, holder, queue } = await fullJob(2);
  const [leaves, stays] = queue as [Person, Person];
  for (let times = 0; times < 2; times += 1) {
    expect((await notice("DELETE", leaves, job.id)).status).toBe(204);
  }
  expect(await hasNotice(leaves, job.id)).toBe(false);
  await runAction(holder, "cancel");
  await runSchedule();
  expect(await noticeCounts([leaves, stays])).toEqual([0, 1]);

  const closing = await fullJob(1);
  const token = staffToken();
  await succeeded(call("POST", `/ops/jobs/${closing.job.id}/close`, { token, json: {} }));
  await runSchedule();
  expect(await hasNotice(closing.queue[0] as Person, closing.job.id)).toBe(false);
  const refused = await notice("PUT", leaves, closing.job.id);
  expect(refused).toMatchObject({ status: 409, body: { code: "job_closed" } });

  const open = await postJob();
  expect(await notice("PUT", leaves, open.id)).toMatchObject({
    status: 409,
    body: { code: "slot_is_free" },
  });
  // The job has no waiting people, so the schedule does not look at it.
  const [row] = await query("select full_at from jobs where id = ?", [open.id]);
  expect(row?.full_at).toBeNull();
});

test("a person can wait for the slots of twenty jobs, and a further one is refused", async () => {
  await passUntil("10:00");
  const { job } = await fullJob(0);
  const person = await logIn();
  await query(
    `insert into slot_notices (user_id, job_id, created_at)
      select users.id, jobs.id, ? from users join jobs where users.phone = ? and jobs.id <> ?
      order by jobs.id limit 20`,
    [new Date(0).toISOString(), person.phone, job.id],
  );
  expect(await notice("PUT", person, job.id)).toMatchObject({
    status: 409,
    body: { code: "too_many_notices" },
  });
});
