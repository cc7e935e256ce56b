import { type Context, Hono } from "hono";
import type { Input } from "hono/types";
import * as z from "zod";
import { consoleSession } from "../contract/console";
import { endOwnSession, findOwnSession, ownSessions } from "../domain/console/own-sessions";
import type { ConsoleSession } from "../domain/console/session";
import { Failure } from "../failure";
import { describe } from "./docs/describe";
import { person, staffPerson } from "./request/console-guards";
import type { ApiEnv } from "./request/guards";
import { idParam, type Lookup } from "./request/lookup";

function sessionIn<P extends string, I extends Input>({
  var: { session },
}: Context<ApiEnv, P, I>): ConsoleSession {
  if (!session) throw new Failure("unauthorized");
  return session;
}

const ownInPath: Lookup = (c) =>
  findOwnSession(c.var.service, sessionIn(c), idParam(c.req.param("id") ?? ""));

/** How people of a console sign in and out. */
const authBehind = (guard: typeof person) =>
  new Hono<ApiEnv>()
    .post(
      "/logout",
      guard,
      describe({ summary: "Sign out", answers: { 204: null } }),
      async (c) => {
        const session = sessionIn(c);
        await endOwnSession(c.var.service, session, session.id);
        return c.body(null, 204);
      },
    )
    .get(
      "/sessions",
      guard,
      describe({
        summary: "List your own sessions",
        detail: "Those that can still be used, newest first.",
        answers: { 200: z.array(consoleSession) },
      }),
      async (c) => {
        const current = sessionIn(c);
        const rows = await ownSessions(c.var.service, current);
        return c.json(
          rows.map(({ id, browser, createdAt, lastUsedAt, expiresAt }) => {
            const isCurrent = id === current.id;
            return { id, browser, createdAt, lastUsedAt, expiresAt, isCurrent };
          }),
          200,
        );
      },
    )
    .delete(
      "/sessions/:id",
      guard,
      describe({
        summary: "End a session of your own",
        answers: { 204: null },
        about: ownInPath,
      }),
      async (c) => {
        const id = idParam(c.req.param("id"));
        await findOwnSession(c.var.service, sessionIn(c), id);
        await endOwnSession(c.var.service, sessionIn(c), id);
        return c.body(null, 204);
      },
    );

export const staffAuth = authBehind(staffPerson);
export const hiringAuth = authBehind(person);
