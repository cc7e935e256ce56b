import * as z from "zod";
import { POOL_TIMES_ASKED } from "../facts/tests";
import { CLOSED_BECAUSE, slot } from "./applications";
import { interview } from "./interviews";
import { jobDetail } from "./jobs";
import { countLike, gender, id, listQuery, status, textLike, time } from "./values";

const line = (max = 100) => z.string().trim().min(1).max(max);

export const STAFF_ROLES = ["admin", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const question = z
  .object({
    prompt: line(1000),
    options: z.array(line(300)).min(2).max(8),
    answer: z.number().int().min(0),
    topic: line(60).optional().describe("Told to who did not pass: what to practise"),
  })
  .refine((q) => q.answer < q.options.length, {
    path: ["answer"],
    message: "answer must be the index of one of the options",
  });
export type Question = z.infer<typeof question>;

export const assessmentInput = z
  .object({
    durationMinutes: z.number().int().min(1).max(14),
    passMark: z.number().int().min(1).max(100),
    questions: z.array(question).min(1).max(100),
    questionsAsked: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe("How many of the questions one sitting draws; left out, it asks all of them"),
  })
  .refine(
    ({ questions, questionsAsked = 0 }) => questions.length >= POOL_TIMES_ASKED * questionsAsked,
    {
      path: ["questionsAsked"],
      message: `Give at least ${POOL_TIMES_ASKED} times as many questions as one sitting asks, or leave this out to ask all of them`,
    },
  );
export type AssessmentInput = z.infer<typeof assessmentInput>;

export const HEADINGS_MAX = 30;
export const DETAIL_WORDS = `At most ${HEADINGS_MAX} headings of 100 characters with 50 points of 1,000 each`;
const fitsDetail = (detail: Record<string, string[] | null>) =>
  Object.keys(detail).length <= HEADINGS_MAX &&
  Object.entries(detail).every(
    ([heading, points]) =>
      heading.length >= 1 &&
      heading.length <= 100 &&
      (points ?? []).length <= 50 &&
      (points ?? []).every((point) => point.length <= 1000),
  );

export const jobInput = z
  .object({
    title: line(),
    company: line(),
    location: line(),
    // Pages take pictures over https alone: another address would never show.
    logo: z
      .url({ protocol: /^https$/, error: "Give the logo's address with https:// at its beginning" })
      .max(500)
      .nullish(),
    applicationPrice: z.number().int().min(0).max(100_000),
    maxApplicants: z.number().int().min(1).max(100_000),
    jobDetail: jobDetail.refine(fitsDetail, DETAIL_WORDS),
    preparation: z.array(line(1000)).max(30).nullish(),
    assessment: assessmentInput.nullish(),
  })
  .meta({
    examples: [
      {
        title: "Customer Support Executive",
        company: "Zari Lane",
        location: "Surat",
        applicationPrice: 199,
        maxApplicants: 120,
        jobDetail: { Category: ["Sales"], "Job Type": ["Full-time"], Salary: ["₹18,000 a month"] },
        assessment: {
          durationMinutes: 12,
          passMark: 60,
          questions: [{ prompt: "What is 2 + 2?", options: ["3", "4"], answer: 1 }],
        },
      },
    ],
  });
export type JobInput = z.infer<typeof jobInput>;

/** Headings by what becomes of them: new points, or null for one that goes. */
const detailPatch = z
  .record(z.string(), z.array(z.string()).nullable())
  .refine(fitsDetail, DETAIL_WORDS)
  .describe("Changes the headings it names, adds new ones, and takes away those that are null")
  .meta({ examples: [{ Salary: ["₹20,000 a month"], Perks: null }] });
export const jobPatch = jobInput
  .partial()
  .extend({ jobDetail: detailPatch.optional() })
  .meta({ examples: [{ maxApplicants: 150, jobDetail: { Salary: ["₹20,000 a month"] } }] });
export type JobPatch = z.infer<typeof jobPatch>;

export const staffApplicationsQuery = listQuery.extend({
  jobId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  status: status.optional(),
});

/** Money as staff see it. `id` is what a refund is asked with. */
export const staffPayment = z
  .object({
    id,
    applicationId: id.describe(
      "The application it was paid for; a credit may have carried it on to another one",
    ),
    providerPaymentId: textLike("pay_R1a2B3c4D5e6F7"),
    amount: countLike(19_900, "Paise"),
    method: textLike("upi").nullable(),
    state: z.enum(["kept", "refund_due", "refunding", "refunded"]),
    refundId: textLike(
      "rfnd_R1a2B3c4D5e6F7",
      "The refund's number, or that of a dispute that was lost",
    ).nullable(),
    capturedAt: time,
    refundedElsewhere: countLike(0, "Paise: a part that was refunded in the provider's dashboard"),
    dispute: z
      .object({ id: textLike("disp_R1a2B3c4D5e6F7"), state: textLike("open") })
      .nullable()
      .describe("The newest one, with the provider's word for its state"),
  })
  .meta({ id: "Payment" });
export type StaffPayment = z.infer<typeof staffPayment>;

export const staffApplication = z
  .object({
    id,
    jobId: id,
    job: z.object({
      title: textLike("Customer Support Executive"),
      company: textLike("Zari Lane"),
    }),
    status,
    appliedAt: time,
    price: countLike(199, "Whole rupees"),
    slot,
    closedBecause: z.enum(CLOSED_BECAUSE).nullable(),
    candidate: z.object({
      id,
      name: textLike("Asha Verma").nullable(),
      phone: textLike("9876543210"),
      email: textLike("asha@example.in").nullable(),
      dob: textLike("1999-08-15").nullable(),
      gender: gender.nullable(),
    }),
    resume: z
      .object({
        fileName: textLike("Asha resume.pdf"),
        fileUrl: textLike(
          "https://pakka.in/files/b2F0?expires=1795255800000&signature=5f0c",
          "Good for ten minutes",
        ),
      })
      .nullable(),
    score: z
      .object({ right: countLike(8), count: countLike(10), passMark: countLike(60, "Percent") })
      .nullable(),
    payment: staffPayment.nullable().describe("What bought the slot, else the newest that came in"),
    interview: interview
      .nullable()
      .describe("The one under way or the next to come, else the newest"),
    interviews: z.array(interview).describe("All rounds, in order of time"),
  })
  .meta({ id: "StaffApplication" });
export type StaffApplication = z.infer<typeof staffApplication>;

export const paymentsQuery = listQuery.extend({
  flagged: z
    .enum(["true"])
    .optional()
    .describe("Only payments that were disputed, or refunded in part in the provider's dashboard"),
});

const text = (max: number) => z.string().trim().min(1).max(max);

export const resultInput = z.object({
  result: z.enum(["SELECTED", "REJECTED"]),
  note: text(5000).nullish(),
});
export type ResultInput = z.infer<typeof resultInput>;

export const refundInput = z.object({
  reason: text(500)
    .describe("The candidate reads it")
    .meta({ examples: ["The employer closed this branch."] }),
  expect: z
    .object({
      applicationId: id.describe("The one that it was paid for, or whose slot it pays for now"),
    })
    .describe("What you believe the payment to be: another one is refused"),
});
export type RefundInput = z.infer<typeof refundInput>;

/** The whole extra time, in minutes: giving it again changes nothing. */
export const extraTimeInput = z.object({
  minutes: z
    .number()
    .int()
    .min(1)
    .max(240)
    .meta({ examples: [10] }),
});

/** Blocks unless it says `blocked: false`. */
export const blockInput = z.object({
  reason: text(1000).meta({ examples: ["Holds slots of 30 jobs and never pays."] }),
  blocked: z.boolean().default(true),
});
export type BlockInput = z.infer<typeof blockInput>;

export const staffPerson = z
  .object({
    id,
    phone: textLike("9876543210"),
    name: textLike("Asha Verma").nullable(),
    email: textLike("asha@example.in").nullable(),
    blockedAt: time.nullable(),
  })
  .meta({ id: "Person" });
export type StaffPerson = z.infer<typeof staffPerson>;

/** Letters of a page of text: ten times what the longest one needs. */
const CONTENT_MAX = 100_000;
export const contentInput = z.object({
  content: z
    .string()
    .max(CONTENT_MAX)
    .meta({ examples: ["<h2>About us</h2>"] }),
});
export const replyInput = z.object({
  message: text(5000).meta({ examples: ["The second payment is on its way back."] }),
});

export const announcementInput = z
  .object({
    title: line(),
    body: text(5000),
    audience: z.union([
      z.literal("all"),
      z.strictObject({ jobId: id }),
      z.strictObject({ category: line() }),
    ]),
  })
  .meta({
    examples: [
      {
        title: "The office has moved",
        body: "Come to 12 Karve Road.",
        audience: { jobId: 64 },
      },
    ],
  });
export type AnnouncementInput = z.infer<typeof announcementInput>;

export const announcement = announcementInput.extend({ id, createdAt: time }).meta({
  id: "Announcement",
  examples: [
    {
      id: 3,
      title: "The office has moved",
      body: "Come to 12 Karve Road.",
      audience: { jobId: 64 },
      createdAt: "2026-11-21T10:00:00.000Z",
    },
  ],
});

const deadLetterId = textLike("5f0c7a52-1f0e-4c53-9d52-0f3b1c2d4e5f", "The message's number");
const messageKind = z
  .string()
  .min(1)
  .max(50)
  .meta({ examples: ["applied"] });
export const deadLetter = z
  .object({
    id: deadLetterId,
    kind: textLike("applied"),
    cause: textLike("Resend answered 500", "Why the last try failed").nullable(),
    payload: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    person: z
      .object({ id, name: textLike("Asha Verma").nullable(), phone: textLike("9876543210") })
      .nullable(),
    message: z
      .object({
        title: textLike("Applied: take the free test"),
        body: textLike("Data Analyst, Kaveri Care. A slot is held for you."),
      })
      .nullable()
      .describe("What the person reads in the app; null for what is said to nobody there"),
    at: time,
    retriedAt: time.nullable(),
  })
  .meta({ id: "DeadLetter" });
export const deadLetterQuery = listQuery.extend({ kind: messageKind.optional() });
/** Which dead letters to send again: those that fit both; all where neither is given. */
export const deadLetterChoice = z.object({
  kind: messageKind.optional(),
  ids: z.array(deadLetterId.max(100)).min(1).max(500).optional(),
});
export type DeadLetterChoice = z.infer<typeof deadLetterChoice>;
export const deadLetterRetry = z.object({
  retried: countLike(12, "Those that had not been sent again yet"),
});

export const auditEntry = z
  .object({
    id,
    staff: textLike("Asha"),
    action: textLike("job.close"),
    subject: textLike("64"),
    detail: z.unknown(),
    at: time,
  })
  .meta({ id: "AuditEntry" });

/** A payment by its own number or the provider's, which staff have before them in its dashboard. */
export const paymentId = textLike("pay_R1a2B3c4D5e6F7");
