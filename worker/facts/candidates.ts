/** Where a company's candidates stand: what they, or the company, wait for. */
export const CANDIDATE_STAGES = ["to_answer", "coming", "waiting", "answered"] as const;
export type CandidateStage = (typeof CANDIDATE_STAGES)[number];
