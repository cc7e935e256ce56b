import { isNull, sql } from "drizzle-orm";
import { type Db, writeBatch } from "../db/client";
import { staticContent as contentRows } from "../db/schema/content";
import { categoryAssessments } from "../db/schema/jobs";
import { CONTENT_TYPES, type ContentType } from "../worker/contract/values";
import { OFFERED_LANGUAGES, type OfferedLanguage } from "../worker/facts/languages";
import { staticContent } from "./pages";
import { staticContentHi } from "./pages-hi";
import { categoryTests } from "./tests/index";

/**
 * Writes the content that a product needs before its first job: the content pages, and a test for
 * each category. Existing content stays, so that staff's texts are never overwritten. Only a
 * category's test without a pool is replaced by one with a pool.
 *
 * @returns how many of each were missing.
 */
export async function fillBaseContent(db: Db): Promise<{ pages: number; tests: number }> {
  const texts: Record<OfferedLanguage, Record<ContentType, string>> = {
    en: staticContent,
    hi: staticContentHi,
  };
  const pages = OFFERED_LANGUAGES.flatMap((language) =>
    CONTENT_TYPES.map((type) => ({ type, language, content: texts[language][type] })),
  );
  const tests = Object.entries(categoryTests).map(([category, test]) => ({ category, ...test }));
  const [pagesWritten = 0, testsWritten = 0] = await writeBatch(db, [
    db.insert(contentRows).values(pages).onConflictDoNothing(),
    db
      .insert(categoryAssessments)
      .values(tests)
      .onConflictDoUpdate({
        target: categoryAssessments.category,
        set: {
          durationMinutes: sql`excluded.duration_minutes`,
          passMark: sql`excluded.pass_mark`,
          questions: sql`excluded.questions`,
          questionsAsked: sql`excluded.questions_asked`,
        },
        // An old test with ten fixed questions, without a pool.
        setWhere: isNull(categoryAssessments.questionsAsked),
      }),
  ]);
  return { pages: pagesWritten, tests: testsWritten };
}
