import { zValidator } from "@hono/zod-validator";
import type { Context, ValidationTargets } from "hono";
import * as z from "zod";
import * as words from "~worker/words/fields";
import type { Db } from "../../../db/client";
import { id as idSchema } from "../../contract/values";
import { fromUrlText, sha256, toUrlText } from "../../crypto";
import { readJob } from "../../domain/employers/job/job";
import { cleanTexts } from "../../facts/people/clean-text";
import { Failure } from "../../failure";
import { withDocs } from "../docs/describe";
import type { ApiEnv } from "./guards";

const isJson = (type: string | undefined) =>
  /^application\/([a-z.-]+\+)?json(\s*;|$)/i.test(type ?? "");

/** The context as our guards made it: the validator's types know no environment. */
const ours = (c: unknown) => c as Context<ApiEnv>;

/**
 * Cleans the texts of a request part and validates it with the contract's schema. An invalid part
 * becomes 422 with a message per field, and a body without a JSON content type becomes 415.
 *
 * @param schema a function of the current time if the schema depends on it.
 * @param lookup finds the row that the call is about: 404 comes before 422.
 */
export const valid = <T extends z.ZodType, K extends keyof ValidationTargets>(
  target: K,
  schema: T | ((now: Date) => T),
  lookup?: Lookup,
) => {
  const schemaAt = typeof schema === "function" ? schema : () => schema;
  // The cast is safe: the output is the schema's own. A form's texts are already clean, see
  // `readForm`.
  const cleaned = (one: T) =>
    target === "form" ? one : (z.preprocess(cleanTexts, one) as unknown as T);
  const validatorAt = (now: Date) =>
    zValidator(target, cleaned(schemaAt(now)), async (result, c) => {
      const isReadable =
        target !== "json" ||
        isJson(c.req.header("Content-Type")) ||
        // If every field is optional, the body may be empty.
        (result.success && (await c.req.text()) === "");
      if (isReadable && result.success) return;
      await lookup?.(ours(c), result.data);
      if (!isReadable || result.success) throw new Failure("unsupported_type");
      const fields: Record<string, string> = {};
      for (const issue of result.error.issues) fields[issue.path.join(".")] ??= issue.message;
      throw new Failure("invalid", { message: Object.values(fields)[0], fields });
    });
  const validate: ReturnType<typeof validatorAt> = (c, next) =>
    validatorAt(ours(c).var.service.now)(c, next);
  return withDocs(validate, {
    [target]: target === "json" ? schemaAt : schemaAt(new Date(0)),
    about: lookup,
    refuses: target === "json" ? ["malformed_json", "unsupported_type", "invalid"] : ["invalid"],
  });
};

/**
 * Finds the row that a call is about. Runs before an invalid body is refused, because 404 comes
 * before 422.
 *
 * @throws Failure not_found
 */
export type Lookup = (c: Context<ApiEnv>, input: unknown) => Promise<unknown>;

/** A row's number from the path. Any other text is treated as an unknown id. */
export function idParam(text: string): number {
  const parsed = idSchema.safeParse(/^[1-9][0-9]*$/.test(text) ? Number(text) : Number.NaN);
  if (!parsed.success) throw new Failure("not_found");
  return parsed.data;
}

/** The row that the path names. */
export const inPath =
  (find: (db: Db, id: number) => PromiseLike<unknown[]>): Lookup =>
  async (c) => {
    const [row] = await find(c.var.service.db, idParam(c.req.param("id") ?? ""));
    if (!row) throw new Failure("not_found");
  };

/** The job that the path names, if the caller may see it. */
export const jobInPath: Lookup = (c) =>
  readJob(c.var.service, c.var.actor, idParam(c.req.param("id") ?? ""));

/** The value of this field of a body, or undefined. */
export const sentAs = (input: unknown, name: string): unknown =>
  typeof input === "object" && input !== null ? Reflect.get(input, name) : undefined;

/** The row that a body names, if it names one. */
export const inBody =
  (name: string, find: (c: Context<ApiEnv>, id: number) => PromiseLike<unknown[]>): Lookup =>
  async (c, input) => {
    const value = sentAs(input, name) ?? "";
    if (value === "") return;
    // An object can't always be converted to a string.
    const [row] = await find(c, idParam(typeof value === "object" ? "" : String(value)));
    if (!row) throw new Failure("not_found");
  };

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
