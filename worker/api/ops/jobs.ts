import { Hono } from "hono";
import { listJobs } from "../../../db/jobs";
import { jobInput, jobPatch } from "../../contract/ops";
import { listQuery } from "../../contract/values";
import { changeJob, closeJob, createJob } from "../../domain/job";
import { toJob } from "../../domain/view";
import { admin, anyStaff, type Door, idParam, valid } from "../door";
import { cut, numberCursor } from "../page";

export const staffJobs = new Hono<Door>()
  .post("/", admin, valid("json", jobInput), async (c) => {
    return c.json(await createJob(c.var.service, c.var.staff, c.req.valid("json")), 201);
  })
  .patch("/:id", admin, valid("json", jobPatch), async (c) => {
    const id = idParam(c.req.param("id"));
    return c.json(await changeJob(c.var.service, c.var.staff, id, c.req.valid("json")), 200);
  })
  .post("/:id/close", admin, async (c) => {
    const id = idParam(c.req.param("id"));
    return c.json(await closeJob(c.var.service, c.var.staff, id, true), 200);
  })
  .post("/:id/open", admin, async (c) => {
    const id = idParam(c.req.param("id"));
    return c.json(await closeJob(c.var.service, c.var.staff, id, false), 200);
  })
  .get("/", anyStaff, valid("query", listQuery), async (c) => {
    const { service } = c.var;
    const { limit, cursor } = c.req.valid("query");
    const filter = { before: numberCursor(cursor), closedToo: true };
    const rows = await listJobs(service.db, filter, limit + 1, null, service.now.toISOString());
    return c.json(cut(c, rows, limit, (job) => job.id).map(toJob), 200);
  });
