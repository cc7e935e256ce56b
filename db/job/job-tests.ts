import { eq, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "../built-once";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { assessments, categoryAssessments } from "../schema/jobs";
import type { insertedJobId } from "./jobs";

/** The job's test from now on. A copy of its category's that staff change remains one. */
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

/** The company wrote the job's test itself. */
export const markTestOwn = (db: Db, jobId: number) =>
  db.update(assessments).set({ isOwn: true }).where(eq(assessments.jobId, jobId));

/** Gives a job the test of its category, else the one for all work, as far as there is one. */
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

export const assessmentOf = builtOnce((db, jobId: number | SQL<number>) =>
  db.select().from(assessments).where(eq(assessments.jobId, jobId)),
);
