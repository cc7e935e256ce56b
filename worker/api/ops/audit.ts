import { Hono } from "hono";
import * as z from "zod";
import { listAudit } from "../../../db/staff/staff";
import { auditEntry, auditQuery } from "../../contract/ops";
import { id } from "../../contract/values";
import { auditDetail } from "../../domain/employers/staff/audit.rules";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

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
