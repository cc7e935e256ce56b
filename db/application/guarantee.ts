import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { guard } from "../guards";
import { applications, pendingResults } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { payments } from "../schema/payments";
import { promisedAnswerDays, promisedInterviewDays } from "./promises";

/** Applications whose guarantee the schedule has to look at. */
export const dueGuarantees = (db: Db, now: string, limit: number) =>
  db
    .select({ id: applications.id, guaranteeDueAt: applications.guaranteeDueAt })
    .from(applications)
    .where(and(isNotNull(applications.guaranteeDueAt), lte(applications.guaranteeDueAt, now)))
    .orderBy(applications.guaranteeDueAt)
    .limit(limit);

/** An application with what its job promises, and the result that the candidate does not know yet. */
export const guaranteeOf = (db: Db, id: number) =>
  db
    .select({
      application: applications,
      withinDays: promisedInterviewDays.mapWith(Number),
      answerWithinDays: promisedAnswerDays.mapWith(Number),
      rounds: jobs.rounds,
      /** Where the job is. */
      job: { city: jobs.city, state: jobs.state, location: jobs.location },
      withdrawnAt: jobs.withdrawnAt,
      /** Not 0 while the company is suspended. */
      isSuspended: companyIsSuspended(jobs.companyId),
      result: pendingResults,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(pendingResults, eq(pendingResults.applicationId, applications.id))
    .where(eq(applications.id, id));

type Row = typeof applications.$inferInsert;
type Values = { [Column in keyof Row]?: Row[Column] | SQL };

/** Sets what changed of an application's guarantee. */
export const setGuarantee = (db: Db, id: number, values: Values) =>
  db.update(applications).set(values).where(eq(applications.id, id));

/** Has the schedule look at an application at once, and sets what changed of its guarantee. */
export const touchGuarantee = (db: Db, id: number, now: string, values: Values = {}) =>
  setGuarantee(db, id, { guaranteeDueAt: now, ...values });

/** When to look next, unless something has asked for a look since it was read. */
export const setGuaranteeDue = (db: Db, id: number, read: string | null, dueAt: string | null) =>
  db
    .update(applications)
    .set({ guaranteeDueAt: dueAt })
    .where(and(eq(applications.id, id), sql`${applications.guaranteeDueAt} is ${read}`));

type Read = Pick<typeof applications.$inferSelect, "id" | "seq" | "guaranteeDueAt">;

/** Guards that nothing has moved an application, or asked for a look at it, since it was read. */
export const expectGuarantee = (db: Db, { id, seq, guaranteeDueAt }: Read) =>
  guard(
    db,
    "promise_as_read",
    sql`${applications.seq} = ${seq} and ${applications.guaranteeDueAt} is ${guaranteeDueAt}`,
    sql`from ${applications} where ${eq(applications.id, id)}`,
  );

const returned = (since: string) =>
  sql<number>`(select coalesce(sum(refund_amount), 0) from ${payments}
    where is_automatic_refund = 1 and refund_due_at >= ${since})`;

/** Paise that went back by themselves since a moment. */
export const returnedSince = (db: Db, since: string) =>
  db.select({ paise: returned(since) }).from(sql`(select 1)`);

/** Guards that no more than so many paise have gone back by themselves since a moment. */
export const expectReturnedAtMost = (db: Db, since: string, paise: number) =>
  guard(db, "returns_cap", sql`${returned(since)} <= ${paise}`);
