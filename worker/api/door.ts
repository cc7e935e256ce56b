import { createMiddleware } from "hono/factory";
import { STAFF_ROLES, type StaffRole } from "../contract/ops";
import type { Service } from "../domain/service";
import { staffOfToken } from "../domain/staff";
import { userIdOfToken } from "../domain/token";
import { Failure } from "../failure";
import { tell } from "./describe";

/** What every handler finds: its service and, behind a guard, who is asking. */
export interface Door {
  Bindings: { service: Service };
  Variables: { service: Service; userId: number; viewer: number | null; staff: string };
}

export const bearer = (header: string | undefined) =>
  header?.match(/^Bearer ([^\s]+)$/)?.[1] ?? null;

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
