import * as z from "zod";
import * as words from "~worker/words/validation";
import { TICKET_STATES } from "../facts/guarantee/tickets";
import {
  EMAIL_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  SUBJECT_MAX,
  SUBJECT_MIN,
} from "../facts/limits/texts";
import { narrow, plainDigits } from "../facts/people/clean-text";
import { isName } from "../facts/people/people";
import { mailAddress } from "./pasted";
import { countLike, fromDigits, id, listQuery, subjectLine, textLike, time } from "./values";

export const QUERY_CATEGORIES = [
  "job_application",
  "payment_issue",
  "technical_support",
  "other",
] as const;

const line = (least: number, error: () => string, example: string) =>
  subjectLine(error)
    .min(least, { error })
    .max(SUBJECT_MAX, { error: () => words.lineLong })
    .meta({ examples: [example] });
const text = (least: number, error: () => string, example: string) =>
  z
    .string({ error })
    .trim()
    .min(least, { error })
    .max(MESSAGE_MAX, { error: () => words.textLong })
    .meta({ examples: [example] });
const email = z
  .string({ error: () => words.emailWrong })
  .trim()
  .overwrite(mailAddress)
  .max(EMAIL_MAX, { error: () => words.emailLong })
  .meta({ examples: ["asha@example.in"] })
  .pipe(z.email({ error: () => words.emailWrong }));

/** A form sends "" for an empty field. */
const open = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullish());

export const queryInput = z.object({
  subject: line(SUBJECT_MIN, () => words.subjectShort, "My payment"),
  description: text(MESSAGE_MIN, () => words.descriptionShort, "I paid twice for one slot."),
  jobId: open(
    fromDigits(
      z
        .number({ error: () => words.jobNumber })
        .int({ error: () => words.jobNumber })
        .positive({ error: () => words.jobNumber })
        .max(Number.MAX_SAFE_INTEGER, { error: () => words.jobNumber }),
    ),
  ),
  category: open(z.enum(QUERY_CATEGORIES, { error: () => words.categoryWrong })),
  suspicious: z
    .boolean()
    .optional()
    .describe("It reports a message that may be a fraud; its category is `other`"),
  /** The address for the answer to a visitor, who has no profile. */
  email: open(email),
});
export type QueryInput = z.infer<typeof queryInput>;

const state = z.enum(TICKET_STATES);
export const contactsQuery = listQuery.extend({ state: state.optional() });
export const queriesQuery = contactsQuery.extend({
  suspicious: z.enum(["true"]).optional().describe("Only queries that report a suspicious message"),
});

/** The confirmation for the sender. */
export const queryReceipt = z.object({ id, createdAt: time });

export const contactInput = z.object({
  fullName: z
    .string({ error: () => words.nameOfContact })
    .trim()
    .min(2, { error: () => words.nameOfContact })
    .max(NAME_MAX, { error: () => words.nameLong })
    .refine(isName, { error: () => words.nameSigns })
    .meta({ examples: ["Asha Verma"] }),
  email,
  subject: line(2, () => words.subjectMissing, "Partner with you"),
  phone: open(
    subjectLine(() => words.phoneOfContact)
      .overwrite((text) => plainDigits(narrow(text)).replace(/\p{Pd}/gu, "-"))
      .max(30, { error: () => words.phoneOfContactLong })
      .regex(/^[+0-9 ()./-]*$/, { error: () => words.phoneOfContact }),
  ),
  message: text(MESSAGE_MIN, () => words.messageShort, "We would like to hire through Pakka."),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactOutput = z.object({
  id,
  message: textLike("Your message has been sent successfully."),
});

const reply = z.object({
  message: textLike("The second payment is on its way back."),
  staff: textLike("Ravi"),
  at: time,
});

/** Ticket columns. */
const standing = {
  state: state.describe("Open until somebody replied; closed when nothing is left to do"),
  owner: z
    .object({ id, name: textLike("Ravi Iyer") })
    .nullable()
    .describe("Who of staff looks after it"),
  closedAt: time.nullable(),
  changes: countLike(1, "Replies and closings so far"),
  replies: z.array(reply).describe("Oldest first"),
};

/** A query as staff see it, with its sender and replies. */
export const staffQuery = z
  .object({
    id,
    subject: textLike("My payment"),
    description: textLike("I paid twice for one slot."),
    jobId: id.nullable(),
    category: textLike("payment_issue").nullable(),
    suspicious: z.boolean().describe("It reports a message that may be a fraud"),
    createdAt: time,
    email: textLike("asha@example.in").nullable(),
    candidate: z
      .object({ id, name: textLike("Asha Verma").nullable(), phone: textLike("9876543210") })
      .nullable(),
    ...standing,
  })
  .meta({ id: "Query" });
export type StaffQuery = z.infer<typeof staffQuery>;

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
    ...standing,
  })
  .meta({ id: "ContactMessage" });
export type StaffContact = z.infer<typeof contactMessage>;

/** A candidate's own query with our replies. */
export const ownQuery = staffQuery
  .pick({ id: true, subject: true, description: true, createdAt: true, state: true })
  .extend({ replies: z.array(reply.omit({ staff: true })).describe("Oldest first") })
  .meta({ id: "OwnQuery" });
export type OwnQuery = z.infer<typeof ownQuery>;
