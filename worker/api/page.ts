import type { Context } from "hono";
import { Failure } from "../failure";

/** A cursor from a row's key. Opaque to callers. */
export const encodeCursor = (key: string | number) => btoa(String(key));

function decode(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    throw badCursor();
  }
}

const badCursor = () =>
  new Failure("invalid", { fields: { cursor: "This page no longer exists" } });

export function numberCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const key = Number(decode(cursor));
  if (!Number.isSafeInteger(key) || key < 1) throw badCursor();
  return key;
}

export function timeCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const key = decode(cursor);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(key)) throw badCursor();
  return key;
}

/**
 * Cuts a list that was asked for with one row too many, and names the next page in `Link`.
 * The address keeps every other query parameter.
 */
export function cut<T>(c: Context, rows: T[], limit: number, keyOf: (row: T) => string | number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last) {
    const url = new URL(c.req.url);
    url.searchParams.set("cursor", encodeCursor(keyOf(last)));
    c.header("Link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page;
}
