/**
 * Decompresses the beginning of a stream: at most `maxBytes`, however large the whole would be.
 * Stops at invalid bytes, or at bytes after the end of the stream.
 */
export async function inflate(
  format: "deflate" | "deflate-raw",
  compressed: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = new Uint8Array(maxBytes);
  let length = 0;
  const reader = new Blob([compressed])
    .stream()
    .pipeThrough(new DecompressionStream(format))
    .getReader();
  try {
    while (length < maxBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      const part = value.subarray(0, maxBytes - length);
      unpacked.set(part, length);
      length += part.length;
    }
    await reader.cancel();
  } catch {
    // Keep what was decompressed so far.
  }
  return unpacked.subarray(0, length);
}

// Reads a ZIP by its central directory at the end. Sizes in the directory are not trusted: an entry
// is decompressed up to the caller's limit.

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** A Word file has a few dozen, including all its pictures. */
const ENTRIES_MAX = 5_000;

type Bytes = Uint8Array<ArrayBuffer>;

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  packedSize: number;
  /** Offset of the entry's local header. */
  offset: number;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) =>
  new DataView(buffer, byteOffset, byteLength);

/** Offset of the central directory; -1 if it is missing, as in a truncated file. */
function directoryOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX_BYTES); at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const offset = view.getUint32(at + 16, true);
    const isThere = offset + ENTRY_BYTES <= at && view.getUint32(offset, true) === ENTRY_SIGNATURE;
    return isThere ? offset : -1;
  }
  return -1;
}

/** The entries of a ZIP; null if its directory is missing or cannot be read. */
export function zipEntries(bytes: Bytes): ZipEntry[] | null {
  const view = viewOf(bytes);
  let at = directoryOf(view);
  if (at < 0) return null;
  const entries: ZipEntry[] = [];
  while (at + ENTRY_BYTES <= bytes.length && view.getUint32(at, true) === ENTRY_SIGNATURE) {
    if (entries.length === ENTRIES_MAX) return null;
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The beginning of an entry, decompressed; null if it cannot be read. */
export async function readEntry(
  bytes: Bytes,
  { isEncrypted, method, packedSize, offset }: ZipEntry,
  maxBytes: number,
): Promise<Bytes | null> {
  const view = viewOf(bytes);
  const isThere =
    offset + LOCAL_BYTES <= bytes.length && view.getUint32(offset, true) === LOCAL_SIGNATURE;
  if (!isThere || isEncrypted) return null;
  const skipped = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const begin = offset + LOCAL_BYTES + skipped;
  const packed = bytes.subarray(begin, begin + packedSize);
  if (method === STORED) return packed.subarray(0, maxBytes);
  return method === DEFLATED ? inflate("deflate-raw", packed, maxBytes) : null;
}
