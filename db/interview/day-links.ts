import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { isPublished } from "../job/jobs";
import { companyMembers } from "../schema/companies";
import { dayLinks, interviewDays } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import type { standingIds } from "./days";

/** The links of these days that have not ended. */
export const standingLinks = (db: Db, dayIds: number[] | ReturnType<typeof standingIds>) =>
  db
    .select({ id: dayLinks.id, dayId: dayLinks.dayId, createdAt: dayLinks.createdAt })
    .from(dayLinks)
    .where(and(inArray(dayLinks.dayId, dayIds), isNull(dayLinks.endedAt)))
    .orderBy(asc(dayLinks.id));

type NewLink = Omit<typeof dayLinks.$inferInsert, "id" | "madeBy"> & { madeBy: number };

/**
 * Adds a link. Guarded: if the maker's membership ended in the same moment, the batch is undone.
 */
export const insertLink = (db: Db, row: NewLink) =>
  [
    guard(
      db,
      "person_as_read",
      isNull(companyMembers.endedAt),
      sql`from ${companyMembers} where ${eq(companyMembers.id, row.madeBy)}`,
    ),
    db.insert(dayLinks).values(row).returning({ id: dayLinks.id }),
  ] as const;

/** A link of a day, also if it has ended. */
export const linkOfDay = (db: Db, dayId: number, id: number) =>
  db
    .select()
    .from(dayLinks)
    .where(and(eq(dayLinks.id, id), eq(dayLinks.dayId, dayId)));

export const endLink = (db: Db, id: number, now: string) =>
  db
    .update(dayLinks)
    .set({ endedAt: now })
    .where(and(eq(dayLinks.id, id), isNull(dayLinks.endedAt)));

/** Ends every link that a member made. */
export const endLinksOf = (db: Db, memberId: number, now: string) =>
  db
    .update(dayLinks)
    .set({ endedAt: now })
    .where(and(eq(dayLinks.madeBy, memberId), isNull(dayLinks.endedAt)));

/**
 * The day of a valid link, with its job. Anybody with the link reads the company's text at our
 * address, so the job must be approved by staff: otherwise that text could be anything.
 */
export const dayOfLink = (db: Db, tokenHash: string) =>
  db
    .select({
      link: dayLinks.id,
      day: interviewDays,
      title: jobs.title,
      company: jobs.company,
      companyId: jobs.companyId,
    })
    .from(dayLinks)
    .innerJoin(interviewDays, eq(interviewDays.id, dayLinks.dayId))
    .innerJoin(jobs, eq(jobs.id, interviewDays.jobId))
    .where(and(eq(dayLinks.tokenHash, tokenHash), isNull(dayLinks.endedAt), isPublished));
