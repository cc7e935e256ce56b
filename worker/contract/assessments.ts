import * as z from "zod";
import { time } from "./values";

/** One question as the candidate sees it: never with the right answer. */
const question = z.object({
  index: z.number().int(),
  prompt: z.string(),
  options: z.array(z.string()),
  chosen: z.number().int().nullable(),
});

export const assessment = z.object({
  applicationId: z.number().int(),
  jobId: z.number().int(),
  jobTitle: z.string(),
  company: z.string(),
  state: z.enum(["not_started", "running", "graded"]),
  /** False when the hold ran out and no slot is free, or the test stage is over. */
  canStart: z.boolean(),
  slotExpiresAt: time.nullable(),
  count: z.number().int(),
  minutes: z.number().int(),
  needed: z.number().int(),
  startedAt: time.nullable(),
  endsAt: time.nullable(),
  /** Empty until started. */
  questions: z.array(question),
  score: z.number().int().nullable(),
  passed: z.boolean().nullable(),
  /** Whole rupees asked for after a pass. */
  price: z.number().int(),
});
export type Assessment = z.infer<typeof assessment>;

export const answerInput = z.object({
  question: z.coerce.number<number | string>().int().min(0).max(100),
  option: z.coerce
    .number<number | string>("Choose one answer")
    .int()
    .min(0, "Choose one answer")
    .max(100),
});
