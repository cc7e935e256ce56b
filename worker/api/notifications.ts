import { Hono } from "hono";
import {
  countUnread,
  deleteNotification,
  listNotifications,
  readAll,
  setRead,
} from "../../db/outbox";
import { notificationsQuery } from "../contract/notifications";
import { id as idSchema } from "../contract/values";
import { Failure } from "../failure";
import { candidate, type Door, idParam, valid } from "./door";
import { pageOf } from "./page";

function found(rows: unknown[]): void {
  if (rows.length === 0) throw new Failure("not_found");
}

export const notifications = new Hono<Door>()
  .use(candidate)
  .get("/", valid("query", notificationsQuery), async (c) => {
    const { service, userId } = c.var;
    const query = c.req.valid("query");
    const page = await pageOf(c, query, idSchema);
    const filter = { unread: query.unread === "true", before: page.after };
    const [rows, [count]] = await Promise.all([
      listNotifications(service.db, userId, filter, page.limit),
      countUnread(service.db, userId),
    ]);
    c.header("X-Unread-Count", String(count?.unread ?? 0));
    return c.json(
      page
        .cut(rows, (row) => row.id)
        .map(({ readAt, ...notification }) => ({ read: readAt !== null, notification })),
      200,
    );
  })
  .patch("/read", async (c) => {
    const { service, userId } = c.var;
    await readAll(service.db, userId, service.now.toISOString());
    return c.body(null, 204);
  })
  .patch("/:id/read", async (c) => {
    const { service, userId } = c.var;
    const id = idParam(c.req.param("id"));
    found(await setRead(service.db, userId, id, service.now.toISOString()));
    return c.body(null, 204);
  })
  .patch("/:id/unread", async (c) => {
    const { service, userId } = c.var;
    found(await setRead(service.db, userId, idParam(c.req.param("id")), null));
    return c.body(null, 204);
  })
  .delete("/:id", async (c) => {
    const { service, userId } = c.var;
    const id = idParam(c.req.param("id"));
    found(await deleteNotification(service.db, userId, id, service.now.toISOString()));
    return c.body(null, 204);
  });
