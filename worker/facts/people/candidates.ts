/**
 * The stages of a company's candidates: each names the next thing that they or the company wait
 * for.
 */
export const CANDIDATE_STAGES = ["to_answer", "coming", "waiting", "answered"] as const;
export type CandidateStage = (typeof CANDIDATE_STAGES)[number];

/** Orders of a job's candidates: the newest first, or the best test first. */
export const CANDIDATE_SORTS = ["newest", "score"] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];
