import { eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../../db/client";
import { jobs, savedJobs } from "../../db/schema/jobs";
import { notifications, userNotifications } from "../../db/schema/messages";
import { users } from "../../db/schema/people";
import { applied } from "../support/api/applicant";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

const db = openDatabase(inject("database"));

const LISTS = ["jobs", "savedJobs", "applications", "notifications", "resume", "credits"];

const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get("Link") ?? "")?.[1];

const cursorOf = (headers: Headers) =>
  new URL(nextOf(headers) ?? "", "http://here.invalid").searchParams.get("cursor") ?? "";

/** The bodies of all pages of a list, in order. */
async function walk(start: string, token: string): Promise<any[]> {
  const rows: any[] = [];
  for (let path: string | undefined = start; path; ) {
    const { status, body, headers } = await call("GET", path, { token });
    expect(status).toBe(200);
    rows.push(...body);
    path = nextOf(headers);
  }
  return rows;
}

async function userIdOf(phone: string): Promise<number> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  return user?.id ?? 0;
}

test("jobs saved in the same moment are listed once each, newest first", async () => {
  const { token, phone } = await logIn();
  const userId = await userIdOf(phone);
  const some = await db.select({ id: jobs.id }).from(jobs).limit(11);
  const at = (i: number) => `2026-11-2${i % 2}T10:00:00.000Z`;
  await db
    .insert(savedJobs)
    .values(some.map(({ id }, i) => ({ userId, jobId: id, createdAt: at(i) })));
  const expected = some
    .map(({ id }, i) => ({ id, at: at(i) }))
    .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
    .map(({ id }) => id);
  for (const limit of [1, 2, 3, 5, 11, 100]) {
    const rows = await walk(`/user/savedJobs?limit=${limit}`, token);
    expect(rows.map((row) => row.job.id)).toEqual(expected);
  }
});

test("notifications are paged, all of them or only the unread ones", async () => {
  const { token, phone } = await logIn();
  const userId = await userIdOf(phone);
  const rows = await db
    .insert(notifications)
    .values(
      Array.from({ length: 9 }, (_, i) => ({
        outboxId: crypto.randomUUID(),
        title: `News ${i}`,
        body: "Something happened.",
        createdAt: "2026-11-21T10:00:00.000Z",
      })),
    )
    .returning({ id: notifications.id });
  await db.insert(userNotifications).values(
    rows.map(({ id }, i) => ({
      userId,
      notificationId: id,
      readAt: i % 3 === 0 ? "2026-11-21T11:00:00.000Z" : null,
    })),
  );
  const newest = rows.map(({ id }) => id).reverse();
  const all = await walk("/user/notifications?limit=2", token);
  expect(all.map((row) => row.notification.id)).toEqual(newest);
  const unread = await walk("/user/notifications?unread=true&limit=4", token);
  expect(unread.map((row) => row.notification.id)).toEqual(
    newest.filter((id) => rows.findIndex((row) => row.id === id) % 3 !== 0),
  );
});

test("applications and resumes are listed newest first, page by page", async () => {
  const person = await logIn();
  const applicationIds: number[] = [];
  for (let i = 0; i < 3; i += 1)
    applicationIds.unshift((await applied((await postJob()).id, person)).id);
  const applications = await walk("/user/applications?limit=1", person.token);
  expect(applications.map((row) => row.id)).toEqual(applicationIds);
  const resumes = await walk("/user/resume?limit=2", person.token);
  const ids = resumes.map((row) => row.id);
  expect(ids).toHaveLength(3);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test("a cursor keeps its position when newer jobs arrive", async () => {
  const first = await call("GET", "/user/jobs?limit=5");
  const cursor = cursorOf(first.headers);
  const before = await call("GET", `/user/jobs?limit=5&cursor=${cursor}`);
  const [job] = await db.select().from(jobs).limit(1);
  if (!job) throw new Error("The seed has no job");
  await db.insert(jobs).values({ ...job, id: undefined, maxApplicants: 1 });
  const after = await call("GET", `/user/jobs?limit=5&cursor=${cursor}`);
  expect(after.body.map((row: any) => row.id)).toEqual(before.body.map((row: any) => row.id));
});

test("a cursor works only with its own list and filters, and with any page size", async () => {
  const { token } = await logIn();
  const { headers } = await call("GET", "/user/jobs?category=Sales&limit=2");
  const cursor = cursorOf(headers);
  const ask = (query: string) => call("GET", `/user/${query}&cursor=${cursor}`, { token });
  expect((await ask("jobs?category=Sales&limit=7")).status).toBe(200);
  for (const other of [
    "jobs?limit=2",
    "jobs?category=Else",
    "jobs?category=Sales&free=true",
    "jobs?category=Sales&q=sales",
    "jobs?category=Sales&location=a",
    "savedJobs?limit=2",
    "applications?limit=2",
    "notifications?limit=2",
    "resume?limit=2",
    "credits?limit=2",
  ]) {
    const answer = await ask(other);
    expect(answer, other).toMatchObject({
      status: 422,
      body: { code: "invalid", fields: { cursor: expect.any(String) } },
    });
  }
});

test("an invalid cursor or a limit out of bounds is 422", async () => {
  const { token } = await logIn();
  const { headers } = await call("GET", "/user/jobs?limit=2");
  const good = cursorOf(headers);
  const forged = [
    btoa(JSON.stringify(["", { id: 1 }])),
    btoa(JSON.stringify([JSON.parse(atob(good))[0], { id: "1; drop table jobs", rank: 0 }])),
    btoa("null"),
    good.slice(0, -3),
    "%00",
    "1",
    "",
  ];
  for (const list of LISTS) {
    for (const cursor of forged) {
      const answer = await call("GET", `/user/${list}?cursor=${cursor}`, { token });
      expect(answer.status, `${list} ${cursor}`).toBe(422);
    }
    for (const limit of ["0", "101", "-1", "1.5", "x", ""]) {
      const answer = await call("GET", `/user/${list}?limit=${limit}`, { token });
      expect(answer, `${list} ${limit}`).toMatchObject({
        status: 422,
        body: { fields: { limit: expect.any(String) } },
      });
    }
  }
});
