import { Failure } from "./failure";

/** Drain at most this much of an unread body, so that the client sees our answer. */
const DROPPED_MAX_BYTES = 16 * 1024 * 1024;

/**
 * A request's body, with or without an announced length; empty if it has none.
 *
 * @throws Failure body_too_large over `max` bytes, the rest being left to `dropRest`
 */
export async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const size = await readChunks(request, max, (chunk) => chunks.push(chunk));
  if (size > max) throw new Failure("body_too_large");
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

/** Drains an unread body: a client that is still sending it would not see the answer. */
export async function dropRest(request: Request): Promise<void> {
  // On a broken connection there is no client left to answer.
  await readChunks(request, DROPPED_MAX_BYTES, () => {}).catch(() => {});
}

/**
 * Reads until the end, or until more than `max` bytes have arrived. Returns the number of bytes.
 */
async function readChunks(
  request: Request,
  max: number,
  take: (chunk: Uint8Array) => void,
): Promise<number> {
  if (!request.body || request.body.locked) return 0;
  const reader = request.body.getReader();
  let size = 0;
  try {
    while (size <= max) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      take(value);
    }
  } finally {
    reader.releaseLock();
  }
  return size;
}
