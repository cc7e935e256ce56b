import { A4, type PdfPage, textOperand } from "./pdf.rules";

// Text set into pages, in the characters that every PDF reader can show without an embedded font.

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
const winAnsi = (text: string): number[] =>
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
const widthOf = (codes: number[], size: number, isBold: boolean): number =>
  codes.reduce((sum, code) => sum + widthOfCode(code), 0) * (size / 1_000) * (isBold ? BOLD : 1);

/** A paragraph of a PDF. */
export interface Paragraph {
  text: string;
  size: number;
  isBold?: boolean;
  /** The space above it, in points. */
  above?: number;
}

const MARGIN = 56;
const LINE_HEIGHT = 1.35;
const SPACE = 0x20;

interface Line {
  codes: number[];
  size: number;
  isBold: boolean;
  above: number;
}

/** Breaks a text into lines of this width: between words, or within a word that is too long. */
function linesOf({ text, size, isBold = false, above = 0 }: Paragraph, width: number): Line[] {
  const lines: number[][] = [[]];
  const room = (codes: number[]) => widthOf(codes, size, isBold) <= width;
  for (const word of text.split(/\s+/).map(winAnsi)) {
    if (word.length === 0) continue;
    const line = lines.at(-1) ?? [];
    const longer = line.length > 0 ? [...line, SPACE, ...word] : word;
    if (room(longer)) {
      lines[lines.length - 1] = longer;
      continue;
    }
    if (line.length > 0) lines.push([]);
    for (const code of word) {
      const last = lines.at(-1) ?? [];
      if (room([...last, code])) last.push(code);
      else lines.push([code]);
    }
  }
  const filled = lines.filter((codes) => codes.length > 0);
  return filled.map((codes, at) => ({ codes, size, isBold, above: at === 0 ? above : 0 }));
}

/** A4 pages with these paragraphs. */
export function textPages(paragraphs: Paragraph[]): PdfPage[] {
  const drawings = [""];
  let below = A4.long - MARGIN;
  for (const line of paragraphs.flatMap((one) => linesOf(one, A4.short - 2 * MARGIN))) {
    const height = line.size * LINE_HEIGHT;
    below -= line.above + height;
    if (below < MARGIN) {
      drawings.push("");
      below = A4.long - MARGIN - height;
    }
    const font = line.isBold ? "B" : "F";
    const at = `${MARGIN} ${below.toFixed(2)}`;
    drawings[drawings.length - 1] +=
      `BT/${font} ${line.size} Tf ${at} Td ${textOperand(line.codes)}Tj ET\n`;
  }
  return drawings.map((drawing) => ({ width: A4.short, height: A4.long, drawing }));
}
