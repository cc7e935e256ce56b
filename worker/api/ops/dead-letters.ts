import { Hono } from "hono";
import * as z from "zod";
import { listDeadLetters } from "../../../db/outbox";
import { deadLetter, deadLetterId, deadLetterRetry } from "../../contract/ops";
import { id, listQuery } from "../../contract/values";
import { retryDeadLetter } from "../../domain/dead-letter";
import { describe } from "../describe";
import { admin, anyStaff, type Door } from "../door";
import { pageOf } from "../page";
import { valid } from "../valid";

export const deadLetters = new Hono<Door>()
  .get(
    "/",
    anyStaff,
    valid("query", listQuery),
    describe({
      summary: "List messages that failed five times",
      detail: "Newest first.",
      answers: { 200: z.array(deadLetter) },
    }),
    async (c) => {
      const page = await pageOf(c, c.req.valid("query"), id);
      const rows = await listDeadLetters(c.var.service.db, page.after, page.limit);
      const shown = page.cut(rows, (row) => row.number);
      return c.json(
        shown.map(({ number: _, ...letter }) => letter),
        200,
      );
    },
  )
  .post(
    "/:id/retry",
    admin,
    describe({
      summary: "Send a failed message again",
      params: z.object({ id: deadLetterId }),
      answers: { 200: deadLetterRetry },
      refuses: ["not_found"],
    }),
    async (c) => {
      const { service, staff } = c.var;
      const outboxId = c.req.param("id");
      await retryDeadLetter(service, staff, outboxId);
      return c.json({ id: outboxId, retriedAt: service.now.toISOString() }, 200);
    },
  );
