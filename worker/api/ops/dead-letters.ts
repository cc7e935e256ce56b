import { Hono } from "hono";
import * as z from "zod";
import { deadLetterGroups, listDeadLetters } from "../../../db/outbox/dead-letters";
import {
  deadLetter,
  deadLetterChoice,
  deadLetterGroup,
  deadLetterQuery,
  deadLetterRetry,
} from "../../contract/dead-letters";
import { id } from "../../contract/values";
import { toDeadLetter } from "../../domain/read/views/dead-letter";
import { retryDeadLetters } from "../../domain/talk/outbox/dead-letter";
import { BACK_OFF_HOURS } from "../../facts/messages/messages";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

export const deadLetters = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", deadLetterQuery),
    describe({
      summary: "List dead letters",
      detail: `Messages that could not be delivered within ${BACK_OFF_HOURS} hours, including those retried since. Newest first.`,
      answers: { 200: z.array(deadLetter) },
    }),
    async (c) => {
      const query = c.req.valid("query");
      const page = await pageOf(c, query, id);
      const { kind, cause, waiting } = query;
      const which = { kind, cause, isWaiting: waiting === "true", before: page.after };
      const rows = await listDeadLetters(c.var.service.db, which, page.limit);
      const pageRows = page.cut(rows, (row) => row.number);
      return c.json(
        pageRows.map((row) => toDeadLetter(c.var.service, row)),
        200,
      );
    },
  )
  .get(
    "/groups",
    anyStaff,
    describe({
      summary: "List what waits among the dead letters, by kind and cause",
      detail: "Oldest first. Those that were retried and have not failed again are not counted.",
      answers: { 200: z.array(deadLetterGroup) },
    }),
    async (c) => c.json(await deadLetterGroups(c.var.service.db), 200),
  )
  .post(
    "/retry",
    anyStaff,
    idempotent,
    valid("json", deadLetterChoice),
    describe({
      summary: "Retry dead letters",
      detail:
        "Retries those that match all that is given of `kind`, `cause` and `ids`, or all when nothing is. Idempotent.",
      answers: { 200: deadLetterRetry },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const retried = await retryDeadLetters(service, actor, c.req.valid("json"));
      return c.json({ retried }, 200);
    },
  );
