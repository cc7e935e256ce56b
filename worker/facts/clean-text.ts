/** Nothing to clean: most of what comes in. */
const PLAIN = /^[\n\t\x20-\x7e]*$/;

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * Signs that nobody sees, those that turn the direction of reading among them; not yet joiners and variants.
 * The last three join letters of Tifinagh and Khitan and numbers of Brahmi: fonts draw nothing elsewhere.
 */
const HIDDEN =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2d7f\u{16fe4}\u{1107f}]/gu;
const ALL_JOINERS = /[\u200c\u200d]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
const SPACES = /\p{Zs}/gu;

/**
 * To compose a row of marks takes the square of its length; nobody reads more than this (Unicode's UAX 15).
 * Joiners count: the row without them is no longer.
 */
const ENDLESS_MARKS = /([\p{M}\u200c\u200d]{30})[\p{M}\u200c\u200d]+/gu;
const withoutEndlessMarks = (text: string) => text.replace(ENDLESS_MARKS, "$1");

const SCRIPTS = "Arab Beng Deva Gujr Guru Knda Mlym Mtei Olck Orya Sinh Taml Telu"
  .split(" ")
  .map((script) => `\\p{sc=${script}}`)
  .join("");
const LETTER = `(?!\\p{Nd})[${SCRIPTS}]`;
/** What ends the sound of a letter. With a joiner behind it the letter has a form of its own, at the end of a word too. */
const VIRAMA = "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0d4d\\u0dca]";
const NUKTA = "[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0cbc]";
/** A letter or vowel sign, which stays where it is when marks are put in their order. */
const BASE = `(?!${VIRAMA}|${NUKTA}|(?=\\p{M})\\p{sc=Arab})${LETTER}`;
const PICTURE = "\\p{Extended_Pictographic}";

/** Joiners and variants where they change what is read, which are the first group, and everywhere else. */
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
 * A text as its reader sees it, whatever it was copied from: each letter in its one form (NFC), each space
 * a plain one, lines ended in one way, and without signs that nobody sees. Joiners stay where they shape
 * the letters of Indian scripts or a picture. Takes the time of its length; cleaned twice it is the same.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const bare = text
    .replace(LINE_ENDS, "\n")
    .replace(HIDDEN, "")
    .replace(CONTROLS, "")
    .replace(SPACES, " ");
  // NFC makes a letter and a mark of some letters: such a row is longer than before.
  const composed = withoutEndlessMarks(withoutEndlessMarks(bare).normalize("NFC"));
  const clean = withoutIdleJoiners(composed);
  // Marks that a joiner parted may change places without it, and take the letter of another away. Nobody writes so.
  return withoutIdleJoiners(clean) === clean
    ? clean
    : clean.replace(ALL_JOINERS, "").normalize("NFC");
}

/** No schema reads deeper: what is below it is refused. */
const DEEPEST = 10;

/** The same for all texts of a value, names of fields too: some bodies have names that people type. */
export const cleanTexts = (value: unknown): unknown => cleanTo(DEEPEST, value);

function cleanTo(depth: number, value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((one) => cleanTo(depth - 1, one));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [cleanText(name), cleanTo(depth - 1, one)]),
  );
}

/** What an address has where a sign beyond ASCII, or one that controls, is in its query. */
const ESCAPED = /%[0189a-f]|%7f/i;

/** An address with each value of its query cleaned; one with nothing to clean stays as it is. */
export function cleanAddress(address: string): string {
  const { 0: path = "", 1: query } = address.split(/\?(.*)/s);
  if (query === undefined || !ESCAPED.test(query)) return address;
  const parameters = [...new URLSearchParams(query)];
  const cleaned = parameters.map(([name, value]) => [name, cleanText(value)]);
  const isClean = cleaned.every(([, value], at) => value === parameters[at]?.[1]);
  return isClean ? address : `${path}?${new URLSearchParams(cleaned)}`;
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** What a digit of any script stands for: in Unicode those of a script follow each other from zero. */
function digitValue(digit: string): string {
  // Bold and other digits of mathematics follow each other in five rows.
  const plain = digit.normalize("NFKC");
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return String(value);
}

/** A text with 0-9 in the place of the digits of every script. */
export const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, digitValue);

const WIDE_AHEAD = 0xfee0;

/** A text with the narrow form of each wide letter, digit and sign of ASCII. */
export const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_AHEAD));
