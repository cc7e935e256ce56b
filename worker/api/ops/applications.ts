import { Hono } from "hono";
import * as z from "zod";
import { applicationById } from "../../../db/applications";
import { staffApplications as rowsOf } from "../../../db/staff-applications";
import { interview, interviewInput } from "../../contract/interviews";
import {
  extraTimeInput,
  resultInput,
  staffApplication,
  staffApplicationsQuery,
} from "../../contract/ops";
import { id as idSchema } from "../../contract/values";
import { setInterview } from "../../domain/interview";
import { giveResult, grantExtraTime } from "../../domain/result";
import type { Service } from "../../domain/service";
import { toStaffApplications } from "../../domain/staff-application";
import { releaseHold } from "../../domain/staff-hold";
import { Failure } from "../../failure";
import { describe } from "../describe";
import { admin, anyStaff, type Door } from "../door";
import { idempotent } from "../idempotency";
import { idParam, inPath } from "../lookup";
import { pageOf } from "../page";
import { valid } from "../valid";

async function one(service: Service, id: number) {
  const [application] = await toStaffApplications(service, await rowsOf(service.db, { id }, 1));
  if (!application) throw new Failure("not_found");
  return application;
}

export const staffApplications = new Hono<Door>()
  .get(
    "/",
    anyStaff,
    valid("query", staffApplicationsQuery),
    describe({
      summary: "List applications",
      detail: "Newest first.",
      answers: { 200: z.array(staffApplication) },
    }),
    async (c) => {
      const { service } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, idSchema);
      const filter = { jobId: query.jobId, status: query.status, before: page.after };
      const rows = await rowsOf(service.db, filter, page.limit);
      const shown = page.cut(rows, (row) => row.application.id);
      return c.json(await toStaffApplications(service, shown), 200);
    },
  )
  .get(
    "/:id",
    anyStaff,
    describe({
      summary: "Show an application",
      answers: { 200: staffApplication },
      about: inPath(applicationById),
    }),
    async (c) => {
      return c.json(await one(c.var.service, idParam(c.req.param("id"))), 200);
    },
  )
  .post(
    "/:id/interviews",
    anyStaff,
    idempotent,
    valid("json", interviewInput, inPath(applicationById)),
    describe({
      summary: "Set an interview",
      detail:
        "Round 2 may follow round 1 at any time. The candidate is told. A date less than 48 hours ahead leaves the full refund open for 24 hours or until it begins; where another interview had closed it, an admin must set it.",
      answers: { 201: interview },
      refuses: ["job_withdrawn", "wrong_stage", "forbidden", "out_of_step"],
    }),
    async (c) => {
      const { service, staff: name, role } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await setInterview(service, { name, role }, id, c.req.valid("json")), 201);
    },
  )
  .post(
    "/:id/result",
    admin,
    idempotent,
    valid("json", resultInput, inPath(applicationById)),
    describe({
      summary: "Give the employer's decision",
      detail:
        "Once the newest interview has begun. An interview still to come is cancelled. The same result again changes nothing.",
      answers: { 200: staffApplication },
      refuses: ["wrong_stage", "interview_not_held", "out_of_step"],
    }),
    async (c) => {
      const { service, staff } = c.var;
      const id = idParam(c.req.param("id"));
      await giveResult(service, staff, id, c.req.valid("json"));
      return c.json(await one(service, id), 200);
    },
  )
  .post(
    "/:id/release",
    admin,
    idempotent,
    describe({
      summary: "End an unpaid hold",
      detail: "The slot is free at once and the candidate is told. Again changes nothing.",
      answers: { 200: staffApplication },
      refuses: ["not_found", "no_unpaid_hold"],
      about: inPath(applicationById),
    }),
    async (c) => {
      const { service, staff } = c.var;
      const id = idParam(c.req.param("id"));
      await releaseHold(service, staff, id);
      return c.json(await one(service, id), 200);
    },
  )
  .post(
    "/:id/extra-time",
    admin,
    idempotent,
    valid("json", extraTimeInput, inPath(applicationById)),
    describe({
      summary: "Give extra time for the test",
      detail: "The whole extra time in minutes: the same again changes nothing.",
      answers: { 200: staffApplication },
      refuses: ["wrong_stage", "out_of_step"],
    }),
    async (c) => {
      const { service, staff } = c.var;
      const id = idParam(c.req.param("id"));
      await grantExtraTime(service, staff, id, c.req.valid("json").minutes);
      return c.json(await one(service, id), 200);
    },
  );
