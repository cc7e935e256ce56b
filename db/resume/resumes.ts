import { and, desc, eq, getTableColumns, gte, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { ResumeContent } from "../../worker/contract/resumes";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { resumeDrafts, resumes, users } from "../schema/people";

export const listResumes = (db: Db, userId: number, before: number | undefined, limit: number) =>
  db
    .select()
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, userId),
        eq(resumes.state, "ready"),
        lt(resumes.id, before ?? Number.MAX_SAFE_INTEGER),
      ),
    )
    .orderBy(desc(resumes.id))
    .limit(limit);

export const readyResume = cachedStatement((db, userId: number, id: number) =>
  db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), eq(resumes.state, "ready"))),
);

// Written as plain SQL, because drizzle omits the table in RETURNING, where `id` would be another
// one.
const isUsed = sql<number>`exists (select 1 from applications where resume_id = resumes.id)`;

export const resumeByKey = (db: Db, objectKey: string) =>
  db
    .select({ ...getTableColumns(resumes), used: isUsed })
    .from(resumes)
    .where(eq(resumes.objectKey, objectKey));

interface NewResume {
  userId: number;
  fileName: string;
  contentType: string;
  objectKey: string;
  uploadedAt: string;
  /** The content of a resume that was made here; else null. */
  content: ResumeContent | null;
}

const listed = sql`kept.state in ('uploading', 'ready')`;

/**
 * Begins an upload, unless its owner has `max.listed` resumes, including unfinished uploads, or
 * `max.stored` including those that left the list. A new resume made here replaces the earlier one
 * in the list.
 */
export function insertResume(db: Db, row: NewResume, max: { listed: number; stored: number }) {
  const stays = row.content ? sql`and (kept.state <> 'ready' or kept.content is null)` : sql``;
  return insertFrom(
    db,
    resumes,
    { ...row, state: "uploading" },
    sql`where (select count(*) from ${resumes} as kept
        where kept.user_id = ${row.userId} and ${listed} ${stays}) < ${max.listed}
      and (select count(*) from ${resumes} as kept
        where kept.user_id = ${row.userId}) < ${max.stored}`,
  ).returning();
}

/** How many resumes are stored for a person, including those that left the list. */
export const countResumes = (db: Db, userId: number) =>
  db.select({ stored: sql<number>`count(*)` }).from(resumes).where(eq(resumes.userId, userId));

/** Unfinished uploads, and removed files that no application needs, unchanged since `before`. */
export const staleResumes = (db: Db, before: string, limit: number) =>
  db
    .select({ id: resumes.id, objectKey: resumes.objectKey })
    .from(resumes)
    .where(
      and(
        lt(resumes.uploadedAt, before),
        sql`coalesce(${resumes.removedAt}, '') < ${before}`,
        ne(resumes.state, "ready"),
        sql`not ${isUsed}`,
      ),
    )
    .limit(limit);

/** Deletes the row of a resume whose file was deleted. */
export const deleteResume = (db: Db, id: number) =>
  db.delete(resumes).where(and(eq(resumes.id, id), ne(resumes.state, "ready"), sql`not ${isUsed}`));

/** Completes an upload; touches no row if the sweep was faster. */
export const markReady = (db: Db, id: number) =>
  db
    .update(resumes)
    .set({ state: "ready" })
    .where(and(eq(resumes.id, id), eq(resumes.state, "uploading")))
    .returning({ id: resumes.id });

/**
 * Removes a person's earlier resumes that were made here from the list, when the new one is on it.
 */
export const removeMade = (db: Db, userId: number, newId: number, now: string) =>
  db
    .update(resumes)
    .set({ state: "removed", removedAt: now })
    .where(
      and(
        eq(resumes.userId, userId),
        eq(resumes.state, "ready"),
        isNotNull(resumes.content),
        ne(resumes.id, newId),
        sql`exists (select 1 from ${resumes} as made where made.id = ${newId} and made.state = 'ready')`,
      ),
    );

/** Takes a resume off its owner's list. */
export const removeResume = (db: Db, userId: number, id: number, now: string) =>
  db
    .update(resumes)
    .set({ state: "removed", removedAt: now })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), eq(resumes.state, "ready")))
    .returning({ id: resumes.id });

const removedSince = (userId: number, id: number, since: string) =>
  and(
    eq(resumes.id, id),
    eq(resumes.userId, userId),
    eq(resumes.state, "removed"),
    gte(resumes.removedAt, since),
  );

/**
 * Puts a resume that left the list after `since` back on it, unless its owner has `max` resumes
 * there.
 */
export const restoreResume = (db: Db, userId: number, id: number, since: string, max: number) =>
  db
    .update(resumes)
    .set({ state: "ready", removedAt: null })
    .where(
      and(
        removedSince(userId, id, since),
        sql`(select count(*) from ${resumes} as kept
          where kept.user_id = ${userId} and ${listed}) < ${max}`,
      ),
    )
    .returning();

/** A resume that can be put back on the list. */
export const restorableResume = (db: Db, userId: number, id: number, since: string) =>
  db
    .select({ id: resumes.id })
    .from(resumes)
    .where(removedSince(userId, id, since));

/** A person's name, and the draft of their resume if there is one. */
export const draftOf = (db: Db, userId: number) =>
  db
    .select({
      name: users.name,
      content: resumeDrafts.content,
      updatedAt: resumeDrafts.updatedAt,
    })
    .from(users)
    .leftJoin(resumeDrafts, eq(resumeDrafts.userId, users.id))
    .where(eq(users.id, userId));

export const keepDraft = (db: Db, userId: number, content: ResumeContent, updatedAt: string) =>
  db
    .insert(resumeDrafts)
    .values({ userId, content, updatedAt })
    .onConflictDoUpdate({ target: resumeDrafts.userId, set: { content, updatedAt } });
