import { Hono } from "hono";
import * as z from "zod";
import { jobExists, listAllJobs } from "../../../db/jobs";
import { job } from "../../contract/jobs";
import { jobInput, jobPatch } from "../../contract/ops";
import { id as idSchema, listQuery } from "../../contract/values";
import { changeJob, closeJob, createJob } from "../../domain/job";
import { toJob } from "../../domain/view";
import { describe } from "../describe";
import { admin, anyStaff, type Door } from "../door";
import { idParam, inPath } from "../lookup";
import { pageOf } from "../page";
import { valid } from "../valid";

export const staffJobs = new Hono<Door>()
  .post(
    "/",
    admin,
    valid("json", jobInput),
    describe({ summary: "Post a job", answers: { 201: job } }),
    async (c) => {
      return c.json(await createJob(c.var.service, c.var.staff, c.req.valid("json")), 201);
    },
  )
  .patch(
    "/:id",
    admin,
    valid("json", jobPatch, inPath(jobExists)),
    describe({
      summary: "Change a job",
      detail: "What is left out stays.",
      answers: { 200: job },
      refuses: ["slots_below_claims"],
    }),
    async (c) => {
      const id = idParam(c.req.param("id"));
      return c.json(await changeJob(c.var.service, c.var.staff, id, c.req.valid("json")), 200);
    },
  )
  .post(
    "/:id/close",
    admin,
    describe({
      summary: "Close a job",
      detail: "It takes no new claims and leaves the lists.",
      answers: { 200: job },
    }),
    async (c) => {
      const id = idParam(c.req.param("id"));
      return c.json(await closeJob(c.var.service, c.var.staff, id, true), 200);
    },
  )
  .post(
    "/:id/open",
    admin,
    describe({ summary: "Open a job again", answers: { 200: job } }),
    async (c) => {
      const id = idParam(c.req.param("id"));
      return c.json(await closeJob(c.var.service, c.var.staff, id, false), 200);
    },
  )
  .get(
    "/",
    anyStaff,
    valid("query", listQuery),
    describe({
      summary: "List all jobs, closed ones too",
      detail: "Newest first.",
      answers: { 200: z.array(job) },
    }),
    async (c) => {
      const { service } = c.var;
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const now = service.now.toISOString();
      const rows = await listAllJobs(service.db, page.after, page.limit, now);
      return c.json(page.cut(rows, (job) => job.id).map(toJob), 200);
    },
  );
