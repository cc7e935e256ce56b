import { expect, test } from "vitest";
import { rightOption } from "../support/answer-key";
import {
  application,
  applied,
  assessmentToken,
  hold,
  inHours,
  order,
  paid,
  passed,
  runAction,
  sendResult,
  setInterview,
  subjects,
} from "../support/api/applicant";
import { confirmEmail, query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { payAtProvider, takeTest } from "../support/api/steps";
import { eventually } from "../support/eventually";

const admin = staffToken();
const REASON = "The shop in Mysuru will not open.";
const withdraw = (job: number, reason = REASON) =>
  call("POST", `/ops/jobs/${job}/withdraw`, { token: admin, json: { reason } });
const read = async (job: number) =>
  (await call("GET", `/ops/jobs/${job}`, { token: admin })).body.withdrawal;
const allEnded = (job: number) =>
  eventually(
    () => read(job),
    ({ left }) => left === 0,
  );
/** The state right after the withdrawal is stored, as if the product had then stopped. */
const stopHalfWay = (job: number) =>
  query(
    `update jobs set withdrawn_at = ?1, withdrawn_because = ?2, closed_at = ?1 where id = ${job}`,
    [new Date().toISOString(), REASON],
  );

test("a closed job lets people with a hold or a payment continue, and accepts nobody new", async () => {
  const job = await postJob();
  const [holder, payer] = [await applied(job.id), await passed(job.id)];
  await call("POST", `/ops/jobs/${job.id}/close`, { token: admin });
  await takeTest(await assessmentToken(holder), rightOption);
  expect((await application(holder)).status).toBe("PAYMENT_PENDING");
  const json = await payAtProvider((await order(payer)).body.id);
  const { token } = payer;
  const verified = await call("POST", "/user/payment/verify-payment", { token, json });
  expect(verified.body.status).toBe("PAYMENT_CONFIRMED");
  await expect(applied(job.id)).rejects.toThrow();
});

test("a withdrawal is previewed: who is affected, what goes back, what they read", async () => {
  const job = await postJob({ maxApplicants: 10 });
  const [waiting, booked] = [await applied(job.id), await paid(job.id)];
  const [met, early] = [await paid(job.id), await paid(job.id)];
  for (const one of [met, early]) await setInterview(one.id, inHours(72));
  await query("update interviews set at = ? where application_id = ?", [inHours(-2), met.id]);
  const checkIn = "update interviews set checked_in_at = ? where application_id = ?";
  await query(checkIn, [inHours(-0.1), early.id]);
  const json = { reason: REASON, dryRun: true };
  const { status, body } = await call("POST", `/ops/jobs/${job.id}/withdraw`, {
    token: admin,
    json,
  });
  // Candidates whose interview has begun, if only by an early check-in, still wait for an answer,
  // so only two are affected.
  expect([status, body.people, body.paise]).toEqual([200, 2, 19_900]);
  const by = (way: string) => body.messages.filter(({ channel }: any) => channel === way);
  expect(by("app")).toHaveLength(2);
  for (const { text } of by("email")) expect(text).toContain(REASON);
  expect(by("email")).toHaveLength(2);
  expect(await read(job.id)).toBeNull();
  for (const one of [waiting, booked]) {
    expect((await application(one)).closedBecause).toBeUndefined();
  }
});

test("withdrawing a job ends every application, refunds all money and says why", async () => {
  const job = await postJob({ maxApplicants: 10 });
  const [waiting, unpaid, booked, dated] = [
    await applied(job.id),
    await passed(job.id),
    await paid(job.id),
    await paid(job.id),
  ];
  await confirmEmail(dated.email);
  await confirmEmail(waiting.email);
  await setInterview(dated.id, inHours(30));
  expect((await withdraw(job.id, " ")).status).toBe(422);
  const both = await Promise.all([withdraw(job.id), withdraw(job.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toMatchObject({ isClosed: true, withdrawal: { reason: REASON } });
  await allEnded(job.id);

  for (const one of [waiting, unpaid, booked, dated]) {
    const after = await application(one);
    expect(after).toMatchObject({
      status: "REJECTED",
      closedBecause: "job_withdrawn",
      comment: REASON,
      slot: { state: "released" },
    });
    expect(after.refund?.amount).toBe([booked, dated].includes(one as never) ? 19900 : undefined);
    await eventually(
      () => subjects(one.email),
      (list) => list.filter((subject) => subject === "This job was withdrawn").length === 1,
    );
  }
  expect((await application(dated)).interview.state).toBe("cancelled");
  const [mail] = (await simulate(`/inbox/email?to=${dated.email}`)).filter(
    ({ subject }: { subject: string }) => subject === "This job was withdrawn",
  );
  expect(mail.text).toContain(REASON);
  expect(mail.text).toContain("₹199");
  const texts = async ({ phone }: { phone: string }) =>
    (await simulate(`/inbox/sms?to=${phone}`)).map(({ text }: { text: string }) => text);
  await eventually(
    () => texts(dated),
    (list) => list.some((text: string) => text.includes("The job was withdrawn")),
  );
  expect((await texts(waiting)).join()).not.toContain("withdrawn");

  // A second withdrawal changes nothing, not even the reason, and the job can't be opened again.
  expect((await withdraw(job.id, "Another reason.")).body.withdrawal.reason).toBe(REASON);
  const open = await call("POST", `/ops/jobs/${job.id}/open`, { token: admin });
  expect(open).toMatchObject({ status: 409, body: { code: "job_withdrawn" } });
  await runSchedule();
  const mails = await subjects(booked.email);
  expect(mails.filter((subject) => subject === "This job was withdrawn")).toHaveLength(1);
  const { body: log } = await call("GET", "/ops/audit?limit=100", { token: admin });
  const lines = log.filter((line: any) => line.action === "job.withdraw");
  expect(lines.filter((line: any) => line.subject === `${job.id}`)).toHaveLength(1);
});

test("a candidate whose last interview has begun keeps the status and gets a result", async () => {
  const job = await postJob({ maxApplicants: 10 });
  const [held, ahead] = [await paid(job.id), await paid(job.id)];
  await setInterview(held.id, inHours(30));
  await setInterview(ahead.id, inHours(30), { round: 1 });
  await hold(held);
  await hold(ahead);
  await setInterview(ahead.id, inHours(60), { round: 2 });
  await withdraw(job.id);
  await allEnded(job.id);
  await runSchedule();
  expect((await application(held)).status).toBe("INTERVIEW_SCHEDULED");
  expect(await application(ahead)).toMatchObject({
    closedBecause: "job_withdrawn",
    refund: { amount: 19900 },
  });
  const json = { result: "SELECTED" };
  const path = `/ops/applications/${held.id}/result`;
  expect((await call("POST", path, { token: admin, json })).status).toBe(200);
  await sendResult(held);
  expect((await application(held)).status).toBe("SELECTED");
});

test("an application that waits to be ended can't start a test, order or pay", async () => {
  const job = await postJob({ maxApplicants: 10 });
  const attempt = await logIn();
  const [waiting, running, unpaid, paying, late] = [
    await applied(job.id),
    await applied(job.id, attempt),
    await passed(job.id),
    await passed(job.id),
    await paid(job.id),
  ];
  const test = await assessmentToken(running);
  await call("POST", `/user/assessments/${test}/start`);
  const { body: open } = await order(paying);
  await setInterview(late.id, inHours(30));
  await stopHalfWay(job.id);

  const start = await assessmentToken(waiting);
  expect((await call("GET", `/user/assessments/${start}`)).body.canStart).toBe(false);
  expect((await call("POST", `/user/assessments/${start}/start`)).body.code).toBe("job_withdrawn");
  expect((await order(unpaid)).body.code).toBe("job_withdrawn");
  expect((await setInterview(late.id, inHours(60))).body.code).toBe("job_withdrawn");
  // A payment that is captured in the meantime is refunded automatically.
  const json = await payAtProvider(open.id);
  const { token } = paying;
  const verified = await call("POST", "/user/payment/verify-payment", { token, json });
  expect(verified.body).toMatchObject({ status: "PAYMENT_PENDING", refund: { amount: 19900 } });
  // A test that is submitted now gives no slot, and cancelling gives a refund, not a credit.
  await call("POST", `/user/assessments/${test}/submit`);
  expect((await application(running)).closedBecause).toBe("job_withdrawn");
  expect((await runAction(late, "cancel")).body).toMatchObject({
    closedBecause: "job_withdrawn",
    refund: { amount: 19900 },
  });

  await Promise.all([runSchedule(), runSchedule(), runSchedule()]);
  expect((await read(job.id)).left).toBe(0);
  for (const one of [waiting, unpaid, paying]) {
    expect((await application(one)).closedBecause).toBe("job_withdrawn");
    await eventually(
      () => subjects(one.email),
      (list) => list.filter((subject) => subject === "This job was withdrawn").length === 1,
    );
  }
});

test("a job with more applications than one batch ends is finished batch by batch", async () => {
  const job = await postJob({ maxApplicants: 1000 });
  const count = 130;
  const some = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const at = new Date().toISOString();
  await query(
    `insert into users (safety_word, phone, created_at) ${some} select 'KOYAL', 'w${job.id}-' || i, '${at}' from n`,
  );
  await query(
    `insert into applications (user_id, job_id, status, seq, claim_id, price, slot_state, slot_expires_at, applied_at)
      select id, ${job.id}, 'TEST_PENDING', 1, phone, 199, 'held', '${inHours(1)}', '${at}'
      from users where phone like 'w${job.id}-%'`,
  );
  await withdraw(job.id);
  await allEnded(job.id);
  const [ended] = await query(
    "select count(*) n from applications where job_id = ? and closed_because = 'job_withdrawn'",
    [job.id],
  );
  expect(Number(ended?.n)).toBe(count);
});
