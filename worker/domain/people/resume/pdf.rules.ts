// A PDF 1.4 whose pages are text in Helvetica, which every reader has, or one JPEG each.

/** A4 in points. */
export const A4 = { short: 595.28, long: 841.89 };

export interface PdfImage {
  width: number;
  height: number;
  isGrey: boolean;
  /** The bytes of a JPEG, which a PDF embeds unchanged. */
  bytes: Uint8Array;
}

export interface PdfPage {
  width: number;
  height: number;
  /** The operators of the page's content stream. */
  drawing: string;
  /** Drawn by `/I Do`. */
  image?: PdfImage;
}

type Part = string | Uint8Array;

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hex = (codes: Iterable<number>) =>
  Array.from(codes, (code) => code.toString(16).padStart(2, "0")).join("");

/** A text operand with these codes. */
export const textOperand = (codes: number[]): string => `<${hex(codes)}>`;

/** A text property in any script: UTF-16 with a byte order mark. */
function property(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<feff${units.map((unit) => unit.toString(16).padStart(4, "0")).join("")}>`;
}

const stream = (dictionary: string, content: Part): Part[] => [
  `<<${dictionary}/Length ${content.length}>>stream\n`,
  content,
  "\nendstream",
];

const font = (name: string) =>
  `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

const imageObject = ({ width, height, isGrey, bytes }: PdfImage) =>
  stream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8` +
      `/ColorSpace/${isGrey ? "DeviceGray" : "DeviceRGB"}/Filter/DCTDecode`,
    bytes,
  );

/** The number of objects before the pages: catalogue, page list, properties, two fonts. */
const FIXED = 5;
const OF_A_PAGE = 3;

function pageObjects(page: PdfPage, first: number): Part[][] {
  const { width, height, drawing, image } = page;
  const resources = image ? `/XObject<</I ${first + 2} 0 R>>` : "/Font<</F 4 0 R/B 5 0 R>>";
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<${resources}>>`,
      `/Contents ${first + 1} 0 R>>`,
    ],
    stream("", drawing),
    image ? imageObject(image) : ["null"],
  ];
}

/** The bytes of a PDF. */
export function writePdf(title: string, pages: PdfPage[]): Uint8Array<ArrayBuffer> {
  const firstOf = (at: number) => FIXED + 1 + at * OF_A_PAGE;
  const kids = pages.map((_, at) => `${firstOf(at)} 0 R`).join(" ");
  const objects: Part[][] = [
    ["<</Type/Catalog/Pages 2 0 R/Lang(en-IN)/ViewerPreferences<</DisplayDocTitle true>>>>"],
    [`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`],
    [`<</Title${property(title)}/Producer(Pakka)>>`],
    [font("Helvetica")],
    [font("Helvetica-Bold")],
    ...pages.flatMap((page, at) => pageObjects(page, firstOf(at))),
  ];
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: Part) => {
    const bytes = typeof part === "string" ? ascii(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  // The second line marks the file as binary.
  add("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    for (const part of [`${at + 1} 0 obj\n`, ...object, "\nendobj\n"]) add(part);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const start = length;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
  add(`trailer<</Size ${size}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
