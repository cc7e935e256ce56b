import { Hono } from "hono";
import * as z from "zod";
import { listContacts, listQueries, queryById, repliesOf } from "../../../db/support/queries";
import { replyInput } from "../../contract/ops";
import { contactMessage, queriesQuery, staffQuery } from "../../contract/queries";
import { id as idSchema, listQuery } from "../../contract/values";
import type { Service } from "../../domain/service";
import { replyToQuery } from "../../domain/support/reply";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

type Row = Awaited<ReturnType<typeof queryById>>[number];

/** Queries with their senders and replies. */
async function withReplies(service: Service, rows: Row[]) {
  const replies = await repliesOf(
    service.db,
    rows.map(({ query }) => query.id),
  );
  return rows.map(({ query, user }) => ({
    id: query.id,
    subject: query.subject,
    description: query.description,
    jobId: query.jobId,
    category: query.category,
    suspicious: query.isSuspicious,
    createdAt: query.createdAt,
    email: user?.email ?? query.email,
    candidate: user && { id: user.id, name: user.name, phone: user.phone },
    replies: replies
      .filter((reply) => reply.queryId === query.id)
      .map(({ message, staff, at }) => ({ message, staff, at })),
  }));
}

export const staffQueries = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", queriesQuery),
    describe({
      summary: "List support queries",
      detail: "Newest first.",
      answers: { 200: z.array(staffQuery) },
    }),
    async (c) => {
      const { service } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, idSchema);
      const isReport = query.suspicious === "true";
      const rows = await listQueries(service.db, isReport, page.after, page.limit);
      const shown = page.cut(rows, ({ query }) => query.id);
      return c.json(await withReplies(service, shown), 200);
    },
  )
  .post(
    "/:id/reply",
    anyStaff,
    idempotent,
    valid("json", replyInput, inPath(queryById)),
    describe({
      summary: "Reply to a support query",
      detail: "Sends an email, and notifies a candidate in the app. Idempotent for the same text.",
      answers: { 200: staffQuery },
      refuses: ["no_reply_address"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await replyToQuery(service, actor, id, c.req.valid("json").message);
      const [query] = await withReplies(service, await queryById(service.db, id));
      return c.json(query, 200);
    },
  );

export const contactMessages = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  valid("query", listQuery),
  describe({
    summary: "List contact messages",
    detail: "Newest first.",
    answers: { 200: z.array(contactMessage) },
  }),
  async (c) => {
    const page = await pageOf(c, c.req.valid("query"), idSchema);
    const rows = await listContacts(c.var.service.db, page.after, page.limit);
    const shown = page.cut(rows, (row) => row.id);
    return c.json(
      shown.map(({ digest: _, outboxId: __, ...message }) => message),
      200,
    );
  },
);
