import { Hono } from "hono";
import * as z from "zod";
import { listAudit } from "../../../db/staff/staff";
import { auditEntry } from "../../contract/ops";
import { id, listQuery } from "../../contract/values";
import { auditDetail } from "../../domain/staff/audit.rules";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

export const audit = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  valid("query", listQuery),
  describe({
    summary: "List the audit log",
    detail: "Newest first. For a test it records the number of questions, not the questions.",
    answers: { 200: z.array(auditEntry) },
  }),
  async (c) => {
    const page = await pageOf(c, c.req.valid("query"), id);
    const rows = await listAudit(c.var.service.db, page.after, page.limit);
    const shown = page.cut(rows, (row) => row.id);
    // Older rows keep whole tests.
    return c.json(
      shown.map((row) => ({ ...row, detail: auditDetail(row.detail) })),
      200,
    );
  },
);
