import * as z from "zod";
import { job } from "./jobs";
import { id, slotState, status, time } from "./values";

export const CLOSED_BECAUSE = [
  "candidate_cancelled",
  "employer_cancelled",
  "staff_refund",
] as const;

export const assessmentSummary = z.object({
  state: z.enum(["not_started", "running", "graded"]),
  questions: z.number().int(),
  minutes: z.number().int(),
  /** Right answers needed to pass. */
  needed: z.number().int(),
  score: z.number().int().nullable(),
  endsAt: time.nullable(),
});

export const paymentSummary = z.object({
  /** `checking`: the candidate says paid, the provider has not confirmed yet. */
  state: z.enum(["open", "checking", "failed", "paid", "refunding", "refunded"]),
  /** Paise. */
  amount: z.number().int(),
  method: z.string().nullable(),
  reference: z.string().nullable(),
  at: time.nullable(),
});

export const application = z.object({
  id,
  jobId: id,
  status,
  appliedAt: time,
  /** Whole rupees, fixed when the candidate applied. */
  price: z.number().int(),
  job,
  slot: z.object({ state: slotState, expiresAt: time.nullable() }),
  history: z.array(z.object({ status, at: time })).optional(),
  assessment: assessmentSummary.optional(),
  payment: paymentSummary.optional(),
  preparation: z.array(z.string()).optional(),
  closedBecause: z.enum(CLOSED_BECAUSE).optional(),
});
export type Application = z.infer<typeof application>;

export const assessmentLink = z.object({ link: z.string() });
