import * as z from "zod";
import { ROUNDS } from "../../facts/guarantee/rounds";
import {
  ANSWER_WITHIN_DAYS,
  INTERVIEW_WITHIN_DAYS,
  JOB_TYPES,
  MOST_PAY,
  PAY_PERIODS,
  SCHOOLINGS,
  SHIFTS,
} from "../../facts/jobs/jobs";
import { oneLine } from "../values";

const rupees = z.number().int().min(0).max(MOST_PAY);
const days = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/**
 * A job's terms as structured data. On input, null means "not stated". On output, terms that were
 * not given are read from the job's details and location.
 */
export const jobTerms = z.object({
  city: oneLine(60).nullable(),
  state: oneLine(60).nullable(),
  payFrom: rupees.nullable().describe("Whole rupees in each pay period"),
  payTo: rupees.nullable().describe("Null if the pay is one amount"),
  payPeriod: z.enum(PAY_PERIODS).nullable(),
  experienceYears: z.number().int().min(0).max(50).nullable().describe("The least that is asked"),
  schooling: z.enum(SCHOOLINGS).nullable().describe("The least that is asked"),
  type: z.enum(JOB_TYPES).nullable(),
  remote: z.boolean().nullable(),
  shift: z.enum(SHIFTS).nullable(),
});
export type JobTerms = z.infer<typeof jobTerms>;

/** The promises of a job to candidates with a confirmed slot. */
export const jobPromise = z.object({
  rounds: z.literal(ROUNDS).describe("Rounds of interviews"),
  interviewWithinDays: days(INTERVIEW_WITHIN_DAYS).describe(
    "Days from the confirmed slot to the interview",
  ),
  answerWithinDays: days(ANSWER_WITHIN_DAYS).describe("Days from the last interview to the answer"),
  openings: z.number().int().min(1).max(100_000).nullable().describe("People to be hired"),
});
