import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertOutboxFrom } from "../outbox/outbox";
import { alerts } from "../schema/health";

export type AlertRow = typeof alerts.$inferSelect;
type NewAlert = Pick<AlertRow, "trouble" | "text" | "since">;

export const standingAlerts = (db: Db) =>
  db
    .select()
    .from(alerts)
    .where(sql`${alerts.overAt} is null and ${alerts.trouble} > ''`)
    .orderBy(alerts.trouble);

/** Opens an alert for a problem; an alert that is already open stays as it is. */
export const openAlert = (db: Db, alert: NewAlert) =>
  db
    .insert(alerts)
    .values({ ...alert, seenAt: alert.since })
    .onConflictDoNothing();

const isStanding = (trouble: AlertRow["trouble"]) =>
  and(eq(alerts.trouble, trouble), isNull(alerts.overAt));

/** The open alert of a problem, if there is one. */
export const standingAlert = (db: Db, trouble: AlertRow["trouble"]) =>
  db.select({ id: alerts.id }).from(alerts).where(isStanding(trouble));

export const seeAlert = (db: Db, trouble: AlertRow["trouble"], now: string) =>
  db.update(alerts).set({ seenAt: now }).where(isStanding(trouble));

export const closeAlert = (db: Db, trouble: AlertRow["trouble"], now: string) =>
  db.update(alerts).set({ overAt: now }).where(isStanding(trouble));

type Message = Parameters<typeof insertOutboxFrom>[1];

/** A message about a problem that began at `since`, if it still exists. */
export const messageOfAlert = (
  db: Db,
  message: Message,
  { trouble, since }: Pick<AlertRow, "trouble" | "since">,
) =>
  insertOutboxFrom(
    db,
    message,
    sql`from ${alerts} where trouble = ${trouble} and since = ${since} and over_at is null`,
  ).onConflictDoNothing();
