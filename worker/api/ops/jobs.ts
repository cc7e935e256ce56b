import { Hono } from "hono";
import * as z from "zod";
import { jobExists } from "../../../db/job/jobs";
import { listAllJobs, listJobsByUnpaidHolds } from "../../../db/job/staff-jobs";
import { jobInput, jobPatch } from "../../contract/job-input";
import { job } from "../../contract/jobs";
import { staffJob, staffJobDetail, staffJobsQuery, withdrawInput } from "../../contract/staff-jobs";
import { id as idSchema } from "../../contract/values";
import { withdrawJob } from "../../domain/ending/withdrawal";
import { changeJob, closeJob, createJob } from "../../domain/job/job";
import { readStaffJob, toStaffJob } from "../../domain/views/staff-job";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

const heldCursor = z.object({ share: z.number().int(), id: idSchema });

export const staffJobs = new Hono<ApiEnv>()
  .post(
    "/",
    admin,
    idempotent,
    valid("json", jobInput),
    describe({ summary: "Create a job", answers: { 201: job } }),
    async (c) => {
      return c.json(await createJob(c.var.service, c.var.actor, c.req.valid("json")), 201);
    },
  )
  .patch(
    "/:id",
    admin,
    valid("json", jobPatch, inPath(jobExists)),
    describe({
      summary: "Update a job",
      detail:
        "Fields that are left out stay unchanged, and so do headings of `jobDetail`. A heading set to null is removed.",
      answers: { 200: job },
      refuses: ["slots_below_claims"],
    }),
    async (c) => {
      const id = idParam(c.req.param("id"));
      return c.json(await changeJob(c.var.service, c.var.actor, id, c.req.valid("json")), 200);
    },
  )
  .post(
    "/:id/close",
    admin,
    idempotent,
    describe({
      summary: "Close a job",
      detail:
        "The job accepts no new claims and leaves the lists. Applications that hold or paid for a slot continue. Idempotent.",
      answers: { 200: job },
      about: inPath(jobExists),
    }),
    async (c) => {
      const id = idParam(c.req.param("id"));
      return c.json(await closeJob(c.var.service, c.var.actor, id, true), 200);
    },
  )
  .post(
    "/:id/open",
    admin,
    idempotent,
    describe({
      summary: "Reopen a job",
      answers: { 200: job },
      refuses: ["job_withdrawn"],
      about: inPath(jobExists),
    }),
    async (c) => {
      const id = idParam(c.req.param("id"));
      return c.json(await closeJob(c.var.service, c.var.actor, id, false), 200);
    },
  )
  .post(
    "/:id/withdraw",
    admin,
    proven,
    idempotent,
    valid("json", withdrawInput, inPath(jobExists)),
    describe({
      summary: "Withdraw a job permanently",
      detail:
        "The job closes, holds, tests and coming interviews end, all payments are refunded, and each applicant is notified of the reason. Applications whose last interview has begun wait for their result. `withdrawal.left` is the number of applications still to be ended. Idempotent.",
      answers: { 200: staffJobDetail },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await withdrawJob(service, actor, id, c.req.valid("json").reason);
      return c.json(await readStaffJob(service, actor, id), 200);
    },
  )
  .get(
    "/",
    anyStaff,
    valid("query", staffJobsQuery),
    describe({
      summary: "List all jobs",
      detail: "Includes closed jobs. Newest first, or by the share of slots that are held unpaid.",
      answers: { 200: z.array(staffJob) },
    }),
    async (c) => {
      const { service } = c.var;
      const query = c.req.valid("query");
      const now = service.now.toISOString();
      if (query.sort === "unpaidHolds") {
        const page = await pageOf(c, query, heldCursor);
        const rows = await listJobsByUnpaidHolds(service.db, page.after, page.limit, now);
        const shown = page.cut(rows, ({ share, id }) => ({ share, id }));
        return c.json(shown.map(toStaffJob), 200);
      }
      const page = await pageOf(c, query, idSchema);
      const rows = await listAllJobs(service.db, page.after, page.limit, now);
      return c.json(page.cut(rows, (job) => job.id).map(toStaffJob), 200);
    },
  )
  .get(
    "/:id",
    anyStaff,
    describe({
      summary: "Retrieve any job",
      detail:
        "Includes closed jobs. With the test and preparation as stored, and the number of people at each stage.",
      answers: { 200: staffJobDetail },
      about: inPath(jobExists),
    }),
    async (c) => {
      const { service, actor } = c.var;
      return c.json(await readStaffJob(service, actor, idParam(c.req.param("id"))), 200);
    },
  );
