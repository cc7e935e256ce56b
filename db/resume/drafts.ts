import { eq } from "drizzle-orm";
import type { ResumeContent } from "../../worker/contract/resume-draft";
import type { Db } from "../client";
import { resumeDrafts, users } from "../schema/people";

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
