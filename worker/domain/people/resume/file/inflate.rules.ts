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
