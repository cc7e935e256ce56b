/**
 * The details of a change for the audit log: for a test the number of its questions, never the
 * questions themselves, since readers of the log could otherwise pass the test.
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
