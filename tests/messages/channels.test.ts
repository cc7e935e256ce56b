import { expect, test } from "vitest";
import {
  APPLICATION_CHANNELS,
  type Channel,
  MESSAGE_CHANNELS,
  SMS_OF_LOSS,
} from "../../worker/facts/messages/channels";
import { inHours, paid, runAction, setInterview } from "../support/api/applicant";
import { confirmEmail, query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";

const sentOf = (id: number) =>
  query(
    `select kind, mail_at is not null as mail, sms_at is not null as sms from outbox
      where handled_at is not null and json_extract(payload, '$.applicationId') = ?`,
    [id],
  );

test("messages about a slot and its interview go by mail and SMS, as the table of channels says", async () => {
  const one = await paid((await postJob()).id);
  await confirmEmail(one.email);
  const { body: interview } = await setInterview(one.id, inHours(150));
  const answer = await call("PATCH", `/ops/interviews/${interview.id}`, {
    token: staffToken(),
    json: { at: bookable(inHours(200)) },
  });
  expect(answer.status).toBe(200);
  // The reminder a day before an interview that was moved.
  await query(
    "update reminders set due_at = ? where kind = 'day' and claimed_at is null and interview_id = ?",
    [inHours(-0.1), interview.id],
  );
  await runSchedule();
  await eventually(
    async () => (await sentOf(one.id)).map(({ kind }) => kind),
    (kinds) => kinds.includes("interview_reminder"),
  );
  await succeeded(runAction(one, "cancel"));
  const kinds = ["confirmed", "interview_set", "interview_moved", "interview_reminder", "refund"];
  const messages = await eventually(
    () => sentOf(one.id),
    (rows) => kinds.every((kind) => rows.some((row) => row.kind === kind)),
  );
  for (const kind of kinds) {
    expect(messages.filter((row) => row.kind === kind)).toEqual([{ kind, mail: 1, sms: 1 }]);
  }
  const texts: string[] = (await simulate(`/inbox/sms?to=${one.phone}`)).map(
    ({ text }: { text: string }) => text,
  );
  expect(
    texts.some((text) => /^Interview moved from \w{3} \d+ \w{3}: Kaveri Care, /.test(text)),
  ).toBe(true);
});

test("no message uses a channel that the table lacks, and messages that need an SMS also get one", async () => {
  const rows = await query(
    `select distinct kind, mail_at is not null as mail, sms_at is not null as sms from outbox
      where handled_at is not null`,
  );
  const table: Record<string, readonly Channel[]> = MESSAGE_CHANNELS;
  const lacks = rows.filter(
    ({ kind, mail, sms }) =>
      (mail === 1 && !table[String(kind)]?.includes("mail")) ||
      (sms === 1 && !table[String(kind)]?.includes("sms")),
  );
  expect(lacks).toEqual([]);
  const always = Object.entries(APPLICATION_CHANNELS).flatMap(
    ([kind, ways]: [string, readonly Channel[]]) =>
      ways.includes("sms") && !SMS_OF_LOSS.some((one) => one === kind) ? [kind] : [],
  );
  const byMailAlone = rows.filter(
    ({ kind, mail, sms }) => mail === 1 && sms === 0 && always.includes(String(kind)),
  );
  expect(byMailAlone).toEqual([]);
});
