import type { Context } from "hono";
import type { Json } from "../body";
import type { Notes } from "../types";

type More = { status?: 400 | 401 | 409; field?: string; reason?: string };

/** Razorpay's error body. */
export function badRequest(c: Context, description: string, more: More = {}): Response {
  const { status = 400, field, reason = "input_validation_failed" } = more;
  const hasReason = reason !== "NA";
  const error = {
    code: "BAD_REQUEST_ERROR",
    description,
    source: hasReason ? "business" : "NA",
    step: hasReason ? "payment_initiation" : "NA",
    reason,
    metadata: {},
    ...(field ? { field } : {}),
  };
  return c.json({ error }, status);
}

export function unknownId(c: Context): Response {
  return badRequest(c, "The id provided does not exist");
}

export function collection<T>(items: T[]) {
  return { entity: "collection", count: items.length, items };
}

/** Answers with the part of a list that `count` and `skip` select. */
export function page(c: Context, items: object[]): Response {
  const count = Number(c.req.query("count") ?? 10);
  const skip = Number(c.req.query("skip") ?? 0);
  if (!Number.isSafeInteger(count) || count < 1 || count > 100) {
    return badRequest(c, "The count must be between 1 and 100.", { field: "count" });
  }
  if (!Number.isSafeInteger(skip) || skip < 0) {
    return badRequest(c, "The skip must be at least 0.", { field: "skip" });
  }
  return c.json(collection(items.slice(skip, skip + count)));
}

export function unknownKey(body: Json, allowedKeys: readonly string[]): string | undefined {
  return Object.keys(body).find((key) => !allowedKeys.includes(key));
}

/**
 * Notes as they are stored, or the reason why they are refused. Empty notes are `[]`, as in
 * Razorpay's answers.
 */
export function checkNotes(value: unknown): Notes | string {
  if (value === undefined || value === null) return [];
  if (typeof value !== "object") return "The notes must be an array or an object.";
  if (Array.isArray(value)) return value.length === 0 ? [] : "The notes must be an object.";
  const pairs = Object.entries(value);
  if (pairs.length > 15) return "Number of fields in notes should be less than or equal to 15.";
  if (pairs.some(([key, note]) => key.length > 256 || String(note).length > 256)) {
    return "A note may not be greater than 256 characters.";
  }
  if (pairs.some(([, note]) => !["string", "number", "boolean"].includes(typeof note))) {
    return "A note may not be an object.";
  }
  return pairs.length === 0
    ? []
    : Object.fromEntries(pairs.map(([key, note]) => [key, String(note)]));
}
