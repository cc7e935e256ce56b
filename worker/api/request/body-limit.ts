import { createMiddleware } from "hono/factory";
import { readBytes } from "../../body";
import { Failure, type FailureCode } from "../../failure";
import { readForm } from "../../form";
import { withDocs } from "../docs/describe";
import { type ApiEnv, changes } from "./guards";

const MAX_BYTES = 1024 * 1024;
/**
 * A comma parts two values of a list, and a bracket opens a list or object: each costs its check. The
 * largest job has 10,000.
 */
const MAX_PARTS = 20_000;
const PARTS = new Uint8Array(256);
for (const sign of ",[{") PARTS[sign.charCodeAt(0)] = 1;

/**
 * Refuses bodies over 1 MiB or with too many list items or levels, and buffers the others in
 * memory. The body of a GET is ignored.
 */
export const limitBody = createMiddleware<ApiEnv>(async (c, next) => {
  const { raw } = c.req;
  if (!raw.body) return next();
  if (!changes(c)) {
    const { url, method, headers, signal } = raw;
    c.req.raw = new Request(url, { method, headers, signal });
    return next();
  }
  const body = await readBytes(raw, MAX_BYTES);
  let parts = 0;
  for (const byte of body) parts += PARTS[byte] ?? 0;
  if (parts > MAX_PARTS) throw new Failure("body_too_large");
  c.req.raw = new Request(raw, { body });
  await next();
});

/**
 * Parses the posted form once; later handlers reuse the result.
 *
 * @param tooLarge refuses one over `maxBytes`
 */
export const takeForm = (maxBytes: number, tooLarge: FailureCode) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      c.req.bodyCache.formData = await readForm(c.req.raw, maxBytes).catch((error: unknown) => {
        const isTooLarge = error instanceof Failure && error.code === "body_too_large";
        throw isTooLarge ? new Failure(tooLarge) : error;
      });
      await next();
    }),
    { refuses: ["malformed_json"] },
  );
