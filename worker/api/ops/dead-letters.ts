import { Hono } from "hono";
import { listDeadLetters } from "../../../db/outbox";
import { id, listQuery } from "../../contract/values";
import { retryDeadLetter } from "../../domain/dead-letter";
import { admin, anyStaff, type Door, valid } from "../door";
import { pageOf } from "../page";

export const deadLetters = new Hono<Door>()
  .get("/", anyStaff, valid("query", listQuery), async (c) => {
    const page = await pageOf(c, c.req.valid("query"), id);
    const rows = await listDeadLetters(c.var.service.db, page.after, page.limit);
    const shown = page.cut(rows, (row) => row.number);
    return c.json(
      shown.map(({ number: _, ...letter }) => letter),
      200,
    );
  })
  .post("/:id/retry", admin, async (c) => {
    const { service, staff } = c.var;
    const outboxId = c.req.param("id");
    await retryDeadLetter(service, staff, outboxId);
    return c.json({ id: outboxId, retriedAt: service.now.toISOString() }, 200);
  });
