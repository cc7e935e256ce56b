import { Hono } from "hono";
import * as z from "zod";
import {
  countUnread,
  deleteNotification,
  listNotifications,
  readAll,
  readThese,
  setRead,
} from "../../db/outbox/notifications";
import { notificationItem, notificationsQuery } from "../contract/notifications";
import { id as idSchema } from "../contract/values";
import { Failure } from "../failure";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate } from "./request/guards";
import { idParam, pageOf, valid } from "./request/valid";

function requireRows(rows: unknown[]): void {
  if (rows.length === 0) throw new Failure("not_found");
}

export const notifications = new Hono<ApiEnv>()
  .use(candidate)
  .get(
    "/",
    answeredWhileLoggedIn,
    valid("query", notificationsQuery),
    describe({
      summary: "List your notifications",
      detail: "Newest first.",
      answers: { 200: z.array(notificationItem) },
      headers: { "X-Unread-Count": "Number of unread notifications" },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, idSchema);
      const filter = { unread: query.unread === "true", before: page.after };
      // Together in one round trip: the bell is on every page.
      const [rows, [count]] = await service.db.batch([
        listNotifications(service.db, userId, filter, page.limit),
        countUnread(service.db, userId),
      ]);
      const pageRows = page.cut(rows, (row) => row.id);
      const { method } = c.req;
      const seenRows = pageRows.filter(
        ({ readAt, path }) => readAt === null && path === query.seen,
      );
      const isMarked = seenRows.length > 0 && method !== "HEAD";
      if (isMarked) await readThese(service.db, userId, seenRows, service.now.toISOString());
      c.header("X-Unread-Count", String((count?.unread ?? 0) - (isMarked ? seenRows.length : 0)));
      return c.json(
        pageRows.map((row) => {
          const { readAt, ...notification } = row;
          return { read: readAt !== null || (isMarked && seenRows.includes(row)), notification };
        }),
        200,
      );
    },
  )
  .patch(
    "/read",
    describe({ summary: "Mark all notifications as read", answers: { 204: null } }),
    async (c) => {
      const { service, userId } = c.var;
      await readAll(service.db, userId, service.now.toISOString());
      return c.body(null, 204);
    },
  )
  .patch(
    "/:id/read",
    describe({ summary: "Mark a notification as read", answers: { 204: null } }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      requireRows(await setRead(service.db, userId, id, service.now.toISOString()));
      return c.body(null, 204);
    },
  )
  .patch(
    "/:id/unread",
    describe({ summary: "Mark a notification as unread", answers: { 204: null } }),
    async (c) => {
      const { service, userId } = c.var;
      requireRows(await setRead(service.db, userId, idParam(c.req.param("id")), null));
      return c.body(null, 204);
    },
  )
  .delete(
    "/:id",
    describe({ summary: "Delete a notification", answers: { 204: null } }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      requireRows(await deleteNotification(service.db, userId, id, service.now.toISOString()));
      return c.body(null, 204);
    },
  );
