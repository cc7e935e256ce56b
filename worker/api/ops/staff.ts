import { Hono } from "hono";
import * as z from "zod";
import { listStaff, staffById, staffNames } from "../../../db/console/team";
import { staffInvite, staffMember, staffName, staffPatch } from "../../contract/console/team";
import { id as idSchema, listQuery } from "../../contract/values";
import { addStaff, endStaff, patchStaff } from "../../domain/employers/console/staff-team";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

export const staffTeam = new Hono<ApiEnv>()
  .get(
    "/names",
    anyStaff,
    describe({
      summary: "List the names of colleagues",
      detail: "Those who work here now, by name: whom a ticket can be given to.",
      answers: { 200: z.array(staffName) },
    }),
    async (c) => c.json(await staffNames(c.var.service.db), 200),
  )
  .get(
    "/",
    admin,
    proven,
    valid("query", listQuery),
    describe({
      summary: "List staff",
      detail: "Oldest first, with those who have ended.",
      answers: { 200: z.array(staffMember) },
    }),
    async (c) => {
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const rows = await listStaff(c.var.service.db, page.after ?? 0, page.limit);
      return c.json(
        page.cut(rows, ({ id }) => id),
        200,
      );
    },
  )
  .post(
    "/",
    admin,
    proven,
    idempotent,
    valid("json", staffInvite),
    describe({
      summary: "Invite a member of staff",
      detail:
        "They get a mail that leads to the sign-in. Who had ended is back with this name and role.",
      answers: { 201: staffMember },
      refuses: ["already_member"],
    }),
    async (c) => c.json(await addStaff(c.var.service, c.var.actor, c.req.valid("json")), 201),
  )
  .patch(
    "/:id",
    admin,
    proven,
    valid("json", staffPatch, inPath(staffById)),
    describe({
      summary: "Update a member of staff",
      detail: "Nobody changes their own role.",
      answers: { 200: staffMember },
      refuses: ["own_record", "last_admin"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await patchStaff(service, actor, id, c.req.valid("json")), 200);
    },
  )
  .post(
    "/:id/end",
    admin,
    proven,
    idempotent,
    describe({
      summary: "End a member of staff",
      detail: "Their sessions end too. Nobody ends themselves. Idempotent.",
      answers: { 200: staffMember },
      refuses: ["own_record", "last_admin"],
      about: inPath(staffById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      return c.json(await endStaff(service, actor, idParam(c.req.param("id"))), 200);
    },
  );
