import { Hono } from "hono";
import * as z from "zod";
import { interviewById } from "../../../../db/interview/interviews";
import { listedInterviews } from "../../../../db/interview/listed-interviews";
import { actPreview, employerCancelInput } from "../../../contract/acts";
import {
  interviewKey,
  listedInterview,
  staffInterviewsQuery,
} from "../../../contract/console/listed-interviews";
import { decisionInput, interview, interviewPatch } from "../../../contract/interviews";
import { patchInterview } from "../../../domain/booking/interview/change-interview";
import { cancelByEmployer } from "../../../domain/booking/interview/employer-cancel";
import { interviewAnswer } from "../../../domain/booking/interview/interview-view";
import { momentsOf } from "../../../domain/booking/interview/times.rules";
import { act } from "../../../domain/case/commit";
import { decideDispute } from "../../../domain/outcome/guarantee/decision";
import { previewAct } from "../../../domain/read/messages/preview-act";
import {
  noteShown,
  toListedInterview,
  withResume,
} from "../../../domain/read/views/listed-interview";
import { FULL_REFUND_HOURS } from "../../../facts/money/refunds";
import { describe } from "../../docs/describe";
import { admin, anyStaff, notOfOwn } from "../../request/console-guards";
import type { ApiEnv } from "../../request/guards";
import { idempotent } from "../../request/idempotency";
import { idParam, inPath, pageOf, valid } from "../../request/valid";

/** The audit entry's subject for a list of all days. */
const ALL = "all";

export const interviews = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", staffInterviewsQuery),
    describe({
      summary: "List interviews",
      detail: "All rounds, in order of time. The audit log says whose resumes were shown.",
      answers: { 200: z.array(listedInterview) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, interviewKey);
      const { day, jobId, companyId, state } = query;
      const filter = { between: day ? momentsOf(day) : undefined, jobId, companyId, state };
      const rows = await listedInterviews(service.db, filter, page.after, page.limit);
      const cut = page.cut(rows, ({ interview: { at, id } }) => [at, id]);
      const results = await Promise.all(cut.map((row) => toListedInterview(service, row, "staff")));
      const list = { action: "interviews.read", subject: day ?? ALL };
      const applications = withResume(results.map(({ application }) => application));
      await noteShown(service, actor, list, applications);
      return c.json(results, 200);
    },
  )
  .patch(
    "/:id",
    anyStaff,
    valid("json", interviewPatch, inPath(interviewById)),
    describe({
      summary: "Update an interview",
      detail: `Fields that are left out stay unchanged; null removes a link or place. The candidate is notified. Less than ${FULL_REFUND_HOURS} hours before the interview, or once one was held, only an admin can change the date, because the candidate may then request a refund. One that has begun stays where it is. With \`dryRun\` nothing changes.`,
      answers: { 200: z.union([interview, actPreview]) },
      refuses: ["company_suspended", "invalid_stage", "forbidden", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, ...patch } = c.req.valid("json");
      const verb = patchInterview(service, actor, id, patch);
      if (dryRun) return c.json(await previewAct(service, verb), 200);
      return c.json(await act(service, verb, interviewAnswer(service, id)), 200);
    },
  )
  .post(
    "/:id/cancel",
    anyStaff,
    idempotent,
    valid("json", employerCancelInput, inPath(interviewById)),
    describe({
      summary: "Cancel an interview for the employer",
      detail: `The candidate keeps the slot and is notified. Idempotent. Less than ${FULL_REFUND_HOURS} hours before the interview, or once one was held, only an admin can cancel it, because the candidate may then request a refund. One that has begun can't be cancelled. With \`dryRun\` nothing changes.`,
      answers: { 200: z.union([interview, actPreview]) },
      refuses: ["invalid_stage", "forbidden", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, reason } = c.req.valid("json");
      const verb = cancelByEmployer(service, id, { actor, reason });
      if (dryRun) return c.json(await previewAct(service, verb), 200);
      return c.json(await act(service, verb, interviewAnswer(service, id)), 200);
    },
  )
  .post(
    "/:id/decision",
    admin,
    notOfOwn("interview"),
    idempotent,
    valid("json", decisionInput, inPath(interviewById)),
    describe({
      summary: "Decide a dispute about an interview",
      detail:
        "What follows from the outcome follows at once: the money goes back, or stays. Idempotent. With `dryRun` nothing changes.",
      answers: { 200: z.union([interview, actPreview]) },
      refuses: ["not_disputed", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, ...decision } = c.req.valid("json");
      const verb = decideDispute(service, actor, id, decision);
      if (dryRun) return c.json(await previewAct(service, verb), 200);
      return c.json(await act(service, verb, interviewAnswer(service, id)), 200);
    },
  );
