import { Hono } from "hono";
import { listApplications } from "../../db/applications";
import { listQuery } from "../contract/values";
import { applicationDetail } from "../domain/application-detail";
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
  });
