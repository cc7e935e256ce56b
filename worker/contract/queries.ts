import * as z from "zod";
import { id, time } from "./values";

export const QUERY_CATEGORIES = [
  "job_application",
  "payment_issue",
  "technical_support",
  "other",
] as const;

const MAX_TEXT = 5_000;
const MAX_LINE = 100;
/** One line: it ends up in the subject of an email. */
const line = (least: number, message: string) =>
  z
    .string(message)
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .min(least, message)
        .max(MAX_LINE, `Keep this under ${MAX_LINE + 1} characters`),
    );
const text = (least: number, message: string) =>
  z
    .string(message)
    .trim()
    .min(least, message)
    .max(MAX_TEXT, `Keep this under ${MAX_TEXT + 1} characters`);
const email = z
  .string("Please enter a valid email address")
  .trim()
  .max(254, "Keep the email under 254 characters")
  .pipe(z.email("Please enter a valid email address"));

/** A form sends "" for what was left open. */
const open = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullish());

export const queryInput = z.object({
  subject: line(5, "Subject must be at least 5 characters"),
  description: text(10, "Description must be at least 10 characters"),
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
  fullName: line(2, "Full name is required"),
  email,
  subject: line(2, "Subject is required"),
  phone: open(z.string("Give a phone number").trim().max(30, "Keep the phone number short")),
  message: text(10, "Message must be at least 10 characters"),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactOutput = z.object({ message: z.string() });
