export const RESULTS = ["SELECTED", "REJECTED"] as const;
export type Result = (typeof RESULTS)[number];

/** Why an employer decides against a candidate. */
export const RESULT_REASONS = [
  "skills",
  "experience",
  "availability",
  "language",
  "filled",
  "other",
] as const;
export type ResultReason = (typeof RESULT_REASONS)[number];

/** A decision is told so long after it was given, and can be undone until then. */
export const RESULT_DELAY_SECONDS = 600;

/** An application whose answer is overdue for so long ends without it. */
export const NO_ANSWER_DAYS = 30;
