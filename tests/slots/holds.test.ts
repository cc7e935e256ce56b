import { expect, test } from "vitest";
import { type Applicant, application, applied, mailCount, passed } from "../support/api/applicant";
import { query } from "../support/api/database";
import { runSchedule, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";

/** Runs the schedule twice at once, until a mail with this subject has come. */
const untilMailed = (email: string, subject: string) =>
  eventually(
    async () => {
      await Promise.all([runSchedule(), runSchedule()]);
      return mailCount(email, subject);
    },
    (n) => n > 0,
  );

/** Makes a deadline of the application fall due now. */
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
  expect(sms.text).toMatch(
    /^Your slot at Kaveri Care is kept until .+ The test is free\. pakka\.in\/a\/\d+ Pakka/,
  );
  await comes("slot_expires_at", one);
  await untilMailed(one.email, "Your time for this slot is over");
  expect(await application(one)).toMatchObject({ slot: { state: "released" } });
  await runSchedule();
  expect(await mailCount(one.email, "Your slot: time ends soon")).toBe(1);
  expect(await mailCount(one.email, "Your time for this slot is over")).toBe(1);
});
