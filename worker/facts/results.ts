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

/** A decision is sent so long after it was given, and can be undone until then. */
export const RESULT_DELAY_SECONDS = 600;

/** Who was selected and has heard nothing from the company asks us after so long. */
export const NEWS_AFTER_SELECTED_DAYS = 3;

/** An application whose answer is overdue for so long ends without it. */
export const NO_ANSWER_DAYS = 30;

/** The same, as the candidate reads it. */
export const REASON_WORDS: Record<ResultReason, string> = {
  skills: "It looked for other skills this time.",
  experience: "It looked for more or other experience.",
  availability: "The working times or the starting day did not fit.",
  language: "The work needs more practice in a language.",
  filled: "The position is filled.",
  other: "It decided for another reason.",
};
