import * as z from "zod";
import { RESULT_REASONS, RESULTS } from "../facts/guarantee/results";
import { ACTOR_KINDS } from "../facts/people/console";
import { dryRun } from "./acts";
import { id, line, listQuery, textLike, time } from "./values";

export const paymentsQuery = listQuery.extend({
  flagged: z
    .enum(["true"])
    .optional()
    .describe("Only payments that were disputed, or partly refunded in the provider's dashboard"),
});

export const resultInput = z.object({
  result: z.enum(RESULTS),
  reason: z.enum(RESULT_REASONS).nullish(),
  comment: line(5000).nullish().describe("The candidate reads it"),
  dryRun,
});
export type ResultInput = Omit<z.infer<typeof resultInput>, "dryRun">;

export const refundInput = z.object({
  reason: line(500)
    .describe("Shown to the candidate")
    .meta({ examples: ["The employer closed this branch."] }),
  expect: z
    .object({
      applicationId: id.describe(
        "The application that was paid for, or whose slot the payment pays for now",
      ),
    })
    .describe("Guards against refunding another payment than the expected one"),
  dryRun,
});
export type RefundInput = Omit<z.infer<typeof refundInput>, "dryRun">;

/** The total extra time in minutes, so that a repeat is idempotent. */
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

/** Limit for a content page: ten times the length of the longest one. */
const CONTENT_MAX = 100_000;
export const contentInput = z.object({
  content: z
    .string()
    .max(CONTENT_MAX)
    .meta({ examples: ["<h2>About us</h2>"] }),
  dryRun,
});
export const auditEntry = z
  .object({
    id,
    staff: textLike("Asha", "The name of who acted"),
    actorKind: z.enum(ACTOR_KINDS),
    actorId: id.nullable().describe("Null for a token"),
    role: textLike("admin").nullable(),
    companyId: id.nullable().describe("The company that a member acted for"),
    action: textLike("job.close"),
    subject: textLike("64"),
    detail: z.unknown(),
    before: z.unknown(),
    after: z.unknown(),
    reason: textLike("The office moved.").nullable(),
    requestId: textLike("6f0c7a52").nullable(),
    at: time,
  })
  .meta({ id: "AuditEntry" });

export const auditQuery = listQuery.extend({
  staff: z.string().max(200).optional().describe("The name of who acted"),
  subject: z.string().max(200).optional().describe("The number of whom or what it was done on"),
  from: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .optional()
    .describe("A date in India, or a time: older entries are left out")
    .meta({ examples: ["2026-11-22"] }),
});

/** A payment by our id or the provider's, which staff see in the provider's dashboard. */
export const paymentId = textLike("pay_R1a2B3c4D5e6F7");
