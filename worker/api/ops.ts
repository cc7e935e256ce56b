import { Hono } from "hono";
import { listJobs } from "../../db/jobs";
import { jobInput, jobPatch } from "../contract/ops";
import { listQuery } from "../contract/values";
import { changeJob, createJob } from "../domain/job";
import { toJob } from "../domain/view";
import { type Door, idParam, staffWith, valid } from "./door";
import { cut, numberCursor } from "./page";

export const ops = new Hono<Door>()
  .post("/jobs", staffWith("admin"), valid("json", jobInput), async (c) => {
    return c.json(await createJob(c.var.service, c.var.staff, c.req.valid("json")), 201);
  })
  .patch("/jobs/:id", staffWith("admin"), valid("json", jobPatch), async (c) => {
    const id = idParam(c.req.param("id"));
    return c.json(await changeJob(c.var.service, c.var.staff, id, c.req.valid("json")), 200);
  })
  .get("/jobs", staffWith("admin", "support"), valid("query", listQuery), async (c) => {
    const { service } = c.var;
    const { limit, cursor } = c.req.valid("query");
    const filter = { before: numberCursor(cursor), closedToo: true };
    const rows = await listJobs(service.db, filter, limit + 1, null, service.now.toISOString());
    return c.json(cut(c, rows, limit, (job) => job.id).map(toJob), 200);
  });
