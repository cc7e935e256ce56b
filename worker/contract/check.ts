import * as z from "zod";
import * as words from "~worker/words/validation";
import { MESSAGE_MAX } from "../facts/limits/texts";
import { plainDigits } from "../facts/people/clean-text";
import { indianNumber } from "./pasted";
import { textLike, time } from "./values";

const ALONE_MAX = 500;
const ALONE = /^((PK[-\s]?\d{1,15}|(https?:\/\/)?([a-z0-9-]+\.)+[a-z]{2,}([:/?#]\S*)?))?$/i;

/** Whether something found in a message is ours, and the verdict on the whole message. */
export const VERDICTS = [
  "asks_money",
  "not_ours",
  "number_unknown",
  "number_known",
  "ours",
  "has_word",
  "unsure",
] as const;
export const FOUND_KINDS = ["money", "link", "email", "phone", "sender", "number", "word"] as const;

/** The last four digits, if the whole number was pasted. */
function endingOf(text: string): string {
  const number = indianNumber(text);
  return number === text ? plainDigits(text).replace(/\s/g, "") : number.slice(-4);
}

export const checkInput = z.object({
  text: z
    .string({ error: () => words.checkMissing })
    .trim()
    .min(1, { error: () => words.checkMissing })
    .max(MESSAGE_MAX, { error: () => words.textLong })
    .meta({ examples: ["JD-PAKKAJ-S: your slot PK-12 is booked"] }),
  phoneEnding: z
    .preprocess(
      (value) => (value === "" ? undefined : value),
      z
        .string()
        .trim()
        .overwrite(endingOf)
        .regex(/^\d{4}$/, { error: () => words.phoneEnding })
        .optional(),
    )
    .describe("The last 4 digits of the phone number that a PK number is of: shows its details"),
});
/** A PK number or a link. These may be part of an address; a whole message may not. */
export const aloneInput = z.object({
  text: z
    .string({ error: () => words.checkMissing })
    .trim()
    .max(ALONE_MAX, { error: () => words.textLong })
    .regex(ALONE, { error: () => words.checkAlone })
    .default("")
    .meta({ examples: ["PK-12"] }),
});
export type CheckInput = z.infer<typeof checkInput>;

export const checkAnswer = z
  .object({
    verdict: z.enum(VERDICTS),
    findings: z.array(
      z.object({
        kind: z.enum(FOUND_KINDS),
        value: textLike("PK-12"),
        verdict: z.enum(VERDICTS),
      }),
    ),
    slot: z
      .object({
        job: textLike("Collections Executive"),
        company: textLike("Sahyadri Finserv"),
        interviewAt: time.nullable(),
      })
      .nullable()
      .describe("What a PK number is of; null without the right ending of its phone number"),
  })
  .meta({ id: "Check" });
export type CheckAnswer = z.infer<typeof checkAnswer>;
