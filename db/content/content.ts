import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ContentType } from "../../worker/contract/values";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { staticContent, staticContentVersions } from "../schema/content";

export const contentOf = (db: Db, type: ContentType) =>
  db.select().from(staticContent).where(eq(staticContent.type, type));

export const putContent = (db: Db, type: ContentType, content: string) =>
  db
    .insert(staticContent)
    .values({ type, content })
    .onConflictDoUpdate({ target: staticContent.type, set: { content } });

/** Stores the current text of a page as a version, before it is replaced. */
export const keepVersion = (db: Db, type: ContentType, replacedBy: string, now: string) =>
  insertFrom(
    db,
    staticContentVersions,
    { type, content: staticContent.content, replacedBy, replacedAt: now },
    sql`from ${staticContent} where type = ${type}`,
  );

/** Older versions of a page, newest first. */
export const listVersions = (
  db: Db,
  type: ContentType,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select()
    .from(staticContentVersions)
    .where(and(eq(staticContentVersions.type, type), lt(staticContentVersions.id, before)))
    .orderBy(desc(staticContentVersions.id))
    .limit(limit);
