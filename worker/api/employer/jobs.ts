import { type Context, Hono } from "hono";
import * as z from "zod";
import { listAllJobs } from "../../../db/job/staff-jobs";
import { actPreview } from "../../contract/acts";
import {
  employerJob,
  employerJobInput,
  employerJobPatch,
  employerWithdrawInput,
} from "../../contract/job/employer-jobs";
import { staffJob } from "../../contract/job/staff-jobs";
import { id as idSchema, listQuery } from "../../contract/values";
import { changeOwnJob, draftJob } from "../../domain/employers/job/employer-job";
import { readJob } from "../../domain/employers/job/job";
import { changeJobState } from "../../domain/employers/job/job-state";
import { withdrawJob } from "../../domain/outcome/ending/withdrawal";
import { previewWithdrawal, withoutPeople } from "../../domain/read/messages/preview-many";
import { readEmployerJob, toStaffJob } from "../../domain/read/views/staff-job";
import type { JobAct } from "../../facts/jobs/job-states";
import { describe } from "../docs/describe";
import { recruiter } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, jobInPath, pageOf, valid } from "../request/valid";

const jobResponse = async (c: Context<ApiEnv>, id: number) =>
  c.json(await readEmployerJob(c.var.service, c.var.actor, id), 200);

/** Changes the state of the company's job in the path. */
async function act(c: Context<ApiEnv>, name: JobAct) {
  const { service, actor } = c.var;
  const id = idParam(c.req.param("id") ?? "");
  await changeJobState(service, actor, id, name);
  return jobResponse(c, id);
}

export const employerJobs = new Hono<ApiEnv>()
  .get(
    "/",
    recruiter,
    valid("query", listQuery),
    describe({
      summary: "List the company's jobs",
      detail: "Newest first, in every state.",
      answers: { 200: z.array(staffJob) },
    }),
    async (c) => {
      const { service, companyId } = c.var;
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const now = service.now.toISOString();
      const rows = await listAllJobs(service.db, { companyId }, page.after, page.limit, now);
      return c.json(page.cut(rows, ({ id }) => id).map(toStaffJob), 200);
    },
  )
  .post(
    "/",
    recruiter,
    idempotent,
    valid("json", employerJobInput),
    describe({
      summary: "Create a draft",
      detail: "Nobody else sees it until it is submitted, and no candidate until staff approve it.",
      answers: { 201: employerJob },
      refuses: ["company_not_hiring", "too_many_requests"],
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const id = await draftJob(service, actor, companyId, c.req.valid("json"));
      return c.json(await readEmployerJob(service, actor, id), 201);
    },
  )
  .get(
    "/:id",
    recruiter,
    describe({
      summary: "Retrieve a job",
      detail:
        "With its test and preparation as stored, the number of people at each stage, and the change that waits for staff.",
      answers: { 200: employerJob },
      about: jobInPath,
    }),
    (c) => jobResponse(c, idParam(c.req.param("id"))),
  )
  .patch(
    "/:id",
    recruiter,
    valid("json", employerJobPatch, jobInPath),
    describe({
      summary: "Update a job",
      detail:
        "In a job that was published, `maxApplicants` and `openings` change at once. All else waits for staff, and what stands is shown until then. A submitted job becomes a draft again.",
      answers: { 200: employerJob },
      refuses: ["job_withdrawn", "slots_below_claims", "too_many_requests", "stale_state"],
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const id = idParam(c.req.param("id"));
      await changeOwnJob(service, actor, companyId, id, c.req.valid("json"));
      return jobResponse(c, id);
    },
  )
  .post(
    "/:id/submit",
    recruiter,
    idempotent,
    describe({
      summary: "Submit a draft to staff",
      detail:
        "A company can submit jobs in any state; they open when it is verified and staff approve.",
      answers: { 200: employerJob },
      refuses: ["job_withdrawn", "invalid_job_state", "too_many_requests", "stale_state"],
      about: jobInPath,
    }),
    (c) => act(c, "submit"),
  )
  .post(
    "/:id/pause",
    recruiter,
    idempotent,
    describe({
      summary: "Pause a job",
      detail: "It accepts no new claims. Applications that hold or paid for a slot continue.",
      answers: { 200: employerJob },
      refuses: ["job_withdrawn", "invalid_job_state", "too_many_requests", "stale_state"],
      about: jobInPath,
    }),
    (c) => act(c, "pause"),
  )
  .post(
    "/:id/resume",
    recruiter,
    idempotent,
    describe({
      summary: "Resume a paused job",
      answers: { 200: employerJob },
      refuses: [
        ...(["job_withdrawn", "invalid_job_state", "company_not_hiring"] as const),
        ...(["too_many_requests", "stale_state"] as const),
      ],
      about: jobInPath,
    }),
    (c) => act(c, "resume"),
  )
  .post(
    "/:id/withdraw",
    recruiter,
    idempotent,
    valid("json", employerWithdrawInput, jobInPath),
    describe({
      summary: "Withdraw a job permanently",
      detail:
        "The job closes, holds, tests and coming interviews end, all payments are refunded, and each applicant is notified of the reason. Idempotent. With `dryRun` nothing changes.",
      answers: { 200: z.union([employerJob, actPreview]) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const { id } = await readJob(service, actor, idParam(c.req.param("id")));
      const { reason, dryRun } = c.req.valid("json");
      if (dryRun) return c.json(withoutPeople(await previewWithdrawal(service, id, reason)), 200);
      await withdrawJob(service, actor, id, reason);
      return jobResponse(c, id);
    },
  );
