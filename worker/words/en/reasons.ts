import type { ResultReason } from "../../facts/guarantee/results";

/** The reasons as the candidate reads them. */
export const REASON_WORDS: Record<ResultReason, string> = {
  skills: "It looked for other skills this time.",
  experience: "It looked for more or other experience.",
  availability: "The working times or the starting day did not fit.",
  language: "The work needs more practice in a language.",
  filled: "The position is filled.",
  other: "It decided for another reason.",
};
