import type { Context } from "hono";
import * as z from "zod";
import * as words from "~worker/words/fields";
import { fromUrlText, sha256, toUrlText } from "../../crypto";
import { Failure } from "../../failure";

/** A list's validated query: everything but `limit` and `cursor` filters it. */
interface ListQuery {
  limit: number;
  cursor?: string;
  [filter: string]: string | number | boolean | undefined;
}

const badCursor = () => new Failure("invalid", { fields: { cursor: words.fieldWords.cursor } });

/** Enough hex digits of the digest to distinguish lists and their filters. */
const LIST_DIGITS = 16;

/** The content of a cursor: its list, and the key of the last row shown. */
const cursorOf = <K>(key: z.ZodType<K>) => z.tuple([z.string(), key]);

const encode = (cursor: [string, unknown]) => toUrlText(JSON.stringify(cursor));

function decode(cursor: string): unknown {
  try {
    return JSON.parse(fromUrlText(cursor));
  } catch {
    throw badCursor();
  }
}

function addressOf(path: string, query: Omit<ListQuery, "limit">): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

/**
 * Keyset paging. The cursor names its list and the last row shown, so that rows that come and go
 * are neither repeated nor skipped.
 *
 * @param key schema of a row's position in the list.
 * @returns `after`, the position that the page begins after; `limit`, how many rows to ask the
 *   database for, one more than the page holds; and `cut`, which takes the page from those rows and
 *   names the next one in `Link`.
 * @throws Failure invalid when the cursor is malformed, or was made for another list or other
 *   filters.
 */
export async function pageOf<K>(c: Context, query: ListQuery, key: z.ZodType<K>) {
  const { cursor, limit, ...filters } = query;
  const list = (await sha256(addressOf(c.req.path, filters))).slice(0, LIST_DIGITS);
  let after: K | undefined;
  if (cursor !== undefined) {
    const result = cursorOf(key).safeParse(decode(cursor));
    if (!result.success || result.data[0] !== list) throw badCursor();
    after = result.data[1];
  }
  return {
    after,
    limit: limit + 1,
    cut<T>(rows: T[], keyOf: (row: T) => K): T[] {
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      if (rows.length > limit && last !== undefined) {
        const next = addressOf(c.req.path, {
          ...filters,
          limit,
          cursor: encode([list, keyOf(last)]),
        });
        c.header("Link", `<${next}>; rel="next"`);
      }
      return page;
    },
  };
}
