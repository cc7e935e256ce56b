import type { InterviewStatus } from "./statuses";

/** The rounds of interviews of a job that has several, in order. */
export const ROUNDS = [1, 2] as const;
export type Round = (typeof ROUNDS)[number];

/** Null for the interview of a job with one round. */
export type InterviewRound = Round | null;

/** The rounds of a job that has `count` of them. */
export const roundsOf = (count: number): readonly InterviewRound[] =>
  count === 1 ? [null] : ROUNDS.slice(0, count);

export const firstRound = (count: number): InterviewRound => (count === 1 ? null : ROUNDS[0]);

/** The round with this number, if it is not the first. */
export const laterRound = (number: number | null): Round | undefined =>
  ROUNDS.slice(1).find((round) => round === number);

/** The round after this one; after an interview without a number, the second. */
export const roundAfter = (round: InterviewRound): Round | undefined =>
  ROUNDS.find((one) => one > (round ?? ROUNDS[0]));

/** The statuses with an interview of a numbered round. */
const NUMBERED: Record<Round, InterviewStatus> = {
  1: "INTERVIEW_1_SCHEDULED",
  2: "INTERVIEW_2_SCHEDULED",
};

/** The status of an application with an interview of this round. */
export const statusOfRound = (round: InterviewRound): InterviewStatus =>
  round === null ? "INTERVIEW_SCHEDULED" : NUMBERED[round];

/** A table's rows for the statuses with an interview. */
export const inEachRound = <Value>(of: (round: InterviewRound) => Value) =>
  Object.fromEntries([null, ...ROUNDS].map((round) => [statusOfRound(round), of(round)])) as Record<
    InterviewStatus,
    Value
  >;
