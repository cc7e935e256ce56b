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
