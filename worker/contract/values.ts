import * as z from "zod";
import { IDEMPOTENCY_HOURS } from "../facts/repeats";
import { SLOT_STATES, STATUSES } from "../facts/statuses";
import { flatten } from "../facts/texts";
import * as words from "../words/en/validation";
import { wordsOfIssue } from "./schema-errors";

// Configured here because every schema imports this file: people read the errors of schemas.
z.config({ customError: wordsOfIssue });

export const status = z.enum(STATUSES);

export const slotState = z.enum(SLOT_STATES);

export const GENDERS = ["MALE", "FEMALE", "OTHER"] as const;
export const gender = z.enum(GENDERS);

export const CATEGORIES = ["Technology", "Sales", "Marketing", "Design", "Finance"] as const;

export const CONTENT_TYPES = ["about_us", "privacy_policy", "terms_conditions"] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** ISO 8601 in UTC with milliseconds, 24 characters: sorts as text. */
export const time = z.iso.datetime({ precision: 3 }).meta({
  id: "Time",
  description: "ISO 8601 in UTC with milliseconds",
  examples: ["2026-11-21T10:00:00.000Z"],
});
/** What staff had read when they decided. */
export const asSubmitted = z
  .object({ submittedAt: time })
  .optional()
  .describe("Refuses with `stale_state` what was changed and submitted again since it was read");
/** Calendar date, `YYYY-MM-DD`. */
export const date = z.iso.date({ abort: true }).meta({ examples: ["1999-08-15"] });
/** A row's number. Anything that is not a positive safe integer is an unknown id. */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The digits of a whole number, written in the one plain way. */
const DIGITS = /^(0|[1-9]\d{0,15})$/;

/**
 * A number that forms and addresses may send as its digits. Nothing else is read as a number: not "0x2ed",
 * "1e3" or a list of one number.
 */
export const fromDigits = <T extends z.ZodType>(number: T) =>
  z.preprocess(
    (sent: number | string) =>
      typeof sent === "string" && DIGITS.test(sent) ? Number(sent) : sent,
    number,
  );

/** A row's number in a body or an address, where it may be text. */
export const sentId = fromDigits(id);

/** A text that staff write, trimmed and not empty. */
export const line = (max = 100) => z.string().trim().min(1).max(max);

/**
 * A text that becomes the subject of an email, or a line of it: what breaks the line is one space, and
 * what turns the direction of reading is left out.
 */
export const subjectLine = (error?: string) => z.string(error).overwrite(flatten);

/** A name or title: it stands on one line of pages and mails, and has a letter or digit to read. */
export const oneLine = (max = 100) =>
  subjectLine()
    .min(1)
    // A longer one is not read: some that look into it take the square of its length.
    .max(max, { abort: true })
    .regex(/[\p{L}\p{N}]/u, words.nothingToRead);

// Where schemas are many, each is registered itself: `meta` would register a copy, at twice the time.

/** Text of an answer, with what it may look like. */
export const textLike = (example: string, description?: string) =>
  z.string().register(z.globalRegistry, { examples: [example], description });
/** A whole number of an answer, with what it may look like. */
export const countLike = (example: number, description?: string) =>
  z.int().register(z.globalRegistry, { examples: [example], description });

/** What a caller may send to make a POST safe to repeat. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, words.keyWrong)
  .meta({
    description: `Makes a retry safe: within ${IDEMPOTENCY_HOURS} hours it gets the first response`,
    examples: ["apply-64-2f9c"],
  });

/** What every refusal carries. */
export const errorBody = z
  .object({
    message: z.string().describe("For people: can be shown as it is"),
    code: z.string().describe("For programs: does not change"),
    fields: z.record(z.string(), z.string()).optional().describe("One message per invalid field"),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.infer<typeof errorBody>;

/** The answer of a health check. */
export const ok = z.object({ status: z.literal("ok") });

/** Rows of a list at most. */
export const PAGE_MAX = 100;

export const listQuery = z.object({
  limit: fromDigits(z.number().int().min(1).max(PAGE_MAX)).default(20),
  cursor: z.string().max(2000).optional().describe("From the Link header of the previous page"),
});
