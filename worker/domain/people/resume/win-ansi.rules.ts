// The characters that every PDF reader can show without an embedded font, with their widths.

const FIRST_LATIN = 0xa0;
const SOFT_HYPHEN = 0xad;
/** Characters from 0x80 on; a space marks an unused code. */
const SIGNS = [..."€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ"];
const CODES = new Map(
  SIGNS.flatMap((sign, at) => (sign === " " ? [] : [[sign, 0x80 + at] as const])),
);

/** The code of a character, or undefined. */
function codeOf(sign: string): number | undefined {
  const point = sign.codePointAt(0) ?? 0;
  const isLatin = point >= FIRST_LATIN && point <= 0xff && point !== SOFT_HYPHEN;
  if ((point >= 0x20 && point < 0x7f) || isLatin) return point;
  return CODES.get(sign);
}

/** Whether a PDF without an embedded font can show the whole text. */
export const fitsWinAnsi = (text: string): boolean =>
  [...text.normalize("NFC")].every((sign) => codeOf(sign) !== undefined);

/** The codes of the characters that it can show. */
export const winAnsi = (text: string): number[] =>
  [...text.normalize("NFC")].flatMap((sign) => codeOf(sign) ?? []);

/** Widths in Helvetica, in thousandths of the font size, from the space on. */
const PLAIN = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/** The largest ratio of bold to plain width. */
const BOLD = 1.26;
const WIDEST = 1_000;

/** The maximum width of a character. Accented letters are as wide as plain ones. */
function widthOfCode(code: number): number {
  if (code < 0x7f) return PLAIN[code - 0x20] ?? WIDEST;
  const [base = ""] = String.fromCharCode(code).normalize("NFD");
  return PLAIN[base.charCodeAt(0) - 0x20] ?? WIDEST;
}

/** The maximum width of a text. */
export const widthOf = (codes: number[], size: number, isBold: boolean): number =>
  codes.reduce((sum, code) => sum + widthOfCode(code), 0) * (size / 1_000) * (isBold ? BOLD : 1);
