import { and, desc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { Status } from "../../worker/facts/guarantee/statuses";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { announcements, notifications, outbox, userNotifications } from "../schema/messages";
import { users } from "../schema/people";
import { insertOutboxFrom } from "./outbox";

/**
 * The receivers of an announcement: everyone, or the applicants of one category or one job,
 * optionally only those of the job whose application has one of `statuses`.
 */
export interface Audience {
  jobId: number | null;
  category: string | null;
  statuses: Status[] | null;
}

const isAddressed = (audience: Audience) => and(isNull(users.closedAt), isOf(audience));

function isOf({ jobId, category, statuses }: Audience) {
  if (jobId !== null) {
    const ofStatus = statuses ? sql` and theirs.status in ${statuses}` : sql``;
    return sql`exists (select 1 from ${applications} as theirs
      where theirs.user_id = ${users.id} and theirs.job_id = ${jobId}${ofStatus})`;
  }
  if (category !== null) {
    return sql`exists (select 1 from ${applications} as theirs join ${jobs} as wanted
      on wanted.id = theirs.job_id and wanted.category = ${category}
      where theirs.user_id = ${users.id})`;
  }
  return undefined;
}

/** Mails with text that staff typed only go to confirmed addresses. */
const hasMail = sql`${users.email} is not null and ${users.emailVerifiedAt} is not null`;

/** How many people an announcement is for, and how many of them get a mail. */
export const countAddressed = (db: Db, audience: Audience) =>
  db
    .select({
      people: sql<number>`count(*)`,
      mails: sql<number>`count(case when ${hasMail} then 1 end)`,
    })
    .from(users)
    .where(and(gt(users.id, 0), isAddressed(audience)));

/** The next receivers, by id. */
export const addressed = (db: Db, audience: Audience, after: number, limit: number) =>
  db
    .select({ id: users.id, hasMail: sql<number>`${hasMail}` })
    .from(users)
    .where(and(gt(users.id, after), isAddressed(audience)))
    .orderBy(users.id)
    .limit(limit);

/** The receivers with ids after `after`, up to `last`. */
const onPage = (audience: Audience, after: number, last: number) =>
  and(gt(users.id, after), lte(users.id, last), isAddressed(audience));

/** Gives a notification to the receivers of a page. Idempotent. */
export const giveToPage = (
  db: Db,
  outboxId: string,
  audience: Audience,
  after: number,
  last: number,
) =>
  insertFrom(
    db,
    userNotifications,
    { userId: users.id, notificationId: notifications.id },
    sql`from ${users} join ${notifications} on ${notifications.outboxId} = ${outboxId}
      where ${onPage(audience, after, last)}`,
  ).onConflictDoNothing();

/** Adds the receivers that `giveToPage` has just reached; right behind it in its batch. */
export const countGiven = (db: Db, outboxId: string) =>
  db
    .update(announcements)
    .set({ given: sql`given + changes()` })
    .where(eq(announcements.outboxId, outboxId));

/** The outbox id of an announcement's mail to one person, so that a second insert is ignored. */
export const mailId = (outboxId: string, userId: number) => `${outboxId}:${userId}`;

/** Writes a mail for each receiver of a page with a confirmed address. Idempotent. */
export const mailToPage = (
  db: Db,
  announcement: Audience & { id: number; outboxId: string },
  kind: string,
  [after, last]: [number, number],
  now: string,
) =>
  insertOutboxFrom(
    db,
    {
      id: sql`${announcement.outboxId} || ':' || ${users.id}`,
      kind,
      payload: sql`json_object('announcementId', ${announcement.id}, 'userId', ${users.id})`,
      createdAt: now,
    },
    sql`from ${users} where ${onPage(announcement, after, last)} and ${hasMail}`,
  ).onConflictDoNothing();

/** Stores the end of a page, as its last write, so that the next try continues there. */
export const keepPlace = (db: Db, outboxId: string, last: number) =>
  db
    .update(outbox)
    .set({ payload: sql`json_set(payload, '$.after', ${last})` })
    .where(eq(outbox.id, outboxId));

export const countMailed = (db: Db, id: number) =>
  db.update(announcements).set({ mailed: sql`mailed + 1` }).where(eq(announcements.id, id));

/** Inserts an announcement for the notification of the same batch. */
export const insertAnnouncement = (db: Db, row: Omit<typeof announcements.$inferInsert, "id">) =>
  insertFrom(
    db,
    announcements,
    { ...row, id: notifications.id },
    sql`from ${notifications} where outbox_id = ${row.outboxId}`,
  );

export const announcementByOutboxId = (db: Db, outboxId: string) =>
  db.select().from(announcements).where(eq(announcements.outboxId, outboxId));

const announcementRows = (db: Db) =>
  db
    .select({
      announcement: announcements,
      title: notifications.title,
      body: notifications.body,
    })
    .from(announcements)
    .innerJoin(notifications, eq(notifications.id, announcements.id));

export const announcementById = (db: Db, id: number) =>
  announcementRows(db).where(eq(announcements.id, id));

/** Announcements, newest first. */
export const listAnnouncements = (
  db: Db,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  announcementRows(db)
    .where(lt(announcements.id, before))
    .orderBy(desc(announcements.id))
    .limit(limit);

export const stopAnnouncement = (db: Db, id: number, now: string) =>
  db
    .update(announcements)
    .set({ stoppedAt: now })
    .where(and(eq(announcements.id, id), isNull(announcements.stoppedAt)));
