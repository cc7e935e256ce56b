/**
 * What the audit log keeps of a change: of a test how many questions it has, never the questions.
 * Whoever reads the log could else take the test by it.
 */
export function auditDetail(detail: unknown): unknown {
  const test = part(detail, "assessment");
  const questions = part(test, "questions");
  if (!Array.isArray(questions)) return detail;
  return {
    ...(detail as object),
    assessment: { ...(test as object), questions: questions.length },
  };
}

const part = (whole: unknown, name: string): unknown =>
  whole && typeof whole === "object" ? (whole as Record<string, unknown>)[name] : undefined;
