/** The size of a picture in pixels. */
interface PictureSize {
  width: number;
  height: number;
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Offset of the first chunk of a PNG, which must be IHDR by the standard. */
const PNG_HEADER = 12;
const PNG_HEADER_END = 24;

function sizeOfPng(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < PNG_HEADER_END || textAt(bytes, PNG_HEADER) !== "IHDR") return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(PNG_HEADER + 4), height: view.getUint32(PNG_HEADER + 8) };
}

const SOF0 = 0xc0;
const SOF15 = 0xcf;
const RST0 = 0xd0;
const SOS = 0xda;
/** Markers in the SOF range that are not frames: tables, an extension and arithmetic coding. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number) =>
  marker >= SOF0 && marker <= SOF15 && !NO_FRAMES.includes(marker);

/**
 * The size in the first frame: decoders reject a second one. Only whole segments may precede it.
 */
function sizeOfJpeg(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else if (marker < SOF0 || (marker >= RST0 && marker <= SOS)) return null;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Offset of the first chunk of a WebP, and of its content. */
const WEBP_PART = 12;
const WEBP_BODY = 20;
const WEBP_SIZE_END = 30;
const KEY_FRAME = [0x9d, 0x01, 0x2a];
const LOSSLESS = 0x2f;
const SIDE_14_BITS = 0x3fff;

/** For a picture with several chunks, the size of its canvas: decoders reject a larger frame. */
function sizeOfWebp(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < WEBP_SIZE_END) return null;
  const view = viewOf(bytes);
  switch (textAt(bytes, WEBP_PART)) {
    case "VP8 ": {
      if (KEY_FRAME.some((byte, nth) => bytes[WEBP_BODY + 3 + nth] !== byte)) return null;
      const side = (at: number) => view.getUint16(at, true) & SIDE_14_BITS;
      return { width: side(WEBP_BODY + 6), height: side(WEBP_BODY + 8) };
    }
    case "VP8L": {
      if (bytes[WEBP_BODY] !== LOSSLESS) return null;
      const bits = view.getUint32(WEBP_BODY + 1, true);
      return { width: (bits & SIDE_14_BITS) + 1, height: ((bits >>> 14) & SIDE_14_BITS) + 1 };
    }
    case "VP8X": {
      const side = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1;
      return {
        width: side(WEBP_BODY + 4),
        height: (view.getUint32(WEBP_BODY + 6, true) >>> 8) + 1,
      };
    }
    default:
      return null;
  }
}

const READERS: Record<LogoKind, (bytes: Uint8Array) => PictureSize | null> = {
  png: sizeOfPng,
  jpg: sizeOfJpeg,
  webp: sizeOfWebp,
};

/**
 * The size that a picture declares, which decides how much memory a phone needs. Null if it cannot
 * be read.
 */
export function logoSize(bytes: Uint8Array, kind: LogoKind): PictureSize | null {
  const size = READERS[kind](bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

const starts = (bytes: Uint8Array, signature: number[], at = 0) =>
  signature.every((byte, offset) => bytes[at + offset] === byte);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The chunk IEND with its checksum. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const JPEG = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const RIFF_HEADER_BYTES = 8;

const ends = (bytes: Uint8Array, signature: number[]) =>
  starts(bytes, signature, bytes.length - signature.length);

function isWebp(bytes: Uint8Array): boolean {
  if (!starts(bytes, RIFF) || !starts(bytes, WEBP, RIFF_HEADER_BYTES)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) + RIFF_HEADER_BYTES === bytes.length;
}

/** Logo types by file extension, with the media type each one is served as. */
export const LOGO_TYPES = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;
export type LogoKind = keyof typeof LOGO_TYPES;

/**
 * The type of a picture by its content, from the first byte to the last: null if other data follows
 * the picture, or if we do not accept its type.
 */
export function logoKind(bytes: Uint8Array): LogoKind | null {
  if (starts(bytes, PNG) && ends(bytes, PNG_END)) return "png";
  if (starts(bytes, JPEG) && ends(bytes, JPEG_END)) return "jpg";
  return isWebp(bytes) ? "webp" : null;
}
