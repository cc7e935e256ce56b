export const RESULTS = ["SELECTED", "REJECTED"] as const;
export type Result = (typeof RESULTS)[number];

/** The reasons with which an employer rejects a candidate. */
export const RESULT_REASONS = [
  "skills",
  "experience",
  "availability",
  "language",
  "filled",
  "other",
] as const;
export type ResultReason = (typeof RESULT_REASONS)[number];

/** A decision is sent after this delay, and can be undone until then. */
export const RESULT_DELAY_SECONDS = 600;

/** Days after which a selected candidate who has not heard from the company may ask us. */
export const NEWS_AFTER_SELECTED_DAYS = 3;

/** Days after the due date at which an application without an answer ends. */
export const NO_ANSWER_DAYS = 30;
