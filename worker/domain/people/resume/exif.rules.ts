const HEADER = "Exif\0\0";
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const ENTRIES_MAX = 512;
const UPRIGHT = 1;

/**
 * The EXIF orientation in a JPEG segment, 1 to 8; null for a segment without EXIF. Invalid EXIF
 * data count as upright.
 */
export function orientationIn(segment: Uint8Array): number | null {
  const isExif = [...HEADER].every((letter, at) => segment[at] === letter.charCodeAt(0));
  if (!isExif) return null;
  const tiff = segment.subarray(HEADER.length);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return UPRIGHT;
  const isLittle = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return UPRIGHT;
  const count = Math.min(view.getUint16(first, isLittle), ENTRIES_MAX);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return UPRIGHT;
    const isAbout = view.getUint16(at, isLittle) === ORIENTATION;
    if (!isAbout || view.getUint16(at + 2, isLittle) !== SHORT) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
  }
  return UPRIGHT;
}
