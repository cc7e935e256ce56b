import { afterEach, expect, test } from "vitest";
import { application, paid, refundsAtProvider, subjects } from "../support/api/applicant";
import { confirmEmail, query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

const PROVIDERS = ["payments", "email", "sms"];
const faults = (mode: string, times: number) =>
  Promise.all(PROVIDERS.map((provider) => simulate("/faults", { provider, mode, times })));

afterEach(() => faults("ok", 1));

test("withdrawing a job while every provider is down ends its applications at once, and refunds and mails once", async () => {
  const job = await postJob();
  const people = [await paid(job.id), await paid(job.id)];
  for (const { email } of people) await confirmEmail(email);
  await faults("error", 100);
  const { status } = await call("POST", `/ops/jobs/${job.id}/withdraw`, {
    token: staffToken(),
    json: { reason: "The shop will not open." },
  });
  expect(status).toBe(200);
  for (const one of people) {
    const ended = await eventually(
      () => application(one),
      ({ closedBecause }) => closedBecause === "job_withdrawn",
    );
    expect(ended.refund).toMatchObject({ state: "due", reference: null });
  }
  await runSchedule();
  await faults("ok", 1);
  for (const one of people) {
    await eventually(
      async () => {
        // Make the next try of the refund due.
        const past = "2020-01-01T00:00:00.000Z";
        await query(
          "update payments set next_refund_at = ? where provider_payment_id = ? and next_refund_at is not null",
          [past, one.paymentId],
        );
        await query("update outbox set next_try_at = ? where handled_at is null", [past]);
        await runSchedule();
        return [(await application(one)).refund.state, await subjects(one.email)] as const;
      },
      ([state, mails]) => state === "done" && mails.includes("This job was withdrawn"),
    );
    expect(await refundsAtProvider(one.paymentId)).toHaveLength(1);
    const mails = await subjects(one.email);
    expect(mails.filter((subject) => subject === "This job was withdrawn")).toHaveLength(1);
  }
});
