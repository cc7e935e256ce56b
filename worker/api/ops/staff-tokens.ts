import { Hono } from "hono";
import * as z from "zod";
import { tokenById, workingTokens } from "../../../db/staff/tokens";
import { staffToken } from "../../contract/console/team";
import { id as idSchema, listQuery } from "../../contract/values";
import { endStaffToken } from "../../domain/employers/staff/tokens";
import { describe } from "../docs/describe";
import { admin, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

export const staffTokens = new Hono<ApiEnv>()
  .get(
    "/",
    admin,
    proven,
    valid("query", listQuery),
    describe({
      summary: "List the tokens of programs",
      detail: "Those that work now, oldest first, by what is known of them.",
      answers: { 200: z.array(staffToken) },
    }),
    async (c) => {
      const { db, now } = c.var.service;
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const rows = await workingTokens(db, now.toISOString(), page.after ?? 0, page.limit);
      return c.json(
        page.cut(rows, ({ id }) => id),
        200,
      );
    },
  )
  .post(
    "/:id/end",
    admin,
    proven,
    idempotent,
    describe({
      summary: "End the token of a program",
      detail: "Its next call is refused. Idempotent.",
      answers: { 204: null },
      about: inPath(tokenById),
    }),
    async (c) => {
      await endStaffToken(c.var.service, c.var.actor, idParam(c.req.param("id")));
      return c.body(null, 204);
    },
  );
