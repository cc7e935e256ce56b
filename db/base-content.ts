import type { ContentType } from "../worker/contract/values";
import { type Db, writeBatch } from "./client";
import { staticContent as contentRows } from "./schema/content";
import { categoryAssessments } from "./schema/jobs";
import { assessments } from "./seed/assessments/index";
import { staticContent } from "./seed/static-content";

/** Tests that fit any work of a category, and any work at all. */
const CATEGORY_TESTS: Record<string, string> = {
  Technology: "it-support",
  Sales: "inside-sales",
  Marketing: "digital-marketing",
  Design: "graphic-design",
  Finance: "accounts",
  General: "customer-support",
};

/**
 * Writes what a product needs before its first job: the pages of text, and a test for each
 * category. What is there already stays as it is, so that staff's words are never written over.
 *
 * @returns how many of each were missing.
 */
export async function fillBaseContent(db: Db): Promise<{ pages: number; tests: number }> {
  const pages = Object.entries(staticContent).map(([type, content]) => ({
    type: type as ContentType,
    content,
  }));
  const tests = Object.entries(CATEGORY_TESTS).map(([category, name]) => {
    const test = assessments[name];
    if (!test) throw new Error(`${category}: no assessment named ${name}`);
    return { category, ...test };
  });
  const [pagesWritten = 0, testsWritten = 0] = await writeBatch(db, [
    db.insert(contentRows).values(pages).onConflictDoNothing(),
    db.insert(categoryAssessments).values(tests).onConflictDoNothing(),
  ]);
  return { pages: pagesWritten, tests: testsWritten };
}
