import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Input } from "hono/types";
import { type OfCompany, placeOfStaff } from "../../../db/console/own-company";
import { refuseSuspended } from "../../domain/employers/company/suspended";
import { type ConsoleSession, sessionOf } from "../../domain/employers/console/session";
import { isProven } from "../../domain/employers/console/session.rules";
import { staffOfToken } from "../../domain/employers/staff/staff";
import {
  type Actor,
  type Console,
  MEMBER_ROLES,
  type MemberRole,
  STAFF_ROLES,
  type StaffRole,
} from "../../facts/people/console";
import { Failure } from "../../failure";
import { currentRequestId } from "../../log";
import { withDocs } from "../docs/describe";
import { type ApiEnv, bearer } from "./guards";
import { requireKnownFields } from "./known-fields";
import { idParam } from "./valid";

const tokenOf = (c: Context<ApiEnv>) => bearer(c.req.header("Authorization"));

async function sessionAt(console: Console, c: Context<ApiEnv>): Promise<ConsoleSession | null> {
  const token = tokenOf(c);
  return token ? sessionOf(c.var.service, console, token) : null;
}

async function programOf(c: Context<ApiEnv>): Promise<Actor | null> {
  const token = tokenOf(c);
  const row = token ? await staffOfToken(c.var.service, token) : null;
  if (!row) return null;
  const { name, role } = row;
  return { kind: "token", id: null, name, role, companyId: null, requestId: currentRequestId() };
}

/** Every console call starts here, so unknown input is refused here. */
async function enter(c: Context<ApiEnv>, actor: Actor, session: ConsoleSession | null) {
  c.set("actor", actor);
  c.set("session", session);
  await requireKnownFields(c);
}

/** Lets everybody through to a call of a console. */
export const stranger = withDocs(
  createMiddleware<ApiEnv>(async (c, next) => {
    await requireKnownFields(c);
    await next();
  }),
  { refuses: ["invalid"] },
);

/** Lets staff with one of `roles` through, people and programs, and sets `actor`. */
const staffWith = (...roles: StaffRole[]) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const session = await sessionAt("staff", c);
      const actor = session?.actor ?? (await programOf(c));
      if (!actor) throw new Failure("unauthorized");
      if (!roles.some((role) => role === actor.role)) throw new Failure("forbidden");
      await enter(c, actor, session);
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

/** Lets members of a company with one of `roles` through; sets `actor` and `companyId`. */
const memberWith = (...roles: MemberRole[]) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const session = await sessionAt("hiring", c);
      if (!session) throw new Failure("unauthorized");
      const { role, companyId } = session.actor;
      if (companyId === null || !roles.some((one) => one === role)) throw new Failure("forbidden");
      c.set("companyId", companyId);
      await enter(c, session.actor, session);
      await next();
    }),
    { caller: "member", roles, refuses: ["unauthorized", "forbidden", "invalid"] },
  );

export const owner = memberWith("owner");
export const recruiter = memberWith("owner", "recruiter");
/** All of a company, the front desk too. */
export const member = memberWith(...MEMBER_ROLES);

/**
 * Stands behind a guard of members, where a call could harm candidates of a company that we check.
 *
 * @throws Failure company_suspended
 */
export const unsuspended = withDocs(
  createMiddleware<ApiEnv>(async (c, next) => {
    refuseSuspended(c.var.actor);
    await next();
  }),
  { refuses: ["company_suspended"] },
);

/** Lets people of this console through, and sets `actor` and `session`. */
const personOf = (console: Console) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const session = await sessionAt(console, c);
    if (!session)
      throw new Failure(console === "staff" && (await programOf(c)) ? "forbidden" : "unauthorized");
    await enter(c, session.actor, session);
    await next();
  });

/** The session of the caller behind these guards. @throws Failure unauthorized for a program */
export function sessionIn<P extends string, I extends Input>({
  var: { session },
}: Context<ApiEnv, P, I>): ConsoleSession {
  if (!session) throw new Failure("unauthorized");
  return session;
}

/** Anyone who signed in at the companies' console, also without a company. */
export const person = withDocs(personOf("hiring"), {
  caller: "member",
  refuses: ["unauthorized", "invalid"],
});
/** Staff who signed in: no program. */
export const staffPerson = withDocs(personOf("staff"), {
  caller: "staff",
  refuses: ["unauthorized", "forbidden", "invalid"],
});

/**
 * Stands behind a guard of people. Programs pass: their token is the proof.
 *
 * @throws Failure proof_needed when the person's proof is too old.
 */
export const proven = withDocs(
  createMiddleware<ApiEnv>(async (c, next) => {
    const { session, service } = c.var;
    if (session && !isProven(session, service.now)) throw new Failure("proof_needed");
    await next();
  }),
  { proof: true, refuses: ["proof_needed"] },
);

/**
 * Runs after a staff guard, for decisions about a company: staff who are also members of that
 * company are refused. A program has no mailbox and so no company.
 *
 * @param what the kind of row whose number is in the path
 * @throws Failure not_found, own_company
 */
export const notOfOwn = (what: OfCompany) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const { actor, service } = c.var;
      const id = idParam(c.req.param("id") ?? "");
      const [place] = actor.id === null ? [] : await placeOfStaff(service.db, actor.id, what, id);
      if (place) throw new Failure("own_company");
      await next();
    }),
    { refuses: ["own_company"] },
  );
