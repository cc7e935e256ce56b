import * as z from "zod";
import { countLike, id, listQuery, textLike, time } from "./values";

const deadLetterId = textLike("5f0c7a52-1f0e-4c53-9d52-0f3b1c2d4e5f", "The message's id");
const messageKind = z
  .string()
  .min(1)
  .max(50)
  .meta({ examples: ["applied"] });
export const deadLetter = z
  .object({
    id: deadLetterId,
    kind: textLike("applied"),
    cause: textLike("Resend answered 500", "Why the last attempt failed").nullable(),
    payload: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    person: z
      .object({ id, name: textLike("Asha Verma").nullable(), phone: textLike("9876543210") })
      .nullable(),
    member: z
      .object({
        id,
        name: textLike("Dev Nair").nullable(),
        email: textLike("dev@kaveri.example"),
        companyId: id.nullable(),
      })
      .nullable()
      .describe("Whom of a company a mail is to"),
    message: z
      .object({
        title: textLike("Applied: take the free test"),
        body: textLike("Data Analyst, Kaveri Care. A slot is held for you."),
      })
      .nullable()
      .describe(
        "The notification in the app, or what a mail to a company says; null for other work",
      ),
    at: time,
    retriedAt: time.nullable(),
  })
  .meta({ id: "DeadLetter" });
export type DeadLetter = z.infer<typeof deadLetter>;
/** The cause as the list shows it; null for dead letters from before causes were stored. */
const cause = z
  .string()
  .min(1)
  .max(500)
  .meta({ examples: ["Resend answered 500"] });
export const deadLetterQuery = listQuery.extend({
  kind: messageKind.optional(),
  cause: cause.optional(),
  waiting: z.enum(["true"]).optional().describe("Only those that nobody has retried yet"),
});
/** Dead letters with the same kind and cause. */
export const deadLetterGroup = z
  .object({
    kind: textLike("applied"),
    cause: textLike("Resend answered 500", "Why the last attempt failed").nullable(),
    count: countLike(12),
    oldest: time,
  })
  .meta({ id: "DeadLetterGroup" });
export type DeadLetterGroup = z.infer<typeof deadLetterGroup>;
/** Which dead letters to retry: those that match all given filters, or all without a filter. */
export const deadLetterChoice = z.object({
  kind: messageKind.optional(),
  cause: cause.nullish().describe("Null: those without a known cause"),
  ids: z.array(deadLetterId.max(100)).min(1).max(500).optional(),
});
export type DeadLetterChoice = z.infer<typeof deadLetterChoice>;
export const deadLetterRetry = z.object({
  retried: countLike(12, "Messages that had not been retried yet"),
});
