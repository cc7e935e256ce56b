import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

// Reads PDFs with another program: the PDF reader of Firefox.

export async function openPdf(bytes: Uint8Array) {
  const data = new Uint8Array(bytes);
  return getDocument({ data, verbosity: VerbosityLevel.ERRORS, stopAtErrors: true }).promise;
}

/** The text of each page, as a list of lines. */
export async function textOf(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await openPdf(bytes);
  const pages = [];
  for (let nth = 1; nth <= pdf.numPages; nth += 1) {
    const page = await pdf.getPage(nth);
    const { items } = await page.getTextContent({ disableNormalization: true });
    const texts = items.flatMap((item) => ("str" in item ? [item.str] : []));
    pages.push(texts.filter((text) => text.trim() !== ""));
  }
  await pdf.destroy();
  return pages;
}

export interface Seen {
  width: number;
  height: number;
  /** The colour at a point; both coordinates run from 0 (upper left) to 1. */
  colourAt(across: number, down: number): number[];
}

/** Renders a page. */
export async function drawn(bytes: Uint8Array, nth = 1): Promise<Seen> {
  const pdf = await openPdf(bytes);
  const page = await pdf.getPage(nth);
  const viewport = page.getViewport({ scale: 0.5 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { canvas, context } = (pdf.canvasFactory as Factory).create(width, height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await pdf.destroy();
  return {
    width,
    height,
    colourAt(across, down) {
      const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 4;
      return [...data.subarray(at, at + 3)];
    },
  };
}

interface Factory {
  create(
    width: number,
    height: number,
  ): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}
