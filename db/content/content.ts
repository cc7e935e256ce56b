import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { ContentType } from "../../worker/contract/values";
import { DEFAULT_LANGUAGE, type OfferedLanguage } from "../../worker/facts/languages";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { staticContent, staticContentVersions } from "../schema/content";

/** A page of text in one language. */
export interface ContentPage {
  type: ContentType;
  language: OfferedLanguage;
}

/** The text of a page in its language and, after it, in the default one. */
export const contentOf = (db: Db, { type, language }: ContentPage) =>
  db
    .select()
    .from(staticContent)
    .where(
      and(
        eq(staticContent.type, type),
        inArray(staticContent.language, [language, DEFAULT_LANGUAGE]),
      ),
    )
    .orderBy(sql`${staticContent.language} = ${DEFAULT_LANGUAGE}`);

export const putContent = (db: Db, page: ContentPage, content: string) =>
  db
    .insert(staticContent)
    .values({ ...page, content })
    .onConflictDoUpdate({
      target: [staticContent.type, staticContent.language],
      set: { content },
    });

/** Stores the current text of a page as a version, before it is replaced. */
export const keepVersion = (
  db: Db,
  { type, language }: ContentPage,
  replacedBy: string,
  now: string,
) =>
  insertFrom(
    db,
    staticContentVersions,
    { type, language, content: staticContent.content, replacedBy, replacedAt: now },
    sql`from ${staticContent} where type = ${type} and language = ${language}`,
  );

/** Older versions of a page, newest first. */
export const listVersions = (
  db: Db,
  { type, language }: ContentPage,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select()
    .from(staticContentVersions)
    .where(
      and(
        eq(staticContentVersions.type, type),
        eq(staticContentVersions.language, language),
        lt(staticContentVersions.id, before),
      ),
    )
    .orderBy(desc(staticContentVersions.id))
    .limit(limit);
