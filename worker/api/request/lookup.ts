import type { Context } from "hono";
import type { Db } from "../../../db/client";
import { id as idSchema } from "../../contract/values";
import { readJob } from "../../domain/employers/job/job";
import { Failure } from "../../failure";
import type { ApiEnv } from "./guards";

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
