import * as z from "zod";
import { CLOSED_BECAUSE } from "./applications";
import { interview } from "./interviews";
import { jobDetail } from "./jobs";
import { gender, id, listQuery, slotState, status, time } from "./values";

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

export const staffApplicationsQuery = listQuery.extend({
  jobId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  status: status.optional(),
});

/** Money as staff see it. `id` is what a refund is asked with. */
export const staffPayment = z.object({
  id,
  /** The application it was paid for; a credit may have carried it on to another one. */
  applicationId: id,
  providerPaymentId: z.string(),
  /** Paise. */
  amount: z.number().int(),
  method: z.string().nullable(),
  state: z.enum(["kept", "refund_due", "refunding", "refunded"]),
  refundId: z.string().nullable(),
  capturedAt: time,
});
export type StaffPayment = z.infer<typeof staffPayment>;

export const staffApplication = z.object({
  id,
  jobId: id,
  job: z.object({ title: z.string(), company: z.string() }),
  status,
  appliedAt: time,
  price: z.number().int(),
  slot: z.object({ state: slotState, expiresAt: time.nullable() }),
  closedBecause: z.enum(CLOSED_BECAUSE).nullable(),
  candidate: z.object({
    id,
    name: z.string().nullable(),
    phone: z.string(),
    email: z.string().nullable(),
    dob: z.string().nullable(),
    gender: gender.nullable(),
  }),
  /** The link is good for ten minutes. */
  resume: z.object({ fileName: z.string(), fileUrl: z.string() }).nullable(),
  score: z
    .object({ right: z.number().int(), count: z.number().int(), passMark: z.number().int() })
    .nullable(),
  /** What bought the slot, else the newest that came in. */
  payment: staffPayment.nullable(),
  interview: interview.nullable(),
});
export type StaffApplication = z.infer<typeof staffApplication>;

const text = (max: number) => z.string().trim().min(1).max(max);

export const resultInput = z.object({
  result: z.enum(["SELECTED", "REJECTED"]),
  note: text(5000).nullish(),
});
export type ResultInput = z.infer<typeof resultInput>;

/** The whole extra time, in minutes: giving it again changes nothing. */
export const extraTimeInput = z.object({ minutes: z.number().int().min(1).max(240) });

export const contentInput = z.object({ content: z.string().max(500_000) });
export const replyInput = z.object({ message: text(5000) });

export const announcementInput = z.object({
  title: line(),
  body: text(5000),
  audience: z.union([
    z.literal("all"),
    z.strictObject({ jobId: id }),
    z.strictObject({ category: line() }),
  ]),
});
export type AnnouncementInput = z.infer<typeof announcementInput>;
