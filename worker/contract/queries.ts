import * as z from "zod";
import { isName, NAME_WORDS } from "../facts/names";
import { id, textLike, time } from "./values";

export const QUERY_CATEGORIES = [
  "job_application",
  "payment_issue",
  "technical_support",
  "other",
] as const;

const MAX_TEXT = 5_000;
const MAX_LINE = 100;
/** One line: it ends up in the subject of an email. */
const line = (least: number, message: string, example: string) =>
  z
    .string(message)
    .meta({ examples: [example] })
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(least, message)
        .max(MAX_LINE, `Keep this under ${MAX_LINE + 1} characters`),
    );
const text = (least: number, message: string, example: string) =>
  z
    .string(message)
    .trim()
    .min(least, message)
    .max(MAX_TEXT, `Keep this under ${MAX_TEXT + 1} characters`)
    .meta({ examples: [example] });
const email = z
  .string("Please enter a valid email address")
  .trim()
  .max(254, "Keep the email under 254 characters")
  .meta({ examples: ["asha@example.in"] })
  .pipe(z.email("Please enter a valid email address"));

/** A form sends "" for what was left open. */
const open = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullish());

export const queryInput = z.object({
  subject: line(5, "Subject must be at least 5 characters", "My payment"),
  description: text(10, "Description must be at least 10 characters", "I paid twice for one slot."),
  jobId: open(
    z.coerce
      .number<number | string>("Give the job's number")
      .int("Give the job's number")
      .positive("Give the job's number")
      .max(Number.MAX_SAFE_INTEGER, "Give the job's number"),
  ),
  category: open(z.enum(QUERY_CATEGORIES, "Choose one of the categories")),
  /** Where a visitor, who has no profile, wants the answer. */
  email: open(email),
});
export type QueryInput = z.infer<typeof queryInput>;

/** What the sender gets back. */
export const queryReceipt = z.object({ id, createdAt: time });

export const contactInput = z.object({
  fullName: line(2, "Full name is required", "Asha Verma").refine(isName, NAME_WORDS),
  email,
  subject: line(2, "Subject is required", "Partner with you"),
  phone: open(z.string("Give a phone number").trim().max(30, "Keep the phone number short")),
  message: text(
    10,
    "Message must be at least 10 characters",
    "We would like to hire through Pakka.",
  ),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactOutput = z.object({
  message: textLike("Your message has been sent successfully."),
});

/** A query as staff see it, with its sender and replies. */
export const staffQuery = z
  .object({
    id,
    subject: textLike("My payment"),
    description: textLike("I paid twice for one slot."),
    jobId: id.nullable(),
    category: textLike("payment_issue").nullable(),
    createdAt: time,
    email: textLike("asha@example.in").nullable(),
    candidate: z
      .object({ id, name: textLike("Asha Verma").nullable(), phone: textLike("9876543210") })
      .nullable(),
    replies: z.array(
      z.object({
        message: textLike("The second payment is on its way back."),
        staff: textLike("Ravi"),
        at: time,
      }),
    ),
  })
  .meta({ id: "Query" });

export const contactMessage = z
  .object({
    id,
    userId: id.nullable(),
    fullName: textLike("Asha Verma"),
    email: textLike("asha@example.in"),
    subject: textLike("Partner with you"),
    phone: textLike("9876543210").nullable(),
    message: textLike("We would like to hire through Pakka."),
    createdAt: time,
  })
  .meta({ id: "ContactMessage" });
