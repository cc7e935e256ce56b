import { Hono } from "hono";
import { listApplications } from "../../db/applications";
import { id as idSchema, listQuery } from "../contract/values";
import { applicationDetail } from "../domain/application-detail";
import { askForMoney, cancel } from "../domain/cancellation";
import { payWithCredit } from "../domain/credit";
import { toApplication } from "../domain/view";
import { candidate, type Door, idParam, valid } from "./door";
import { pageOf } from "./page";

export const applications = new Hono<Door>()
  .use(candidate)
  .get("/", valid("query", listQuery), async (c) => {
    const { service, userId } = c.var;
    const page = await pageOf(c, c.req.valid("query"), idSchema);
    const now = service.now.toISOString();
    const rows = await listApplications(service.db, userId, page.after, page.limit, now);
    const shown = page.cut(rows, (row) => row.application.id);
    return c.json(
      shown.map((row) => toApplication(row, service.now)),
      200,
    );
  })
  .get("/:id", async (c) => {
    const { service, userId } = c.var;
    return c.json(await applicationDetail(service, userId, idParam(c.req.param("id"))), 200);
  })
  .post("/:id/cancel", async (c) => {
    const { service, userId } = c.var;
    const id = idParam(c.req.param("id"));
    await cancel(service, userId, id);
    return c.json(await applicationDetail(service, userId, id), 200);
  })
  .post("/:id/refund", async (c) => {
    const { service, userId } = c.var;
    const id = idParam(c.req.param("id"));
    await askForMoney(service, userId, id);
    return c.json(await applicationDetail(service, userId, id), 200);
  })
  .post("/:id/use-credit", async (c) => {
    const { service, userId } = c.var;
    const id = idParam(c.req.param("id"));
    await payWithCredit(service, userId, id);
    return c.json(await applicationDetail(service, userId, id), 200);
  });
