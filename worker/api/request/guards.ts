import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isLoggedIn, type Login, loginOfToken } from "../../domain/account/access-token";
import type { Service } from "../../domain/service";
import { staffOfToken } from "../../domain/staff/staff";
import { type Actor, STAFF_ROLES, type StaffRole } from "../../facts/console";
import { Failure } from "../../failure";
import { currentRequestId } from "../../log";
import { withDocs } from "../docs/describe";
import { refuseUnknownNames } from "./known-names";

/** What every handler finds: its service and, behind a guard, who is asking. */
export interface ApiEnv {
  Bindings: { service: Service };
  Variables: {
    service: Service;
    userId: number;
    viewer: number | null;
    actor: Actor;
  };
}

export const bearer = (header: string | undefined) =>
  header?.match(/^Bearer ([^\s]+)$/)?.[1] ?? null;

/**
 * Whose call this is, or null. An access token outlives its log-out for a few minutes, in which it
 * may read on; where something changes, the login is looked up (one more round trip).
 */
async function loginOf(c: Context<ApiEnv>, looksUp = changes(c)): Promise<Login | null> {
  const token = bearer(c.req.header("Authorization"));
  const login = token ? await loginOfToken(c.var.service, token) : null;
  return login && looksUp && !(await isLoggedIn(c.var.service, login)) ? null : login;
}

/** Whether a call may change something. */
export const changes = (c: Context<ApiEnv>) => c.req.method !== "GET" && c.req.method !== "HEAD";

/** Sets `viewer`: the candidate of a good access token, or null for a visitor. */
export const anyone = withDocs(
  createMiddleware<ApiEnv>(async (c, next) => {
    const login = await loginOf(c);
    if (c.req.header("Authorization") !== undefined && !login) throw new Failure("unauthorized");
    c.set("viewer", login?.userId ?? null);
    await next();
  }),
  { caller: "anyone", refuses: ["unauthorized"] },
);

const candidateWith = (looksUp?: true) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const login = await loginOf(c, looksUp);
      if (!login) throw new Failure("unauthorized");
      c.set("userId", login.userId);
      await next();
    }),
    { caller: "candidate", refuses: ["unauthorized"] },
  );

/** Lets signed-in candidates through and sets `userId`. */
export const candidate = candidateWith();
/** As `candidate`, for a GET that changes something: who logged out may not. */
export const loggedIn = candidateWith(true);

/**
 * Behind `candidate`, for a GET whose answer opens a file: the login is looked up beside the answer,
 * which costs no further round trip, and who logged out does not get it.
 */
export const answeredWhileLoggedIn = createMiddleware<ApiEnv>(async (c, next) => {
  const login = await loginOf(c, false);
  const [still] = await Promise.all([login && isLoggedIn(c.var.service, login), next()]);
  if (!still) throw new Failure("unauthorized");
});

/**
 * Lets staff with one of `roles` through and sets `actor`, for the audit log. Every call of
 * theirs begins here, so here what it does not know is refused.
 */
const staffWith = (...roles: StaffRole[]) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const token = bearer(c.req.header("Authorization"));
      const found = token ? await staffOfToken(c.var.service, token) : null;
      if (!found) throw new Failure("unauthorized");
      if (!roles.includes(found.role)) throw new Failure("forbidden");
      const { name, role } = found;
      const requestId = currentRequestId();
      c.set("actor", { kind: "token", id: null, name, role, companyId: null, requestId });
      await refuseUnknownNames(c);
      await next();
    }),
    {
      caller: "staff",
      roles,
      refuses: [
        "unauthorized",
        "invalid",
        ...(roles.length < STAFF_ROLES.length ? (["forbidden"] as const) : []),
      ],
    },
  );

export const admin = staffWith("admin");
/** Support reads, answers queries and schedules interviews; so may admin. */
export const anyStaff = staffWith("admin", "support");
