import type { Context } from "hono";
import type { Db } from "../../../db/client";
import { id as idSchema } from "../../contract/values";
import { Failure } from "../../failure";
import type { ApiEnv } from "./guards";

/**
 * Looks for what a call is about. Asked where its body is wrong: that something is not there, or
 * not theirs, is said first.
 *
 * @throws Failure not_found
 */
export type Lookup = (c: Context<ApiEnv>, sent: unknown) => Promise<unknown>;

/** A row's number from the path. Anything else is an id nobody has. */
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

/** What a body says under this name; undefined where it says nothing. */
export const sentAs = (sent: unknown, name: string): unknown =>
  typeof sent === "object" && sent !== null ? Reflect.get(sent, name) : undefined;

/** The row that a body names, if it names one. */
export const inBody =
  (name: string, find: (c: Context<ApiEnv>, id: number) => PromiseLike<unknown[]>): Lookup =>
  async (c, sent) => {
    const said = sentAs(sent, name) ?? "";
    if (said === "") return;
    // An object in the place of a number may be one that can't become a text.
    const [row] = await find(c, idParam(typeof said === "object" ? "" : String(said)));
    if (!row) throw new Failure("not_found");
  };
