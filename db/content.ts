import { eq } from "drizzle-orm";
import type { ContentType } from "../worker/contract/values";
import type { Db } from "./client";
import { staticContent } from "./schema/content";

export const contentOf = (db: Db, type: ContentType) =>
  db.select().from(staticContent).where(eq(staticContent.type, type));

export const putContent = (db: Db, type: ContentType, content: string) =>
  db
    .insert(staticContent)
    .values({ type, content })
    .onConflictDoUpdate({ target: staticContent.type, set: { content } });
