import { eq, type SQL, sql } from "drizzle-orm";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { assessments, categoryAssessments } from "../schema/jobs";
import type { insertedJobId } from "./jobs";

/** Replaces the job's test. A copy of the category's test stays a copy if staff change it. */
export function putAssessment(
  db: Db,
  jobId: number | typeof insertedJobId,
  test: Omit<typeof assessments.$inferInsert, "jobId" | "isOwn">,
) {
  return db
    .insert(assessments)
    .values({ jobId, ...test, isOwn: true })
    .onConflictDoUpdate({ target: assessments.jobId, set: test });
}

/** Marks the job's test as written by the company. */
export const markTestOwn = (db: Db, jobId: number) =>
  db.update(assessments).set({ isOwn: true }).where(eq(assessments.jobId, jobId));

/** Gives a job the test of its category, or else the general one, if there is one. */
export const copyAssessment = (
  db: Db,
  jobId: number | typeof insertedJobId,
  category: string,
  forAll: string,
) =>
  insertFrom(
    db,
    assessments,
    {
      jobId,
      durationMinutes: categoryAssessments.durationMinutes,
      passMark: categoryAssessments.passMark,
      questions: categoryAssessments.questions,
      questionsAsked: categoryAssessments.questionsAsked,
    },
    sql`from ${categoryAssessments}
      where category in (${category}, ${forAll}) order by category = ${forAll} limit 1`,
  );

export const assessmentOf = cachedStatement((db, jobId: number | SQL<number>) =>
  db.select().from(assessments).where(eq(assessments.jobId, jobId)),
);
