import { expect, test } from "vitest";
import { query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { eventually } from "../support/eventually";

test("after twenty mails in an hour support gets the rest in one digest", async () => {
  // Other tests write to support as well, so the hour starts again.
  await query("delete from limit_uses where key like 'mails-to-support:%'");
  const subjects = Array.from({ length: 24 }, (_, n) => `Flood ${Date.now()} ${n}`);
  for (const [n, subject] of subjects.entries()) {
    const json =
      n % 2
        ? { subject, description: `${subject} is what I ask.` }
        : {
            fullName: "Meena Rao",
            email: "meena@example.in",
            subject,
            message: `Hello, ${subject}.`,
          };
    await call("POST", n % 2 ? "/user/queries" : "/user/contact", { json });
  }
  const rows = () =>
    query(
      `select outbox.*, subject from outbox join (
          select outbox_id, subject from queries
          union all select outbox_id, subject from contact_messages) on outbox_id = outbox.id
        where subject in (${subjects.map(() => "?").join()})`,
      subjects,
    );
  const handled = await eventually(rows, (list) => list.every((row) => row.handled_at !== null));
  const waiting = handled.filter(({ digest_id }) => digest_id !== null);
  expect(waiting).toHaveLength(4);
  const digestId = String(waiting[0]?.digest_id);
  const support = async (): Promise<any[]> => simulate("/inbox/email?to=support@pakka.in");
  const digests = async () =>
    (await support()).filter(({ text }) => text.includes(String(waiting[0]?.subject)));
  await runSchedule();
  expect(await digests()).toEqual([]);
  await query("update outbox set next_try_at = ? where id = ?", [
    new Date().toISOString(),
    digestId,
  ]);
  await runSchedule();
  const [digest] = await eventually(digests, (list) => list.length > 0);
  for (const { subject } of waiting) expect(digest.text).toContain(`: ${subject}`);
  expect(digest.text).toContain("/staff/inbox");
  await runSchedule();
  expect(await digests()).toHaveLength(1);
  const mailed = await support();
  for (const { subject } of handled.filter(({ digest_id }) => digest_id === null)) {
    expect(mailed.filter((mail) => mail.subject.endsWith(String(subject)))).toHaveLength(1);
  }
});
