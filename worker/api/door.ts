import { zValidator } from "@hono/zod-validator";
import type { Context, ValidationTargets } from "hono";
import { createMiddleware } from "hono/factory";
import type * as z from "zod";
import { STAFF_ROLES, type StaffRole } from "../contract/ops";
import type { Service } from "../domain/service";
import { staffOfToken } from "../domain/staff";
import { userIdOfToken } from "../domain/token";
import { Failure } from "../failure";
import { tell } from "./describe";
import type { Lookup } from "./lookup";

/** What every handler finds: its service and, behind a guard, who is asking. */
export interface Door {
  Bindings: { service: Service };
  Variables: { service: Service; userId: number; viewer: number | null; staff: string };
}

export const bearer = (header: string | undefined) =>
  header?.match(/^Bearer ([^\s]+)$/)?.[1] ?? null;

const isJson = (type: string | undefined) =>
  /^application\/([a-z.-]+\+)?json(\s*;|$)/i.test(type ?? "");

/** Sets `viewer`: the candidate of a good access token, or null for a visitor. */
export const anyone = tell(
  createMiddleware<Door>(async (c, next) => {
    const header = c.req.header("Authorization");
    const token = bearer(header);
    const viewer = token ? await userIdOfToken(c.var.service, token) : null;
    if (header !== undefined && viewer === null) throw new Failure("unauthorized");
    c.set("viewer", viewer);
    await next();
  }),
  { caller: "anyone", refuses: ["unauthorized"] },
);

/** Lets signed-in candidates through and sets `userId`. */
export const candidate = tell(
  createMiddleware<Door>(async (c, next) => {
    const token = bearer(c.req.header("Authorization"));
    const userId = token ? await userIdOfToken(c.var.service, token) : null;
    if (userId === null) throw new Failure("unauthorized");
    c.set("userId", userId);
    await next();
  }),
  { caller: "candidate", refuses: ["unauthorized"] },
);

/** Lets staff with one of `roles` through and sets `staff`, the name for the audit log. */
const staffWith = (...roles: StaffRole[]) =>
  tell(
    createMiddleware<Door>(async (c, next) => {
      const token = bearer(c.req.header("Authorization"));
      const found = token ? await staffOfToken(c.var.service, token) : null;
      if (!found) throw new Failure("unauthorized");
      if (!roles.includes(found.role)) throw new Failure("forbidden");
      c.set("staff", found.name);
      await next();
    }),
    {
      caller: "staff",
      roles,
      refuses: roles.length < STAFF_ROLES.length ? ["unauthorized", "forbidden"] : ["unauthorized"],
    },
  );

export const admin = staffWith("admin");
/** Support reads, answers queries and schedules interviews; so may admin. */
export const anyStaff = staffWith("admin", "support");

/**
 * Validates with the contract's schema; what fails becomes 422 with a message per field, and a
 * body that is not said to be JSON 415.
 *
 * @param lookup finds what the call is about: 404 comes before 422.
 */
export const valid = <T extends z.ZodType, K extends keyof ValidationTargets>(
  target: K,
  schema: T,
  lookup?: Lookup,
) =>
  tell(
    zValidator(target, schema, async (result, c) => {
      const isReadable = target !== "json" || isJson(c.req.header("Content-Type"));
      if (isReadable && result.success) return;
      await lookup?.(c as unknown as Context<Door>, result.data);
      if (!isReadable || result.success) throw new Failure("unsupported_type");
      const fields: Record<string, string> = {};
      for (const issue of result.error.issues) fields[issue.path.join(".")] ??= issue.message;
      throw new Failure("invalid", { message: Object.values(fields)[0], fields });
    }),
    {
      [target]: schema,
      refuses: target === "json" ? ["malformed_json", "unsupported_type", "invalid"] : ["invalid"],
    },
  );
