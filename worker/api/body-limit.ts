import { createMiddleware } from "hono/factory";
import { readBody } from "../body";
import { Failure, type FailureCode } from "../failure";
import { readForm } from "../form";
import { tell } from "./describe";
import type { Door } from "./door";

const MAX_BYTES = 1024 * 1024;

/** Refuses bodies over 1 MiB, and has the others in memory. */
export const limitBody = createMiddleware<Door>(async (c, next) => {
  c.req.raw = await readBody(c.req.raw, MAX_BYTES);
  await next();
});

/**
 * Parses the posted form, once: what asks for it further on gets the same one.
 *
 * @param tooLarge refuses one over `maxBytes`
 */
export const takeForm = (maxBytes: number, tooLarge: FailureCode) =>
  tell(
    createMiddleware<Door>(async (c, next) => {
      c.req.bodyCache.formData = await readForm(c.req.raw, maxBytes).catch((error: unknown) => {
        const isTooLarge = error instanceof Failure && error.code === "body_too_large";
        throw isTooLarge ? new Failure(tooLarge) : error;
      });
      await next();
    }),
    { refuses: ["malformed_json"] },
  );
