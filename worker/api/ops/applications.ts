import { Hono } from "hono";
import * as z from "zod";
import { applicationById } from "../../../db/application/applications";
import { staffApplications as rowsOf } from "../../../db/application/staff-applications";
import { actPreview } from "../../contract/acts";
import { interview, interviewInput } from "../../contract/interviews";
import { extraTimeInput, resultInput } from "../../contract/ops";
import { staffApplicationDetail } from "../../contract/staff-application-detail";
import { staffApplication, staffApplicationsQuery } from "../../contract/staff-applications";
import { id as idSchema } from "../../contract/values";
import { newestInterviewAnswer } from "../../domain/booking/interview/interview-view";
import { setInterview } from "../../domain/booking/interview/set-interview";
import { releaseHold } from "../../domain/booking/slot/staff-hold";
import { act, NO_ANSWER } from "../../domain/case/commit";
import { grantExtraTime } from "../../domain/outcome/ending/extra-time";
import { releaseHeldReturn } from "../../domain/outcome/guarantee/release-held-return";
import { giveResult, undoResult } from "../../domain/outcome/guarantee/result";
import { previewAct, previewResult } from "../../domain/read/messages/preview-act";
import { noteShown } from "../../domain/read/views/listed-interview";
import { toStaffApplications } from "../../domain/read/views/staff-application";
import { openStaffApplication } from "../../domain/read/views/staff-application-detail";
import { FULL_REFUND_HOURS, LATE_DATE_HOURS } from "../../facts/money/refunds";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath, pageOf, valid } from "../request/valid";

const place = z.tuple([z.string(), idSchema]);

export const staffApplications = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", staffApplicationsQuery),
    describe({
      summary: "List applications",
      detail:
        "Newest first. With `waitingForDate`, who has a confirmed slot and no time, the earliest promise first. With `returnWaiting`, those whose money waits for a person because of the day's cap. The audit log says who was shown.",
      answers: { 200: z.array(staffApplication) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, place);
      const filter = {
        jobId: query.jobId,
        companyId: query.companyId,
        status: query.status,
        waitingForDate: Boolean(query.waitingForDate),
        after: page.after,
        returnWaiting: Boolean(query.returnWaiting),
        isOldestFirst: Boolean(query.sort),
      };
      const rows = await rowsOf(service.db, filter, page.limit);
      const cut = page.cut(rows, ({ application }) => [
        application.promisedBy ?? "",
        application.id,
      ]);
      const results = await toStaffApplications(service, cut);
      const list = { action: "applications.read", subject: String(query.jobId ?? "all") };
      const applications = results.map(({ id }) => id);
      await noteShown(service, actor, list, applications);
      return c.json(results, 200);
    },
  )
  .get(
    "/:id",
    anyStaff,
    describe({
      summary: "Retrieve an application",
      detail:
        "The whole line: history, test, money, interviews with their evidence, messages and whether they arrived, tickets, comments, and what the candidate can do now. The audit log says who read it.",
      answers: { 200: staffApplicationDetail },
      about: inPath(applicationById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      return c.json(await openStaffApplication(service, actor, idParam(c.req.param("id"))), 200);
    },
  )
  .post(
    "/:id/interviews",
    anyStaff,
    idempotent,
    valid("json", interviewInput, inPath(applicationById)),
    describe({
      summary: "Schedule an interview",
      detail: `A free time of one of the job's interview days, or any time with a link or place. Round 2 follows once round 1 was held. The candidate is notified. With a date less than ${FULL_REFUND_HOURS} hours ahead, a full refund stays possible for ${LATE_DATE_HOURS} hours, or until the interview begins. With \`dryRun\` nothing changes.`,
      answers: { 200: actPreview, 201: interview },
      refuses: [
        "job_withdrawn",
        "company_suspended",
        "result_given",
        "invalid_stage",
        "time_taken",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, ...input } = c.req.valid("json");
      const verb = setInterview(service, actor, id, input);
      if (dryRun) return c.json(await previewAct(service, verb), 200);
      return c.json(await act(service, verb, newestInterviewAnswer(service, id)), 201);
    },
  )
  .post(
    "/:id/result",
    admin,
    idempotent,
    valid("json", resultInput, inPath(applicationById)),
    describe({
      summary: "Record the employer's decision",
      detail:
        "It is sent to the candidate after a while, once it stands that the interview was held: a result says so for the company. An interview still to come is cancelled then. Idempotent for the same result. With `dryRun` nothing changes.",
      answers: { 200: z.union([staffApplicationDetail, actPreview]) },
      refuses: ["stale_state", "invalid_stage", "interview_not_held", "result_given"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, ...result } = c.req.valid("json");
      if (dryRun) return c.json(await previewResult(service, actor, id, result), 200);
      await giveResult(service, actor, id, result);
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  )
  .post(
    "/:id/result/undo",
    admin,
    idempotent,
    describe({
      summary: "Undo a result",
      detail: "As long as it has not been sent to the candidate. Idempotent.",
      answers: { 200: staffApplicationDetail },
      refuses: ["stale_state", "result_sent"],
      about: inPath(applicationById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await act(service, undoResult(service, actor, id), NO_ANSWER);
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  )
  .post(
    "/:id/return",
    admin,
    proven,
    idempotent,
    describe({
      summary: "Let money go back that waits",
      detail: "What goes back by itself above the day's cap waits for a person.",
      answers: { 200: staffApplicationDetail },
      refuses: ["stale_state", "no_return_waits"],
      about: inPath(applicationById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await releaseHeldReturn(service, actor, id);
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  )
  .post(
    "/:id/release",
    admin,
    idempotent,
    describe({
      summary: "Release an unpaid hold",
      detail: "The slot is free at once and the candidate is notified. Idempotent.",
      answers: { 200: staffApplicationDetail },
      refuses: ["not_found", "no_unpaid_hold"],
      about: inPath(applicationById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await releaseHold(service, actor, id);
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  )
  .post(
    "/:id/extra-time",
    admin,
    idempotent,
    valid("json", extraTimeInput, inPath(applicationById)),
    describe({
      summary: "Set the extra time of a test",
      detail: "`minutes` is the total extra time, not an increment. Idempotent.",
      answers: { 200: staffApplicationDetail },
      refuses: ["invalid_stage", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { minutes } = c.req.valid("json");
      await act(service, grantExtraTime(service, id, { actor, minutes }), NO_ANSWER);
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  );
