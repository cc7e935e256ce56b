import { type Context, Hono } from "hono";
import * as z from "zod";
import { companyExists } from "../../../db/job/job-company";
import { listAllJobs, listJobsByUnpaidHolds } from "../../../db/job/staff-jobs";
import { actPreview } from "../../contract/acts";
import { jobInput, jobPatch } from "../../contract/job/job-input";
import { job } from "../../contract/job/jobs";
import {
  approveInput,
  returnInput,
  staffJob,
  staffJobDetail,
  staffJobsQuery,
  withdrawInput,
} from "../../contract/job/staff-jobs";
import { id as idSchema } from "../../contract/values";
import { changeJob, createJob } from "../../domain/employers/job/change-job";
import { readJob } from "../../domain/employers/job/job";
import { changeJobState } from "../../domain/employers/job/job-state";
import { withdrawJob } from "../../domain/outcome/ending/withdrawal";
import { previewWithdrawal } from "../../domain/read/messages/preview-many";
import { readStaffJob, toStaffJob } from "../../domain/read/views/staff-job";
import type { JobAct } from "../../facts/jobs/job-states";
import { describe } from "../docs/describe";
import { admin, anyStaff, notOfOwn, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inBody, jobInPath, type Lookup, pageOf, valid } from "../request/valid";

/** Changes the state of the job in the path. */
async function act(
  c: Context<ApiEnv>,
  name: JobAct,
  decision: { reason?: string; submittedAt?: string } = {},
) {
  const id = idParam(c.req.param("id") ?? "");
  return c.json(await changeJobState(c.var.service, c.var.actor, id, name, decision), 200);
}

const companySent = inBody("companyId", (c, id) => companyExists(c.var.service.db, id));
const jobAndCompany: Lookup = async (c, input) => {
  await jobInPath(c, input);
  await companySent(c, input);
};

const heldCursor = z.object({ share: z.number().int(), id: idSchema });

export const staffJobs = new Hono<ApiEnv>()
  .post(
    "/",
    admin,
    idempotent,
    valid("json", jobInput, companySent),
    describe({
      summary: "Create a job",
      detail: `It is open at once. Without \`companyId\` it joins the draft company of its name. Terms that are left out are read from \`jobDetail\` and \`location\`.`,
      answers: { 201: job },
      refuses: ["not_found", "company_not_hiring"],
    }),
    async (c) => {
      await companySent(c, c.req.valid("json"));
      return c.json(await createJob(c.var.service, c.var.actor, c.req.valid("json")), 201);
    },
  )
  .patch(
    "/:id",
    admin,
    valid("json", jobPatch, jobAndCompany),
    describe({
      summary: "Update a job",
      detail:
        "Fields that are left out stay unchanged, and so do headings of `jobDetail`. A heading set to null is removed.",
      answers: { 200: job },
      refuses: ["slots_below_claims", "company_not_hiring"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const job = await readJob(service, actor, idParam(c.req.param("id")));
      await companySent(c, c.req.valid("json"));
      return c.json(await changeJob(service, actor, job, c.req.valid("json")), 200);
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
      refuses: ["job_withdrawn", "invalid_job_state", "stale_state"],
      about: jobInPath,
    }),
    (c) => act(c, "close"),
  )
  .post(
    "/:id/pause",
    admin,
    idempotent,
    describe({
      summary: "Pause a job",
      detail: "As closing it, for a while: applications that hold or paid for a slot continue.",
      answers: { 200: job },
      refuses: ["job_withdrawn", "invalid_job_state", "stale_state"],
      about: jobInPath,
    }),
    (c) => act(c, "pause"),
  )
  .post(
    "/:id/open",
    admin,
    idempotent,
    describe({
      summary: "Reopen a job",
      answers: { 200: job },
      refuses: ["job_withdrawn", "invalid_job_state", "company_not_hiring", "stale_state"],
      about: jobInPath,
    }),
    (c) => act(c, "open"),
  )
  .post(
    "/:id/approve",
    admin,
    notOfOwn("job"),
    idempotent,
    valid("json", approveInput, jobInPath),
    describe({
      summary: "Approve a job that its company submitted",
      detail: "It opens, if its company is verified.",
      answers: { 200: job },
      refuses: ["job_withdrawn", "invalid_job_state", "company_not_verified", "stale_state"],
    }),
    (c) => act(c, "approve", c.req.valid("json").expect),
  )
  .post(
    "/:id/return",
    admin,
    notOfOwn("job"),
    idempotent,
    valid("json", returnInput, jobInPath),
    describe({
      summary: "Return a submitted job to its company",
      answers: { 200: job },
      refuses: ["job_withdrawn", "invalid_job_state", "stale_state"],
    }),
    (c) => act(c, "return", c.req.valid("json")),
  )
  .post(
    "/:id/withdraw",
    admin,
    proven,
    idempotent,
    valid("json", withdrawInput, jobInPath),
    describe({
      summary: "Withdraw a job permanently",
      detail:
        "The job closes, holds, tests and coming interviews end, all payments are refunded, and each applicant is notified of the reason. Applications whose last interview has begun wait for their result. `withdrawal.left` is the number of applications still to be ended. Idempotent. With `dryRun` nothing changes.",
      answers: { 200: z.union([staffJobDetail, actPreview]) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const { id } = await readJob(service, actor, idParam(c.req.param("id")));
      const { reason, dryRun } = c.req.valid("json");
      if (dryRun) return c.json(await previewWithdrawal(service, id, reason), 200);
      await withdrawJob(service, actor, id, reason);
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
        const pageRows = page.cut(rows, ({ share, id }) => ({ share, id }));
        return c.json(pageRows.map(toStaffJob), 200);
      }
      const page = await pageOf(c, query, idSchema);
      const rows = await listAllJobs(
        service.db,
        { state: query.state },
        page.after,
        page.limit,
        now,
      );
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
      about: jobInPath,
    }),
    async (c) => {
      const { service, actor } = c.var;
      return c.json(await readStaffJob(service, actor, idParam(c.req.param("id"))), 200);
    },
  );
