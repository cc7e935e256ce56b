import { Hono } from "hono";
import { staffApplications as rowsOf } from "../../../db/staff-applications";
import { interviewInput } from "../../contract/interviews";
import { extraTimeInput, resultInput, staffApplicationsQuery } from "../../contract/ops";
import { id as idSchema } from "../../contract/values";
import { setInterview } from "../../domain/interview";
import { giveResult, grantExtraTime } from "../../domain/result";
import type { Service } from "../../domain/service";
import { toStaffApplications } from "../../domain/staff-application";
import { Failure } from "../../failure";
import { admin, anyStaff, type Door, idParam, valid } from "../door";
import { pageOf } from "../page";

async function one(service: Service, id: number) {
  const [application] = await toStaffApplications(service, await rowsOf(service.db, { id }, 1));
  if (!application) throw new Failure("not_found");
  return application;
}

export const staffApplications = new Hono<Door>()
  .get("/", anyStaff, valid("query", staffApplicationsQuery), async (c) => {
    const { service } = c.var;
    const query = c.req.valid("query");
    const page = await pageOf(c, query, idSchema);
    const filter = { jobId: query.jobId, status: query.status, before: page.after };
    const rows = await rowsOf(service.db, filter, page.limit);
    const shown = page.cut(rows, (row) => row.application.id);
    return c.json(await toStaffApplications(service, shown), 200);
  })
  .get("/:id", anyStaff, async (c) => {
    return c.json(await one(c.var.service, idParam(c.req.param("id"))), 200);
  })
  .post("/:id/interviews", anyStaff, valid("json", interviewInput), async (c) => {
    const { service, staff } = c.var;
    const id = idParam(c.req.param("id"));
    return c.json(await setInterview(service, staff, id, c.req.valid("json")), 201);
  })
  .post("/:id/result", admin, valid("json", resultInput), async (c) => {
    const { service, staff } = c.var;
    const id = idParam(c.req.param("id"));
    await giveResult(service, staff, id, c.req.valid("json"));
    return c.json(await one(service, id), 200);
  })
  .post("/:id/extra-time", admin, valid("json", extraTimeInput), async (c) => {
    const { service, staff } = c.var;
    const id = idParam(c.req.param("id"));
    await grantExtraTime(service, staff, id, c.req.valid("json").minutes);
    return c.json(await one(service, id), 200);
  });
