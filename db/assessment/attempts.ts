import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Question } from "../../worker/contract/job/job-input";
import { userIdOf } from "../application/applications";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { guard, insertFrom } from "../insert-from";
import { answers, applications, attempts } from "../schema/applications";
import { jobs } from "../schema/jobs";

export const attemptOf = cachedStatement((db, applicationId: number) =>
  db.select().from(attempts).where(eq(attempts.applicationId, applicationId)),
);

export type AttemptRow = Awaited<ReturnType<typeof attemptOf>>[number];

export const answersOf = cachedStatement((db, applicationId: number) =>
  db.select().from(answers).where(eq(answers.applicationId, applicationId)),
);

/**
 * Attempts of a person in a job's category that prevent the next one: a running attempt, and failed
 * ones that ended after `since`. Abandoned attempts count, because otherwise a person could draw
 * questions again until they suit.
 */
const inTheWay = (
  userId: number | SQL,
  jobId: number | SQL,
  since: string,
) => sql`${applications} as other
  join ${attempts} as before on before.application_id = other.id
  join ${jobs} as work on work.id = other.job_id
  where other.user_id = ${userId} and other.superseded_at is null
  and work.category = (select category from ${jobs} where id = ${jobId})
  and (before.graded_at is null or (before.graded_at > ${since} and (other.status = 'TEST_FAILED'
    or (before.score is null and other.closed_because = 'candidate_cancelled'))))`;

/** The attempts of `inTheWay`: the running one first, then the newest. */
export const attemptsInTheWay = cachedStatement(
  (db, userId: number | SQL, jobId: number | SQL, since: string) =>
    db
      .select({
        applicationId: sql<number>`applicationId`,
        gradedAt: sql<string | null>`gradedAt`,
        endsAt: sql<string>`endsAt`,
      })
      .from(
        sql`(select other.id as applicationId, before.graded_at as gradedAt,
            before.ends_at as endsAt from ${inTheWay(userId, jobId, since)} order by before.graded_at desc nulls first)`,
      ),
);

/**
 * Starts an attempt. Guarded: another attempt in the same category, or extra time that changed
 * since it was read, undoes the batch.
 */
export function insertAttempt(
  db: Db,
  {
    userId,
    jobId,
    since,
    extraMinutes,
  }: { userId: number; jobId: number; since: string; extraMinutes: number },
  row: {
    applicationId: number;
    questions: Question[];
    passMark: number;
    minutes: number;
    startedAt: string;
    endsAt: string;
    seed: string;
  },
) {
  return [
    nothingInTheWay(db, { userId, jobId, since }, row.applicationId),
    extraTimeIs(db, row.applicationId, extraMinutes),
    db.insert(attempts).values(row),
  ];
}

const extraTimeIs = cachedStatement((db, applicationId: number, minutes: number) =>
  guard(
    db,
    "test_as_read",
    sql`${applications.extraMinutes} = ${minutes}`,
    sql`from ${applications} where ${eq(applications.id, applicationId)}`,
  ),
);

const nothingInTheWay = cachedStatement(
  (
    db,
    { userId, jobId, since }: { userId: number; jobId: number; since: string },
    applicationId: number,
  ) =>
    guard(
      db,
      "one_test_at_a_time",
      sql`not exists (select 1 from ${inTheWay(userId, jobId, since)}
        and other.id <> ${applicationId})`,
    ),
);

/**
 * Saves an answer while the time runs, if the question was asked and the viewer may answer. Touches
 * no row otherwise.
 *
 * @param viewer the user id that the application must have; null for any
 */
export const saveAnswer = cachedStatement(
  (
    db,
    { applicationId, viewer }: { applicationId: number; viewer: number | null },
    { question, option }: { question: number; option: number },
    now: string,
  ) => {
    const options = sql`json_array_length(questions, '$[' || cast(${question} as integer) || '].options')`;
    return insertFrom(
      db,
      answers,
      { applicationId, question, option, at: now },
      sql`from ${attempts}
        where application_id = ${applicationId} and graded_at is null and ends_at > ${now}
        and ${option} < ${options}
        and (${viewer} is null or ${userIdOf(applicationId)} = ${viewer})`,
    ).onConflictDoUpdate({
      target: [answers.applicationId, answers.question],
      set: { option: sql`excluded.option`, at: sql`excluded.at` },
    });
  },
);

/** Guards that the answers of a test have not changed since they were read. */
export const expectAnswers = (
  db: Db,
  applicationId: number,
  rows: Pick<typeof answers.$inferSelect, "question" | "option">[],
) => {
  const texts = rows.map(({ question, option }) => `${question}:${option}`);
  return answersAre(db, applicationId, JSON.stringify(texts.sort()));
};
const answersAre = cachedStatement((db, applicationId: number, texts: string) =>
  guard(
    db,
    "test_as_read",
    sql`(select json_group_array(text) from (select question || ':' || option as text from ${answers}
      where application_id = ${applicationId} order by text)) = ${texts}`,
  ),
);

export const gradeAttempt = cachedStatement(
  (db, applicationId: number, score: number, now: string) =>
    db
      .update(attempts)
      .set({ score, gradedAt: now })
      .where(and(eq(attempts.applicationId, applicationId), isNull(attempts.gradedAt))),
);

/** Tests whose time is over and that were not submitted. */
export const overdueAttempts = (db: Db, now: string, limit: number) =>
  db
    .select({ applicationId: attempts.applicationId })
    .from(attempts)
    .where(and(isNull(attempts.gradedAt), lt(attempts.endsAt, now)))
    .limit(limit);

/** Ends a running test without a result, because its application ended. */
export const endAttempt = (db: Db, applicationId: number, now: string) =>
  db
    .update(attempts)
    .set({ gradedAt: now })
    .where(and(eq(attempts.applicationId, applicationId), isNull(attempts.gradedAt)));

/** Sets a running test's total time to `minutes`. Guarded: a finished test undoes the batch. */
export const lengthenAttempt = (
  db: Db,
  applicationId: number,
  minutes: number,
  endsAt: string,
  now: string,
) => [
  guard(
    db,
    "test_as_read",
    sql`${attempts.gradedAt} is null and ${attempts.endsAt} > ${now}`,
    sql`from ${attempts} where ${eq(attempts.applicationId, applicationId)}`,
  ),
  db.update(attempts).set({ minutes, endsAt }).where(eq(attempts.applicationId, applicationId)),
];
