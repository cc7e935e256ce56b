import { Hono } from "hono";
import { listAudit } from "../../../db/staff";
import { listQuery } from "../../contract/values";
import { anyStaff, type Door, valid } from "../door";
import { cut, numberCursor } from "../page";

export const audit = new Hono<Door>().get("/", anyStaff, valid("query", listQuery), async (c) => {
  const { limit, cursor } = c.req.valid("query");
  const rows = await listAudit(c.var.service.db, numberCursor(cursor), limit + 1);
  return c.json(
    cut(c, rows, limit, (row) => row.id),
    200,
  );
});
