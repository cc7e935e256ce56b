import { flatten } from "../facts/texts";

const LINK = /:\/\/|www\.|[\p{L}\p{M}\p{N}-]\.\p{L}[\p{L}\p{M}]/iu;
const ADDRESS_BY_NUMBER = /(?<!\d)\d{1,3}(\.\d{1,3}){3}(?!\d)/;

const DAY = "(0?[1-9]|[12]\\d|3[01])";
const MONTH = "(0?[1-9]|1[0-2])";
const YEAR = "20\\d\\d";
const DATE = new RegExp(
  `(?<!\\d)(${DAY}[./-]${MONTH}[./-]${YEAR}|${YEAR}-${MONTH}-${DAY})(?!\\d)`,
  "g",
);
/** Digits with the spaces, dots, hyphens and brackets that people write between those of a number. */
const PHONE = /(\d[\s.\p{Pd}\p{Ps}\p{Pe}\p{M}]{0,3}){10}/u;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** What a digit of any script stands for: in Unicode those of a script follow each other from zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return String(value);
}

/** A text with one way to write each sign, as its reader takes it and a browser types it. */
const plainly = (text: string) =>
  flatten(text.normalize("NFKC"))
    .replace(/[\u200c\u200d]/g, "")
    .replaceAll("\u3002", ".")
    .replace(/\p{Nd}/gu, digitValue);

/** Whether a text leads its reader elsewhere: by a link, a mail address or a phone number. */
export function leadsElsewhere(text: string): boolean {
  const plain = plainly(text);
  return (
    LINK.test(plain) ||
    ADDRESS_BY_NUMBER.test(plain) ||
    plain.includes("@") ||
    PHONE.test(plain.replace(DATE, "a date"))
  );
}
