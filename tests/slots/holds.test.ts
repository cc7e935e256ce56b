import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import {
  type Applicant,
  application,
  applied,
  mailCount,
  passed,
  runAction,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";

/** Fires the schedule twice at once, until a mail with this subject came. */
const untilMailed = (email: string, subject: string) =>
  eventually(
    async () => {
      await Promise.all([runSchedule(), runSchedule()]);
      return mailCount(email, subject);
    },
    (n) => n > 0,
  );

/** Lets the time come that an application waits for. */
const comes = (column: "warn_at" | "slot_expires_at", { id }: Applicant) =>
  query(`update applications set ${column} = ? where id = ?`, [new Date().toISOString(), id]);

test("a slot is held three days for the test, and a day for the payment", async () => {
  const hoursLeft = async (one: Applicant) =>
    (Date.parse((await application(one)).slot.expiresAt) - Date.now()) / 3_600_000;
  const job = await postJob();
  expect(await hoursLeft(await applied(job.id))).toBeCloseTo(72, 1);
  expect(await hoursLeft(await passed(job.id))).toBeCloseTo(24, 1);
});

test("a candidate is warned once of a lapsing hold, also by SMS, and told of its end", async () => {
  const one = await applied((await postJob()).id);
  await runSchedule();
  expect(await mailCount(one.email, "Your slot: time ends soon")).toBe(0);
  await comes("warn_at", one);
  await untilMailed(one.email, "Your slot: time ends soon");
  expect((await application(one)).slot.state).toBe("held");
  const [sms] = await eventually(
    () => simulate(`/inbox/sms?to=${one.phone}`),
    (list) => list.length === 2,
  );
  expect(sms.text).toMatch(/^Night Support: your slot is kept for you until /);
  await comes("slot_expires_at", one);
  await untilMailed(one.email, "Your time for this slot is over");
  expect(await application(one)).toMatchObject({ slot: { state: "released" } });
  await runSchedule();
  expect(await mailCount(one.email, "Your slot: time ends soon")).toBe(1);
  expect(await mailCount(one.email, "Your time for this slot is over")).toBe(1);
});

test("people who saved a full job are told of a free slot once a day", async () => {
  const job = await postJob({ maxApplicants: 1 });
  const savers = [await logIn(), await logIn()];
  const save = (token: string) => call("GET", `/user/jobs/${job.id}/saveJob?saved=true`, { token });
  for (const { token } of savers) await save(token);
  const holder = await applied(job.id);
  await save(holder.token);
  await runSchedule();
  await runAction(holder, "cancel");
  for (const { email } of savers) await untilMailed(email, "A slot is free");
  // The same slot goes and comes back on the same day, and one more person waits for it now.
  const again = await applied(job.id);
  const late = await logIn();
  await save(late.token);
  await runAction(again, "cancel");
  await untilMailed(late.email, "A slot is free");
  for (const { email } of savers) expect(await mailCount(email, "A slot is free")).toBe(1);
  expect(await mailCount(holder.email, "A slot is free")).toBe(0);
  const rows = await query("select count(*) as n from outbox where id like ?", [
    `slot_free-${job.id}-${todayInIndia(new Date())}-%`,
  ]);
  expect(rows[0]?.n).toBe(3);
});

test("a free slot that is taken before its message is delivered is not announced", async () => {
  const job = await postJob({ maxApplicants: 1 });
  await applied(job.id);
  const saver = await logIn();
  const id = crypto.randomUUID();
  await query(
    `insert into outbox (id, kind, payload, created_at)
      select ?, 'slot_free', json_object('jobId', ?, 'userId', id), ? from users where phone = ?`,
    [id, job.id, new Date(Date.now() - 121_000).toISOString(), saver.phone],
  );
  await runSchedule();
  await eventually(
    () => query("select handled_at from outbox where id = ?", [id]),
    ([row]) => row?.handled_at != null,
  );
  expect(await mailCount(saver.email, "A slot is free")).toBe(0);
});
