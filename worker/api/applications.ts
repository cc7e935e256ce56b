import { Hono } from "hono";
import { listApplications } from "../../db/applications";
import { listQuery } from "../contract/values";
import { applicationDetail } from "../domain/application-detail";
import { askForMoney, cancel } from "../domain/cancellation";
import { payWithCredit } from "../domain/credit";
import { toApplication } from "../domain/view";
import { candidate, type Door, idParam, valid } from "./door";
import { cut, numberCursor } from "./page";

export const applications = new Hono<Door>()
  .use(candidate)
  .get("/", valid("query", listQuery), async (c) => {
    const { service, userId } = c.var;
    const { limit, cursor } = c.req.valid("query");
    const now = service.now.toISOString();
    const rows = await listApplications(service.db, userId, numberCursor(cursor), limit + 1, now);
    const page = cut(c, rows, limit, (row) => row.application.id);
    return c.json(
      page.map((row) => toApplication(row, service.now)),
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
