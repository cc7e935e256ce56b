import * as z from "zod";
import { jobDetail } from "./jobs";

const line = (max = 100) => z.string().trim().min(1).max(max);

export const STAFF_ROLES = ["admin", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const question = z
  .object({
    prompt: line(1000),
    options: z.array(line(300)).min(2).max(8),
    answer: z.number().int().min(0),
  })
  .refine((q) => q.answer < q.options.length, {
    path: ["answer"],
    message: "answer must be the index of one of the options",
  });
export type Question = z.infer<typeof question>;

export const assessmentInput = z.object({
  durationMinutes: z.number().int().min(1).max(14),
  passMark: z.number().int().min(1).max(100),
  questions: z.array(question).min(1).max(50),
});
export type AssessmentInput = z.infer<typeof assessmentInput>;

export const jobInput = z.object({
  title: line(),
  company: line(),
  location: line(),
  logo: z.url().max(500).nullish(),
  applicationPrice: z.number().int().min(0).max(100_000),
  maxApplicants: z.number().int().min(1).max(100_000),
  jobDetail: jobDetail.refine(
    (detail) =>
      Object.keys(detail).length <= 30 &&
      Object.entries(detail).every(
        ([heading, points]) =>
          heading.length >= 1 &&
          heading.length <= 100 &&
          points.length <= 50 &&
          points.every((point) => point.length <= 1000),
      ),
    "At most 30 headings of 100 characters with 50 points of 1,000 each",
  ),
  preparation: z.array(line(1000)).max(30).nullish(),
  assessment: assessmentInput.nullish(),
});
export type JobInput = z.infer<typeof jobInput>;
export const jobPatch = jobInput.partial();
