import { expect, test } from "vitest";
import { applied, passed } from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

const admin = staffToken();
const announce = (title: string, audience: unknown) =>
  call("POST", "/ops/announcements", {
    token: admin,
    json: { title, body: "On Sunday from 2 to 3 am.", audience },
  });

async function titles(token: string): Promise<string[]> {
  const { body } = await call("GET", "/user/notifications?limit=100", { token });
  return body.map((n: { notification: { title: string } }) => n.notification.title);
}
const until = (token: string, title: string) =>
  eventually(
    () => titles(token),
    (list) => list.includes(title),
  );

test("an announcement reaches everyone, a job's applicants, or a category's", async () => {
  const name = `Kind ${Date.now()}`;
  const [job, other] = [
    await postJob({ jobDetail: { Category: [name] } }),
    await postJob({ jobDetail: { Category: [name] } }),
  ];
  const [inJob, inCategory, outside] = [
    await applied(job.id),
    await applied(other.id),
    await logIn(),
  ];
  expect(await announce("Job news", { jobId: job.id })).toMatchObject({
    status: 201,
    body: { id: expect.any(Number), title: "Job news" },
  });
  await announce("Category news", { category: name });
  await announce("Maintenance", "all");
  await until(outside.token, "Maintenance");
  await until(inJob.token, "Job news");
  await until(inCategory.token, "Category news");
  const news = (list: string[]) => list.filter((title) => /news|Maintenance/.test(title)).sort();
  await until(inJob.token, "Maintenance");
  await until(inJob.token, "Category news");
  expect(news(await titles(inJob.token))).toEqual(["Category news", "Job news", "Maintenance"]);
  await until(inCategory.token, "Maintenance");
  expect(news(await titles(inCategory.token))).toEqual(["Category news", "Maintenance"]);
  expect(news(await titles(outside.token))).toEqual(["Maintenance"]);
});

test("an announcement to an invalid audience is refused", async () => {
  expect((await announce("To whom", "nobody")).status).toBe(422);
  expect((await announce("To whom", { jobId: 999_999 })).status).toBe(404);
  expect((await announce("", "all")).status).toBe(422);
  const unknown = await announce("To whom", { category: "Alchemy" });
  expect(unknown).toMatchObject({
    status: 422,
    body: { fields: { audience: expect.any(String) } },
  });
});

const send = (json: object) =>
  call("POST", "/ops/announcements", { token: admin, json: { body: "Come to gate 2.", ...json } });
const read = async (id: number) => {
  const { body } = await call("GET", "/ops/announcements", { token: admin });
  return body.find((one: { id: number }) => one.id === id);
};

test("an announcement says beforehand whom it reaches, and afterwards whom it reached", async () => {
  const job = await postJob();
  const [first, second] = [await applied(job.id), await passed(job.id)];
  await query("update users set email_verified_at = created_at where phone = ?", [first.phone]);
  const audience = { jobId: job.id };
  const json = { title: `Gate ${job.id}`, audience, channels: ["app", "email"] };
  const preview = await send({ ...json, dryRun: true });
  const text = "Come to gate 2.";
  expect(preview).toMatchObject({
    status: 200,
    body: {
      people: 2,
      paise: 0,
      messages: [
        { to: "2 people", channel: "app", text: `${json.title}\n${text}` },
        { to: "1 confirmed address", channel: "email", text: expect.stringContaining(text) },
      ],
    },
  });
  expect(await titles(first.token)).not.toContain(json.title);
  const { body, status } = await send(json);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...json, people: 2, staff: "Asha", stoppedAt: null });
  await until(second.token, json.title);
  const all = await eventually(
    () => read(body.id),
    ({ delivered }) => delivered.app === 2 && delivered.email === 1,
  );
  expect(all.people).toBe(2);
  const mails = async (email: string): Promise<{ subject: string; text: string }[]> =>
    (await simulate(`/inbox/email?to=${encodeURIComponent(email)}`)).filter(
      ({ subject }: { subject: string }) => subject === json.title,
    );
  expect(await mails(first.email)).toHaveLength(1);
  expect((await mails(first.email))[0]?.text).toContain("Your safety word");
  expect(await mails(second.email)).toEqual([]);

  const some = await send({
    title: `Test ${job.id}`,
    audience: { ...audience, statuses: ["TEST_PASSED", "PAYMENT_PENDING"] },
    dryRun: true,
  });
  expect(some.body.people).toBe(1);
});

test("a stopped announcement goes to no further people", async () => {
  const job = await postJob();
  const one = await applied(job.id);
  const { body } = await send({ title: `Stop ${job.id}`, audience: { jobId: job.id } });
  await until(one.token, `Stop ${job.id}`);
  const [row] = await query("select outbox_id from announcements where id = ?", [body.id]);
  const stop = () => call("POST", `/ops/announcements/${body.id}/stop`, { token: admin });
  const stopped = await stop();
  expect(stopped.body.stoppedAt).toEqual(expect.any(String));
  expect((await stop()).body).toEqual(stopped.body);
  const late = await applied(job.id);
  await query("update outbox set handled_at = null, next_try_at = ? where id = ?", [
    new Date().toISOString(),
    String(row?.outbox_id),
  ]);
  await runSchedule();
  await eventually(
    () => query("select handled_at from outbox where id = ?", [String(row?.outbox_id)]),
    ([work]) => work?.handled_at !== null,
  );
  expect(await titles(late.token)).not.toContain(`Stop ${job.id}`);
  expect((await call("POST", "/ops/announcements/999999/stop", { token: admin })).status).toBe(404);
});

test("an interrupted announcement goes on after the people whom it has reached", async () => {
  const job = await postJob();
  const [reached, late] = [await applied(job.id), await applied(job.id)];
  const title = `Go on ${job.id}`;
  const { body } = await send({ title, audience: { jobId: job.id } });
  await until(late.token, title);
  const [row] = await query("select outbox_id from announcements where id = ?", [body.id]);
  const work = String(row?.outbox_id);
  const [first] = await query("select user_id from applications where id = ?", [reached.id]);
  await eventually(
    () => query("select handled_at from outbox where id = ?", [work]),
    ([one]) => one?.handled_at !== null,
  );
  // Restore the state of an announcement that was interrupted after the first of the two people.
  await query("delete from user_notifications where notification_id = ?", [body.id]);
  await query(
    `update outbox set handled_at = null, next_try_at = ?, payload = json_set(payload, '$.after', ?)
      where id = ?`,
    [new Date().toISOString(), Number(first?.user_id), work],
  );
  await runSchedule();
  await until(late.token, title);
  expect(await titles(reached.token)).not.toContain(title);
});
