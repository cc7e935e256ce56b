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

/** The reasons as the candidate reads them. */
export const REASON_WORDS: Record<ResultReason, string> = {
  skills: "It looked for other skills this time.",
  experience: "It looked for more or other experience.",
  availability: "The working times or the starting day did not fit.",
  language: "The work needs more practice in a language.",
  filled: "The position is filled.",
  other: "It decided for another reason.",
};
