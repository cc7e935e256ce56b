import { Failure } from "./failure";

/** What nobody has read of a body is read and dropped up to here, so that the answer is seen. */
const DROPPED_MAX_BYTES = 16 * 1024 * 1024;

/**
 * A request's body, whether or not its length was announced; nothing where it has none.
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

/** Reads what an answer left unread: a client whose body is refused half-read sees no answer. */
export async function dropRest(request: Request): Promise<void> {
  // A line that broke has nobody to answer.
  await readChunks(request, DROPPED_MAX_BYTES, () => {}).catch(() => {});
}

/** Reads until the end, or until more than `max` bytes have come. Answers how many did. */
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
