import { Hono } from "hono";
import * as z from "zod";
import { listStaff, staffById, staffNames } from "../../../db/console/team";
import { listAudit, tokenById, workingTokens } from "../../../db/staff/staff";
import {
  staffInvite,
  staffMember,
  staffName,
  staffPatch,
  staffToken,
} from "../../contract/console/team";
import { auditEntry, auditQuery } from "../../contract/ops";
import { id, id as idSchema, listQuery } from "../../contract/values";
import { addStaff, endStaff, patchStaff } from "../../domain/employers/console/staff-team";
import { auditDetail } from "../../domain/employers/staff/audit.rules";
import { endStaffToken } from "../../domain/employers/staff/staff";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath, pageOf, valid } from "../request/valid";

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

/** A date begins at midnight in India. */
const startOf = (from: string) =>
  new Date(from.includes("T") ? from : `${from}T00:00:00+05:30`).toISOString();

export const audit = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  valid("query", auditQuery),
  describe({
    summary: "List the audit log",
    detail:
      "Newest first. For a test it records the number of questions, not the questions. What a draft says is left out as long as it is one.",
    answers: { 200: z.array(auditEntry) },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const page = await pageOf(c, query, id);
    const from = query.from && startOf(query.from);
    const rows = await listAudit(c.var.service.db, { ...query, from }, page.after, page.limit);
    const pageRows = page.cut(rows, (row) => row.id);
    // Older rows keep whole tests.
    return c.json(
      pageRows.map((row) => ({ ...row, detail: auditDetail(row.detail) })),
      200,
    );
  },
);
