import { Hono } from "hono";
import { listAllJobs } from "../../../db/jobs";
import { jobInput, jobPatch } from "../../contract/ops";
import { id as idSchema, listQuery } from "../../contract/values";
import { changeJob, closeJob, createJob } from "../../domain/job";
import { toJob } from "../../domain/view";
import { admin, anyStaff, type Door, idParam, valid } from "../door";
import { pageOf } from "../page";

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
    const page = await pageOf(c, c.req.valid("query"), idSchema);
    const now = service.now.toISOString();
    const rows = await listAllJobs(service.db, page.after, page.limit, now);
    return c.json(page.cut(rows, (job) => job.id).map(toJob), 200);
  });
