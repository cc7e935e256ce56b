import * as z from "zod";
import * as words from "~worker/words/validation";
import { CODE_DIGITS, CODE_LETTERS } from "../facts/guarantee/guarantee";
import { narrow, plainDigits } from "../facts/people/clean-text";
import { PHONE_DIGITS } from "../facts/people/login";

// These functions extract a field's value from pasted text that is already cleaned. They return
// other text unchanged, so that the schema refuses it.

/** Longer texts are not parsed: the schema's length limit refuses them. */
const LONGEST = 1_000;

const unique = (found: string[]) => [...new Set(found)];

/**
 * Codes of this length in a text: those in one piece, otherwise those in parts, such as "123 456".
 */
function codesIn(text: string, length: number): string[] {
  const plain = plainDigits(text);
  const ofLength = (found: string[] | null) =>
    unique(found ?? []).filter((digits) => digits.length === length);
  const alone = ofLength(plain.match(/\d+/g));
  if (alone.length > 0) return alone;
  const inParts = plain.match(/\d+(?:[\s\p{Pd}]{1,3}\d+)*/gu) ?? [];
  return ofLength(inParts.map((part) => part.replace(/\D/g, "")));
}

const takenFrom =
  (codes: (text: string) => string[]) =>
  (text: string): string => {
    const [code, ...more] = codes(text);
    return code !== undefined && more.length === 0 ? code : text;
  };

/** A code of this length, alone or in a text such as "Your code is 123 456". */
export const pastedCode = (digits: number, wrong: () => string) =>
  z
    .string({ error: wrong })
    .refine((text) => codesIn(text, digits).length < 2, {
      error: () => words.codesMany,
      abort: true,
    })
    .overwrite(takenFrom((text) => codesIn(text, digits)))
    .regex(new RegExp(`^[0-9]{${digits}}$`), { error: wrong });

const MEETING_CODE = new RegExp(
  `(?<![\\p{L}\\p{N}])([${CODE_LETTERS}]{3})[\\s\\p{Pd}]{0,3}([${CODE_DIGITS}]{2})(?![\\p{L}\\p{N}])`,
  "giu",
);

const meetingCodesIn = (text: string) =>
  unique(
    [...plainDigits(narrow(text)).matchAll(MEETING_CODE)].map(([, letters = "", digits]) =>
      `${letters}-${digits}`.toUpperCase(),
    ),
  );

const MEETING_CODE_MAX = 20;

/** The meeting code that a candidate shows at the desk, such as "KTR-48", in any notation. */
export const pastedMeetingCode = z
  .string()
  .trim()
  .min(1)
  .refine((text) => meetingCodesIn(text).length < 2, { error: () => words.codesMany, abort: true })
  .overwrite(takenFrom(meetingCodesIn))
  .max(MEETING_CODE_MAX);

const AROUND_DIGITS = /[\s().\p{Pd}/]|^\s*tel:/giu;
const bareNumber = (text: string) => plainDigits(narrow(text)).replace(AROUND_DIGITS, "");

const INDIAN = new RegExp(`^(?:(?:\\+|00?)?910?|0)?(\\d{${PHONE_DIGITS}})$`);
const ABROAD = /^(?:\+|00)(?!91|9?$)\d/;

/** The ten digits of an Indian number, without prefixes and separators; other text unchanged. */
export const indianNumber = (text: string): string => INDIAN.exec(bareNumber(text))?.[1] ?? text;

/** Whether a number begins with the code of another country. */
export const isNumberAbroad = (text: string): boolean => ABROAD.test(bareNumber(text));

/** The digits of a partly typed Indian number, without its prefix. */
export const numberBeginning = (text: string): string =>
  bareNumber(indianNumber(text)).replace(/^(?:\+|00)91|^0/, "");

/** Characters before and after an address in a mail, a list or a sentence. */
const AROUND_ADDRESS = /^[\s"'“”‘’<([]+|[\s"'“”‘’>)\].,;:]+$/g;

/**
 * The mail address in a pasted text, such as "Asha <asha@example.in>", a `mailto:` link or an
 * address with a full stop after it.
 */
export function mailAddress(text: string): string {
  if (text.length > LONGEST) return text;
  const plain = narrow(text).replace(/[\u200c\u200d]/g, "");
  const [, named = plain] = /^[^<>@]*<([^<>]*)>[\s.,;]*$/.exec(plain) ?? [];
  return named
    .replace(AROUND_ADDRESS, "")
    .replace(/^mailto:([^?]*).*$/is, "$1")
    .replace(/\s*@\s*/, "@");
}

/** Matches 1,99,000 and 199 000. */
const GROUPED = /^\d{1,3}(?:,\d{2,3}| \d{3})+$/;

/** A number in 0-9, without the rupee sign and the separators of thousands. */
export function plainNumber(text: string): string {
  if (text.length > LONGEST) return text;
  const bare = plainDigits(text)
    .replace(/^\s*(?:₹|rs\.?)|\/-\s*$/giu, "")
    .trim();
  return GROUPED.test(bare) ? bare.replace(/[ ,]/g, "") : bare;
}
