import { Hono } from "hono";
import * as z from "zod";
import { listDeadLetters } from "../../../db/outbox";
import { deadLetter, deadLetterChoice, deadLetterQuery, deadLetterRetry } from "../../contract/ops";
import { id } from "../../contract/values";
import { retryDeadLetters } from "../../domain/dead-letter";
import { describe } from "../describe";
import { anyStaff, type Door } from "../door";
import { idempotent } from "../idempotency";
import { pageOf } from "../page";
import { valid } from "../valid";

export const deadLetters = new Hono<Door>()
  .get(
    "/",
    anyStaff,
    valid("query", deadLetterQuery),
    describe({
      summary: "List messages that could not be delivered",
      detail: "Tried for 20 hours and given up, or sent again since. Newest first.",
      answers: { 200: z.array(deadLetter) },
    }),
    async (c) => {
      const query = c.req.valid("query");
      const page = await pageOf(c, query, id);
      const which = { kind: query.kind, before: page.after };
      const rows = await listDeadLetters(c.var.service.db, which, page.limit);
      const shown = page.cut(rows, (row) => row.number);
      return c.json(
        shown.map(({ number: _, ...letter }) => letter),
        200,
      );
    },
  )
  .post(
    "/retry",
    anyStaff,
    idempotent,
    valid("json", deadLetterChoice),
    describe({
      summary: "Send failed messages again",
      detail: "Those of `kind` and of `ids`; all where neither is given. Idempotent.",
      answers: { 200: deadLetterRetry },
    }),
    async (c) => {
      const { service, staff } = c.var;
      const retried = await retryDeadLetters(service, staff, c.req.valid("json"));
      return c.json({ retried }, 200);
    },
  );
