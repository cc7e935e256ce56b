import * as z from "zod";
import { id, listQuery, time } from "./values";

export const jobDetail = z.record(z.string(), z.array(z.string()));

export const job = z.object({
  id,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  logo: z.string().nullable(),
  createdAt: time,
  applicantsCount: z.number().int(),
  maxApplicants: z.number().int(),
  /** Whole rupees, all taxes in. */
  applicationPrice: z.number().int(),
  isApplied: z.boolean(),
  isSaved: z.boolean(),
  /** A closed job takes no new claims. */
  isClosed: z.boolean(),
  jobDetail,
  /** What the free screening test will be; null where the job has none yet. */
  assessment: z
    .object({ questions: z.number().int(), minutes: z.number().int(), passMark: z.number().int() })
    .nullable(),
});
export type Job = z.infer<typeof job>;

const shortText = z.string().trim().max(100);
export const jobsQuery = listQuery.extend({
  /** Free text: any of it is only text, and its first words count. */
  q: z.string().trim().max(5000).optional(),
  location: shortText.optional(),
  category: shortText.optional(),
  free: z.literal("true").optional(),
});

export const applyInput = z.object({
  jobId: z.coerce.number<number | string>().int().positive(),
  resumeId: z.coerce
    .number<number | string>("Select a resume")
    .int("Select a resume")
    .positive("Select a resume"),
});

export const savedQuery = z.object({ saved: z.enum(["true", "false"]).optional() });
export const savedOutput = z.object({ isSaved: z.boolean() });
export const savedJob = z.object({ job });
