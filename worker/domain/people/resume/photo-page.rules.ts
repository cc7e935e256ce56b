import { A4, type PdfImage, type PdfPage } from "./pdf.rules";

const MARGIN = 18;

/**
 * By EXIF orientation: the transformation that turns a picture upright and fits it into a box of
 * width `w` and height `h`.
 */
const TURNS: Record<
  number,
  (w: number, h: number) => [number, number, number, number, number, number]
> = {
  1: (w, h) => [w, 0, 0, h, 0, 0],
  2: (w, h) => [-w, 0, 0, h, w, 0],
  3: (w, h) => [-w, 0, 0, -h, w, h],
  4: (w, h) => [w, 0, 0, -h, 0, h],
  5: (w, h) => [0, -h, -w, 0, w, h],
  6: (w, h) => [0, -h, w, 0, 0, h],
  7: (w, h) => [0, h, w, 0, 0, 0],
  8: (w, h) => [0, h, -w, 0, w, 0],
};
const FIRST_ON_ITS_SIDE = 5;

const number = (value: number) => String(Number(value.toFixed(2)));

/** An A4 page, in portrait or landscape like the picture, that shows it upright and completely. */
export function photoPage(image: PdfImage, orientation: number): PdfPage {
  const isOnItsSide = orientation >= FIRST_ON_ITS_SIDE;
  const wide = isOnItsSide ? image.height : image.width;
  const tall = isOnItsSide ? image.width : image.height;
  const [width, height] = wide > tall ? [A4.long, A4.short] : [A4.short, A4.long];
  const scale = Math.min((width - 2 * MARGIN) / wide, (height - 2 * MARGIN) / tall);
  const [w, h] = [wide * scale, tall * scale];
  const turn = TURNS[orientation]?.(w, h) ?? [w, 0, 0, h, 0, 0];
  const place = [1, 0, 0, 1, (width - w) / 2, (height - h) / 2];
  const drawing = `q ${place.map(number).join(" ")} cm ${turn.map(number).join(" ")} cm /I Do Q`;
  return { width, height, drawing, image };
}
