import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { jobOpenings, savedSearches, searchReaders } from "../schema/searches";

/** The newest job opening. */
const newestOpening = sql<number>`(select coalesce(max(id), 0) from ${jobOpenings})`;

export const searchesOf = (db: Db, userId: number) =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.id));

export type SavedSearchRow = Awaited<ReturnType<typeof searchesOf>>[number];

export const searchById = (db: Db, userId: number, id: number) =>
  db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));

export const searchLike = (db: Db, userId: number, search: string) =>
  db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.search, search)));

const count = (userId: number) =>
  sql`(select count(*) from ${savedSearches} as mine where mine.user_id = ${userId})`;

/**
 * Saves a search, unless the person already has it or has the maximum number. Only jobs that open
 * from now on are new.
 */
export const insertSearch = (
  db: Db,
  { userId, search, at }: { userId: number; search: string; at: string },
  most: number,
) =>
  insertFrom(
    db,
    savedSearches,
    { userId, search, createdAt: at, toldUpTo: newestOpening },
    sql`where ${count(userId)} < ${most}`,
  ).onConflictDoNothing();

/** All searches of a person, or one of them. */
interface SearchesOf {
  userId: number;
  id?: number;
  search?: string;
}

const those = ({ userId, id, search }: SearchesOf) =>
  and(
    eq(savedSearches.userId, userId),
    id === undefined ? undefined : eq(savedSearches.id, id),
    search === undefined ? undefined : eq(savedSearches.search, search),
  );

export const pauseSearches = (db: Db, of: SearchesOf, now: string) =>
  db
    .update(savedSearches)
    .set({ pausedAt: sql`coalesce(${savedSearches.pausedAt}, ${now})` })
    .where(those(of));

/** Resumes paused searches. Jobs that opened during the pause do not count as new. */
export const resumeSearches = (db: Db, of: SearchesOf) =>
  db
    .update(savedSearches)
    .set({ pausedAt: null, toldUpTo: newestOpening })
    .where(and(those(of), sql`${savedSearches.pausedAt} is not null`));

export const deleteSearch = (db: Db, userId: number, id: number) =>
  db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
    .returning({ id: savedSearches.id });

/** Records up to which opening a person was notified, for searches that are not paused. */
export const advanceSearches = (db: Db, userId: number, toldUpTo: number) =>
  db
    .update(savedSearches)
    .set({ toldUpTo: sql`max(${savedSearches.toldUpTo}, ${toldUpTo})` })
    .where(and(eq(savedSearches.userId, userId), isNull(savedSearches.pausedAt)));

const isActive = (userId: number) =>
  sql`exists (select 1 from ${savedSearches} as mine where mine.user_id = ${userId}
    and mine.paused_at is null)`;

/**
 * Aligns a person's next digest with their searches: no digest is due if all are paused; if none
 * was due, the next one is at `next`.
 */
export const renewReader = (db: Db, userId: number, next: string) =>
  db
    .insert(searchReaders)
    .values({ userId, nextAt: sql`case when ${isActive(userId)} then ${next} end` })
    .onConflictDoUpdate({
      target: searchReaders.userId,
      set: {
        nextAt: sql`case when ${isActive(userId)} then coalesce(${searchReaders.nextAt}, ${next}) end`,
      },
    });

/** Records that a person opened a digest, so digests are sent daily again. */
export const markOpened = (db: Db, userId: number, next: string) =>
  db
    .update(searchReaders)
    .set({
      unopened: 0,
      nextAt: sql`case when ${searchReaders.nextAt} is not null then min(${searchReaders.nextAt}, ${next}) end`,
    })
    .where(and(eq(searchReaders.userId, userId), sql`${searchReaders.unopened} > 0`));

export const setMailEnded = (db: Db, userId: number, endedAt: string | null) =>
  db
    .update(searchReaders)
    .set({
      mailEndedAt: endedAt && sql`coalesce(${searchReaders.mailEndedAt}, ${endedAt})`,
    })
    .where(eq(searchReaders.userId, userId));

export const readerOf = (db: Db, userId: number) =>
  db.select().from(searchReaders).where(eq(searchReaders.userId, userId));

/** The newest job opening. */
export const openingUpTo = (db: Db) =>
  db.select({ id: sql<number>`coalesce(max(${jobOpenings.id}), 0)` }).from(jobOpenings);
