import * as z from "zod";
import { ROUNDS } from "../../facts/guarantee/rounds";
import {
  ANSWER_WITHIN_DAYS,
  CHOICE_TERMS,
  type ChoiceTerm,
  type ChoiceValue,
  INTERVIEW_WITHIN_DAYS,
  MOST_PAY,
  ofChoices,
  PAY_PERIODS,
} from "../../facts/jobs/jobs";
import { oneLine } from "../values";

const rupees = z.number().int().min(0).max(MOST_PAY);
const days = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

type OneOf<Value extends string> = z.ZodEnum<{ [Key in Value]: Key }>;
/** A schema for each term that is one value of a list. */
export const oneOfChoice = ofChoices<{ [Term in ChoiceTerm]: OneOf<ChoiceValue<Term>> }>((term) =>
  z.enum(CHOICE_TERMS[term].values),
);
const choices = ofChoices<{ [Term in ChoiceTerm]: z.ZodNullable<OneOf<ChoiceValue<Term>>> }>(
  (term) => {
    const choice = oneOfChoice[term].nullable();
    return CHOICE_TERMS[term].fits === "at least"
      ? choice.describe("The least that is asked")
      : choice;
  },
);

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
  ...choices,
  remote: z.boolean().nullable(),
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
