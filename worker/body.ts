import { Failure } from "./failure";

/** What follows an answer of "too large" is read and dropped up to here, so that it is seen. */
const DROPPED_MAX = 16 * 1024 * 1024;

/**
 * The same request with its body in memory.
 *
 * @throws Failure body_too_large over `max` bytes
 */
export async function readBody(request: Request, max: number): Promise<Request> {
  return request.body ? new Request(request, { body: await readBytes(request, max) }) : request;
}

/**
 * A request's body, whether or not its length was announced; nothing where it has none.
 *
 * @throws Failure body_too_large over `max` bytes
 */
export async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || size > DROPPED_MAX) break;
    if (size + value.length <= max) chunks.push(value);
    size += value.length;
  }
  if (size > max) throw new Failure("body_too_large");
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}
