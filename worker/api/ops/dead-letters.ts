import { Hono } from "hono";
import { listDeadLetters } from "../../../db/outbox";
import { listQuery } from "../../contract/values";
import { retryDeadLetter } from "../../domain/dead-letter";
import { admin, anyStaff, type Door, valid } from "../door";
import { cut, numberCursor } from "../page";

export const deadLetters = new Hono<Door>()
  .get("/", anyStaff, valid("query", listQuery), async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const rows = await listDeadLetters(c.var.service.db, numberCursor(cursor), limit + 1);
    const page = cut(c, rows, limit, (row) => row.number);
    return c.json(
      page.map(({ number: _, ...letter }) => letter),
      200,
    );
  })
  .post("/:id/retry", admin, async (c) => {
    const { service, staff } = c.var;
    const id = c.req.param("id");
    await retryDeadLetter(service, staff, id);
    return c.json({ id, retriedAt: service.now.toISOString() }, 200);
  });
