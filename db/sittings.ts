import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "./client";
import { answers, sittings } from "./schema/applications";

export const sittingOf = (db: Db, applicationId: number) =>
  db.select().from(sittings).where(eq(sittings.applicationId, applicationId));

export const answersOf = (db: Db, applicationId: number) =>
  db.select().from(answers).where(eq(answers.applicationId, applicationId));

export const insertSitting = (db: Db, row: typeof sittings.$inferInsert) =>
  db.insert(sittings).values(row);

/** Saves an answer while the clock runs; touches no row after it. */
export function saveAnswer(
  db: Db,
  applicationId: number,
  question: number,
  option: number,
  now: string,
) {
  return db
    .insert(answers)
    .select(
      sql`select ${applicationId}, ${question}, ${option}, ${now} from ${sittings}
        where application_id = ${applicationId} and graded_at is null and ends_at > ${now}`,
    )
    .onConflictDoUpdate({
      target: [answers.applicationId, answers.question],
      set: { option: sql`excluded.option`, at: sql`excluded.at` },
    });
}

export const gradeSitting = (db: Db, applicationId: number, score: number, now: string) =>
  db
    .update(sittings)
    .set({ score, gradedAt: now })
    .where(and(eq(sittings.applicationId, applicationId), isNull(sittings.gradedAt)));

/** Tests whose time ran out and that nobody submitted. */
export const overdueSittings = (db: Db, now: string, limit: number) =>
  db
    .select({ applicationId: sittings.applicationId })
    .from(sittings)
    .where(and(isNull(sittings.gradedAt), lt(sittings.endsAt, now)))
    .limit(limit);

/** Ends a running test without a result: its application was given up. */
export const endSitting = (db: Db, applicationId: number, now: string) =>
  db
    .update(sittings)
    .set({ gradedAt: now })
    .where(and(eq(sittings.applicationId, applicationId), isNull(sittings.gradedAt)));

/** Gives a running test `minutes` in all; one that is over undoes the whole batch. */
export const lengthenSitting = (
  db: Db,
  applicationId: number,
  minutes: number,
  endsAt: string,
  now: string,
) =>
  db
    .update(sittings)
    .set({
      minutes: sql`case when ${sittings.gradedAt} is null and ${sittings.endsAt} > ${now}
        then ${minutes} else null end`,
      endsAt,
    })
    .where(eq(sittings.applicationId, applicationId));
