import { Hono } from "hono";
import { listApplications } from "../../db/applications";
import { id as idSchema, listQuery } from "../contract/values";
import { applicationDetail } from "../domain/application-detail";
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
  });
