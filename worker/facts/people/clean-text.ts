/** Most input is plain ASCII and needs no cleaning. */
const PLAIN = /^[\n\t\x20-\x7e]*$/;

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * Invisible characters, including those that change the direction of text. Joiners and variation
 * selectors are handled below. The last three join letters of Tifinagh and Khitan and numbers of
 * Brahmi, and are invisible elsewhere.
 */
const HIDDEN =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2d7f\u{16fe4}\u{1107f}]/gu;
const ALL_JOINERS = /[\u200c\u200d]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
const SPACES = /\p{Zs}/gu;

/**
 * Composing a run of marks takes quadratic time; 30 marks are the limit of Unicode's UAX 15.
 * Joiners count, so that a run without them is never longer than with them.
 */
const ENDLESS_MARKS = /([\p{M}\u200c\u200d]{30})[\p{M}\u200c\u200d]+/gu;
const withoutEndlessMarks = (text: string) => text.replace(ENDLESS_MARKS, "$1");

const SCRIPTS = "Arab Beng Deva Gujr Guru Knda Mlym Mtei Olck Orya Sinh Taml Telu"
  .split(" ")
  .map((script) => `\\p{sc=${script}}`)
  .join("");
const LETTER = `(?!\\p{Nd})[${SCRIPTS}]`;
/**
 * Removes the vowel of a letter. A joiner after it changes the letter's shape, even at the end of a
 * word.
 */
const VIRAMA = "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0d4d\\u0dca]";
const NUKTA = "[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0cbc]";
/** A letter or vowel sign: normalization does not move it when it sorts marks. */
const BASE = `(?!${VIRAMA}|${NUKTA}|(?=\\p{M})\\p{sc=Arab})${LETTER}`;
const PICTURE = "\\p{Extended_Pictographic}";

/**
 * Group 1: joiners and variation selectors that change how the text looks. The rest: all others.
 */
const JOINERS = new RegExp(
  `(${[
    `[\\u200c\\u200d](?<=${BASE}${NUKTA}?${VIRAMA}?.)(?=${LETTER})`,
    `\\u200d(?<=${BASE}${NUKTA}?${VIRAMA}.)`,
    `\\u200d(?<=${PICTURE}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?.)(?=${PICTURE})`,
    `[\\ufe0e\\ufe0f](?<=${PICTURE}.)`,
    "\\ufe0f(?=\\u20e3)",
  ].join("|")})|[\\u200c\\u200d\\ufe00-\\ufe0f]`,
  "gu",
);
const withoutIdleJoiners = (composed: string) => composed.replace(JOINERS, "$1").normalize("NFC");

/**
 * A text as its reader sees it, regardless of its source: NFC letters, plain spaces, one kind of
 * line end, without invisible characters, U+FFFD for half a character: in JSON, the database would
 * turn it into text that it can't send. Joiners stay where they shape the letters of Indian
 * scripts or an emoji. Runs in linear time and is idempotent.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const bare = text
    .toWellFormed()
    .replace(LINE_ENDS, "\n")
    .replace(HIDDEN, "")
    .replace(CONTROLS, "")
    .replace(SPACES, " ");
  // NFC splits some letters into a letter and a mark, which makes the run of marks longer.
  const composed = withoutEndlessMarks(withoutEndlessMarks(bare).normalize("NFC"));
  const clean = withoutIdleJoiners(composed);
  // Without its joiner, a run of marks may be sorted anew, so that another joiner loses its letter.
  // Real texts do not do that, so all joiners are removed.
  return withoutIdleJoiners(clean) === clean
    ? clean
    : clean.replace(ALL_JOINERS, "").normalize("NFC");
}

/** Deeper than any schema: values below this depth are refused anyway. */
const DEEPEST = 10;

/** Cleans all texts of a value, including field names, since people type some of these. */
export const cleanTexts = (value: unknown): unknown => cleanTo(DEEPEST, value);

function cleanTo(depth: number, value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((one) => cleanTo(depth - 1, one));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [cleanText(name), cleanTo(depth - 1, one)]),
  );
}

/** Matches escaped non-ASCII and control characters in a query. */
const ESCAPED = /%[0189a-f]|%7f/i;

/** A URL with each value of its query cleaned. A URL without a change keeps its spelling. */
export function cleanAddress(address: string): string {
  const { 0: path = "", 1: query } = address.split(/\?(.*)/s);
  if (query === undefined || !ESCAPED.test(query)) return address;
  const parameters = [...new URLSearchParams(query)];
  const cleaned = parameters.map(([name, value]) => [name, cleanText(value)]);
  const isClean = cleaned.every(([, value], at) => value === parameters[at]?.[1]);
  return isClean ? address : `${path}?${new URLSearchParams(cleaned)}`;
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * The value of a digit of any script: in Unicode the digits of a script follow each other from
 * zero.
 */
function digitValue(digit: string): string {
  // Mathematical digits, such as bold ones, are five adjacent rows: NFKC makes them 0-9.
  const plain = digit.normalize("NFKC");
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return String(value);
}

/** Replaces the digits of every script with 0-9. */
export const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, digitValue);

const WIDE_AHEAD = 0xfee0;

/** Replaces each full-width letter, digit and symbol with its ASCII form. */
export const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_AHEAD));
