import { Hono } from "hono";
import { listAudit } from "../../../db/staff";
import { id, listQuery } from "../../contract/values";
import { anyStaff, type Door, valid } from "../door";
import { pageOf } from "../page";

export const audit = new Hono<Door>().get("/", anyStaff, valid("query", listQuery), async (c) => {
  const page = await pageOf(c, c.req.valid("query"), id);
  const rows = await listAudit(c.var.service.db, page.after, page.limit);
  return c.json(
    page.cut(rows, (row) => row.id),
    200,
  );
});
