import { createMiddleware } from "hono/factory";
import { readBody } from "../body";
import { Failure, type FailureCode } from "../failure";
import type { Door } from "./door";

export const MAX_BODY = 1024 * 1024;
export const MAX_UPLOAD = 6 * MAX_BODY;

/** Refuses bodies over `max` bytes with `code`, having read what the client still sends. */
export const limitBody = (max: number, code: FailureCode) =>
  createMiddleware<Door>(async (c, next) => {
    c.req.raw = await readBody(c.req.raw, max).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure(code) : error;
    });
    await next();
  });
