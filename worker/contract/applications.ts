import * as z from "zod";
import { interview } from "./interviews";
import { job } from "./jobs";
import { id, slotState, status, time } from "./values";

export const CLOSED_BECAUSE = [
  "candidate_cancelled",
  "employer_cancelled",
  "staff_refund",
] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

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
  /** Paise of money; 0 for a slot that was taken with a credit. */
  amount: z.number().int(),
  /** The provider's word, or `credit`. */
  method: z.string().nullable(),
  reference: z.string().nullable(),
  at: time.nullable(),
});

/** Money on its way back. */
export const refundSummary = z.object({
  /** `due`: the provider has not taken it yet; `under_way`: the bank has it next; `done`. */
  state: z.enum(["due", "under_way", "done"]),
  /** Paise. */
  amount: z.number().int(),
  /** The provider's number of the refund, once it has one. */
  reference: z.string().nullable(),
  since: time,
  doneAt: time.nullable(),
});

/** What the candidate may do now, beside going on. */
export const choices = z.object({
  /** What comes back for cancelling; null where it is not possible. */
  cancel: z.enum(["nothing", "refund", "credit"]).nullable(),
  /** The employer broke the appointment: the money instead of a new date. */
  refund: z.boolean(),
  useCredit: z.boolean(),
});

/** One slot, at any price. */
export const credit = z.object({
  id,
  /** The application that was given up for it. */
  applicationId: id,
  jobTitle: z.string(),
  company: z.string(),
  createdAt: time,
});
export type Credit = z.infer<typeof credit>;

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
  interview: interview.optional(),
  refund: refundSummary.optional(),
  choices: choices.optional(),
  preparation: z.array(z.string()).optional(),
  closedBecause: z.enum(CLOSED_BECAUSE).optional(),
});
export type Application = z.infer<typeof application>;

export const assessmentLink = z.object({ link: z.string() });
