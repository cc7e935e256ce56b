import * as z from "zod";
import * as errorWords from "~worker/words/schema-errors";
import * as words from "~worker/words/validation";
import { SLOT_STATES, STATUSES } from "../facts/guarantee/statuses";
import { IDEMPOTENCY_HOURS } from "../facts/limits/repeats";
import { flatten } from "../facts/limits/texts";

/** Messages for people, used if the schema has no message of its own. */
const wordsOfIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? errorWords.missing : errorWords.wanted(issue.expected);
    case "invalid_value":
      return errorWords.oneOf(issue.values);
    case "too_small":
      return (issue.inclusive === false ? errorWords.moreThan : errorWords.atLeast)(
        issue.origin,
        issue.minimum,
      );
    case "too_big":
      return errorWords.atMost(issue.origin, issue.maximum);
    default:
      return undefined;
  }
};

// Set here because every schema imports this file. People read these messages.
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
/** The submission that staff had read when they decided. */
export const asSubmitted = z
  .object({ submittedAt: time })
  .optional()
  .describe("Refuses with `stale_state` what was changed and submitted again since it was read");
/** Calendar date, `YYYY-MM-DD`. */
export const date = z.iso.date({ abort: true }).meta({ examples: ["1999-08-15"] });
/** A row's number. Any other value is treated as an unknown id. */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The digits of a whole number, without leading zeros. */
const DIGITS = /^(0|[1-9]\d{0,15})$/;

/**
 * A number that forms and URLs may send as digits. Other notations are refused, such as "0x2ed",
 * "1e3" or a list of one number.
 */
export const fromDigits = <T extends z.ZodType>(number: T) =>
  z.preprocess(
    (sent: number | string) =>
      typeof sent === "string" && DIGITS.test(sent) ? Number(sent) : sent,
    number,
  );

/** A row's number in a body or URL, where it may be text. */
export const sentId = fromDigits(id);

/** A text that staff write, trimmed and not empty. */
export const line = (max = 100) => z.string().trim().min(1).max(max);

/**
 * A text for the subject or a single line of an email: line breaks become a space, and characters
 * that change the direction of text are removed.
 */
export const subjectLine = (error?: () => string) => z.string({ error }).overwrite(flatten);

/** A name or title: a single line for pages and mails, with at least one letter or digit. */
export const oneLine = (max = 100) =>
  subjectLine()
    .min(1)
    // Stop here: some later checks take quadratic time.
    .max(max, { abort: true })
    .regex(/[\p{L}\p{N}]/u, { error: () => words.nothingToRead });

// Used in many schemas, so each is registered itself: `meta` would register a copy, which takes
// twice the time.

/** Text in an answer, with an example. */
export const textLike = (example: string, description?: string) =>
  z.string().register(z.globalRegistry, { examples: [example], description });
/** A whole number in an answer, with an example. */
export const countLike = (example: number, description?: string) =>
  z.int().register(z.globalRegistry, { examples: [example], description });

/** A key that makes a POST safe to repeat. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, { error: () => words.keyWrong })
  .meta({
    description: `Makes a retry safe: within ${IDEMPOTENCY_HOURS} hours it gets the first response`,
    examples: ["apply-64-2f9c"],
  });

/** The body of every refusal. */
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

/** Maximum number of rows in a page of a list. */
export const PAGE_MAX = 100;

export const listQuery = z.object({
  limit: fromDigits(z.number().int().min(1).max(PAGE_MAX)).default(20),
  cursor: z.string().max(2000).optional().describe("From the Link header of the previous page"),
});
