import { and, gt, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { notifications, userNotifications } from "../schema/messages";
import { users } from "../schema/people";

/** Whom an announcement is for: everyone, or those who applied for one job or in one category. */
export interface Audience {
  jobId: number | null;
  category: string | null;
}

function isAddressed({ jobId, category }: Audience) {
  if (jobId !== null) {
    return sql`exists (select 1 from ${applications} as theirs
      where theirs.user_id = ${users.id} and theirs.job_id = ${jobId})`;
  }
  if (category !== null) {
    return sql`exists (select 1 from ${applications} as theirs join ${jobs} as wanted
      on wanted.id = theirs.job_id and wanted.category = ${category}
      where theirs.user_id = ${users.id})`;
  }
  return undefined;
}

/** The next people addressed, by number. */
export const addressed = (db: Db, audience: Audience, after: number, limit: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), isAddressed(audience)))
    .orderBy(users.id)
    .limit(limit);

/** Gives one notification to those addressed from `after` to `last`. Idempotent. */
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
      where ${and(gt(users.id, after), lte(users.id, last), isAddressed(audience))}`,
  ).onConflictDoNothing();
