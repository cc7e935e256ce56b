import * as z from "zod";
import { narrow, plainDigits } from "../facts/clean-text";
import { CODE_DIGITS, CODE_LETTERS } from "../facts/guarantee";
import { PHONE_DIGITS } from "../facts/login";
import * as words from "../words/en/validation";

// What a field means by what was pasted into it, already cleaned. A text that means nothing stays as it
// is, for the schema to refuse.

/** Longer than anything that is looked into, which its schema's length then refuses. */
const LONGEST = 1_000;

const unique = (found: string[]) => [...new Set(found)];

/** The codes of so many digits in a text: those that stand alone, else those in parts, as "123 456". */
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

/** A code of so many digits, by itself or with the words around it, as "Your code is 123 456". */
export const pastedCode = (digits: number, wrong: string) =>
  z
    .string(wrong)
    .refine((text) => codesIn(text, digits).length < 2, { error: words.codesMany, abort: true })
    .overwrite(takenFrom((text) => codesIn(text, digits)))
    .regex(new RegExp(`^[0-9]{${digits}}$`), wrong);

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

/** What a candidate shows at the desk, such as "KTR-48", however it was written down. */
export const pastedMeetingCode = z
  .string()
  .trim()
  .min(1)
  .refine((text) => meetingCodesIn(text).length < 2, { error: words.codesMany, abort: true })
  .overwrite(takenFrom(meetingCodesIn))
  .max(MEETING_CODE_MAX);

const AROUND_DIGITS = /[\s().\p{Pd}/]|^\s*tel:/giu;
const bareNumber = (text: string) => plainDigits(narrow(text)).replace(AROUND_DIGITS, "");

const INDIAN = new RegExp(`^(?:(?:\\+|00?)?910?|0)?(\\d{${PHONE_DIGITS}})$`);
const ABROAD = /^(?:\+|00)(?!91|9?$)\d/;

/** The ten digits of an Indian number, whatever stands before, between or around them; another text as it is. */
export const indianNumber = (text: string): string => INDIAN.exec(bareNumber(text))?.[1] ?? text;

/** Whether a number begins with the code of another country. */
export const isNumberAbroad = (text: string): boolean => ABROAD.test(bareNumber(text));

/** The digits with which an Indian number begins, of the part of it that was typed. */
export const numberBeginning = (text: string): string =>
  bareNumber(indianNumber(text)).replace(/^(?:\+|00)91|^0/, "");

/** Before an address, around it and behind it in a mail, a list or a sentence. */
const AROUND_ADDRESS = /^[\s"'“”‘’<([]+|[\s"'“”‘’>)\].,;:]+$/g;

/** The mail address in what was pasted: "Asha <asha@example.in>", a `mailto:` link, one with a full stop behind it. */
export function mailAddress(text: string): string {
  if (text.length > LONGEST) return text;
  const plain = narrow(text).replace(/[\u200c\u200d]/g, "");
  const [, named = plain] = /^[^<>@]*<([^<>]*)>[\s.,;]*$/.exec(plain) ?? [];
  return named
    .replace(AROUND_ADDRESS, "")
    .replace(/^mailto:([^?]*).*$/is, "$1")
    .replace(/\s*@\s*/, "@");
}

/** 1,99,000 and 199 000. */
const GROUPED = /^\d{1,3}(?:,\d{2,3}| \d{3})+$/;

/** A number without the sign of rupees and the commas of its thousands, in 0-9. */
export function plainNumber(text: string): string {
  if (text.length > LONGEST) return text;
  const bare = plainDigits(text)
    .replace(/^\s*(?:₹|rs\.?)|\/-\s*$/giu, "")
    .trim();
  return GROUPED.test(bare) ? bare.replace(/[ ,]/g, "") : bare;
}
