import type { Context } from "hono";

export type Json = Record<string, unknown>;

/** The body as an object, or null if it is anything else. */
export async function jsonBody(c: Context): Promise<Json | null> {
  try {
    const value: unknown = JSON.parse(await c.req.text());
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? (value as Json)
      : null;
  } catch {
    return null;
  }
}

export function isForm(c: Context): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    c.req.header("content-type") ?? "",
  );
}

/** Reads a control's input: JSON from programs, forms from the page at `/`. */
export async function jsonOrForm(c: Context): Promise<Json | null> {
  return isForm(c) ? await c.req.parseBody() : await jsonBody(c);
}

export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Accepts only http(s) addresses: anything else in a form's action or a redirect could run as
 * script.
 */
export function webAddress(value: unknown): string | null {
  try {
    const url = new URL(text(value));
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}
