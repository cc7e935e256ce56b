import { A4, type PdfPage, textOperand } from "./pdf.rules";
import { widthOf, winAnsi } from "./win-ansi.rules";

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
