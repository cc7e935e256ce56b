import * as z from "zod";
import { MONEY_STATES } from "../facts/statuses";
import { CLOSED_BECAUSE, slot } from "./applications";
import { interview } from "./interviews";
import { countLike, gender, id, line, listQuery, status, textLike, time } from "./values";

export const STAFF_ROLES = ["admin", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

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
    state: z.enum(MONEY_STATES),
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

export const resultInput = z.object({
  result: z.enum(["SELECTED", "REJECTED"]),
  note: line(5000).nullish(),
});
export type ResultInput = z.infer<typeof resultInput>;

export const refundInput = z.object({
  reason: line(500)
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
  reason: line(1000).meta({ examples: ["Holds slots of 30 jobs and never pays."] }),
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
  message: line(5000).meta({ examples: ["The second payment is on its way back."] }),
});

export const announcementInput = z
  .object({
    title: line(),
    body: line(5000),
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
