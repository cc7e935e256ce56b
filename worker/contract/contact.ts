import { flatten } from "../facts/limits/texts";
import { plainDigits } from "../facts/people/clean-text";
import { saysAddress } from "./look-alikes";
import { withSpokenDigits } from "./spoken-digits";

const LINK = /:\/\/|www\.|[\p{L}\p{M}\p{N}-]\.\p{L}[\p{L}\p{M}]/iu;
const ADDRESS_BY_NUMBER = /(?<!\d)\d{1,3}(\.\d{1,3}){3}(?!\d)/;

const DAY = "(0?[1-9]|[12]\\d|3[01])";
const MONTH = "(0?[1-9]|1[0-2])";
const YEAR = "20\\d\\d";
const DATE = new RegExp(
  `(?<!\\d)(${DAY}[./-]${MONTH}[./-]${YEAR}|${YEAR}-${MONTH}-${DAY})(?!\\d)`,
  "g",
);
/** A short date, which could be mistaken for a part of a phone number. */
const SHORT_DATE = new RegExp(`(?<![\\d/])${DAY}/${MONTH}/[23]\\d(?![\\d/])`, "g");
const TIME = /(?<!\d[:.]?)([01]?\d|2[0-3])[:.][0-5]\d(?![:.]?\d)/g;
/** An amount that ends in 00 or 50: others, written side by side, could be a phone number. */
const AMOUNT = /(?<!\d,?)\d{1,3}(,\d{2,3}){0,2},\d[05]0(?!,?\d)/g;

/** Ten digits with the spaces, dots, hyphens and brackets that people write in a phone number. */
const PHONE = /(\d[\s.\p{Pd}\p{Ps}\p{Pe}\p{M}]{0,3}){10}/u;
/**
 * A number as it is dialled in India, with any characters other than letters and digits between two
 * digits. A comma with a space separates numbers.
 */
const PARTED = /(?<!\d)(?=[06-9])(\d((?!,\s)[^\p{L}\p{N}])*){10}/u;
/** A single letter between two digits, with or without other characters around it. */
const LONE_LETTER = /\p{L}(?<=\d[^\p{L}\p{N}]*\p{L})(?=[^\p{L}\p{N}]*\d)/gu;
/**
 * Two halves of a number around a short word. Halves that end in 00 are amounts: "60000 to 75000"
 * is a pay range.
 */
const HALVES = /(?<!\d)[6-9]\d{4}(?<!00)[^\p{L}\p{N}]*\p{L}{2,3}[^\p{L}\p{N}]*\d{5}(?<!00)(?!\d)/u;
/** At least 11 letters and digits without a space: a number with letters mixed in. */
const MIXED = /[\p{L}\p{N}]{11,}/gu;
/**
 * Numbers in a list or an address, which form a phone number only if all the digits together do.
 */
const LISTED = /\d([^\p{L}\p{N}]*\d)*/gu;
const WHOLE = /^((00)?91)?[6-9]\d{9}$|^0\d{10}$/;

/** Whether a text contains a phone number, in one piece or in parts. */
export function saysPhone(text: string): boolean {
  const spoken = withSpokenDigits(text);
  return saysDigits(text) || (spoken !== text && saysDigits(spoken));
}

function saysDigits(text: string): boolean {
  const dated = text.replace(DATE, "a date");
  const rest = dated
    .replace(SHORT_DATE, "a date")
    .replace(TIME, "a time")
    .replace(AMOUNT, "an amount");
  const listed = rest.match(LISTED) ?? [];
  const mixed = rest.match(MIXED) ?? [];
  return (
    PHONE.test(dated) ||
    PARTED.test(rest.replace(LONE_LETTER, " ")) ||
    HALVES.test(rest) ||
    [...listed, ...mixed].some((one) => WHOLE.test(one.replace(/\D/g, "")))
  );
}

/**
 * Circled numbers that NFKC leaves unchanged: first and last character of a row, and the value of
 * the first one.
 */
const CIRCLED_ROWS = [
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
  [0x24ff, 0x24ff, 0],
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x1f10b, 0x1f10b, 0],
  [0x1f10c, 0x1f10c, 0],
] as const;
const CIRCLED = /[\u24eb-\u24ff\u2776-\u2793\u{1f10b}\u{1f10c}]/gu;

/** The value of a circled number. */
function circledValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const row = CIRCLED_ROWS.find(([first, last]) => first <= code && code <= last);
  return row ? String(code - row[0] + row[2]) : sign;
}

/** Characters that people read as a full stop between two words of an address. */
const DOTS = /[\u3002\u2027\ua4f8\u0702]/g;

/**
 * Characters that people read as a full stop only directly between letters: a list has spaces
 * around its dots.
 */
const MIDDLE_DOT = /(?<=[\p{L}\p{M}\p{N}])[\u00b7\u2022\u2219\u22c5\u30fb](?=\p{L})/gu;

/** The letter O (Latin, Greek or Cyrillic) next to digits, alone or in a row. */
const ZEROS =
  /(?<=\d[^\p{L}\p{N}]?)[o\u03bf\u043e](?:[^\p{L}\p{N}]?[o\u03bf\u043e])*(?!\p{L})|(?<!\p{L}|[o\u03bf\u043e][^\p{L}\p{N}])[o\u03bf\u043e](?:[^\p{L}\p{N}]?[o\u03bf\u043e])*(?=[^\p{L}\p{N}]?\d)/giu;

/**
 * Normalizes a text, so that each character has one form, as its reader sees it and a browser types
 * it.
 *
 * @param composed in NFKC, which may expand one character to many: the caller limits the length
 */
export const plainly = (composed: string) =>
  plainDigits(
    flatten(composed)
      // Some of these, such as Hangul fillers, are invisible letters.
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .replace(DOTS, ".")
      .replace(MIDDLE_DOT, ".")
      .replace(CIRCLED, circledValue),
  ).replace(ZEROS, (letters) => letters.replace(/\p{L}/gu, "0"));

/**
 * Longer than any text that is checked. The schema's own limit refuses such a text; this check
 * keeps it cheap.
 */
const LONGEST = 5_000;

/** Whether a text points its reader elsewhere: by a link, a mail address or a phone number. */
export function leadsElsewhere(text: string): boolean {
  if (text.length > LONGEST) return true;
  const composed = text.normalize("NFKC");
  if (composed.length > LONGEST) return true;
  const plain = plainly(composed);
  return (
    LINK.test(plain) ||
    ADDRESS_BY_NUMBER.test(plain) ||
    plain.includes("@") ||
    saysAddress(plain) ||
    saysPhone(plain)
  );
}
