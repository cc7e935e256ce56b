import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "./client";
import { resumes } from "./schema";

export const listResumes = (db: Db, userId: number) =>
  db
    .select()
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.state, "ready")))
    .orderBy(desc(resumes.id));

export const readyResume = (db: Db, userId: number, id: number) =>
  db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), eq(resumes.state, "ready")));

export const resumeByKey = (db: Db, objectKey: string) =>
  db.select().from(resumes).where(eq(resumes.objectKey, objectKey));

export const countResumes = (db: Db, userId: number) =>
  db
    .select({ kept: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.state, "ready")));

export const insertResume = (db: Db, row: typeof resumes.$inferInsert) =>
  db.insert(resumes).values(row).returning();

export const setResumeState = (db: Db, id: number, state: "ready" | "removed") =>
  db.update(resumes).set({ state }).where(eq(resumes.id, id)).returning();

/** Takes a resume off its owner's list; says whether an application still needs the file. */
export const removeResume = (db: Db, userId: number, id: number) =>
  db
    .update(resumes)
    .set({ state: "removed" })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), eq(resumes.state, "ready")))
    .returning({
      objectKey: resumes.objectKey,
      used: sql<number>`exists (select 1 from applications where resume_id = ${resumes.id})`,
    });
