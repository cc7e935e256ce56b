import { Hono } from "hono";
import * as z from "zod";
import { actPreview, employerCancelInput } from "../../../contract/acts";
import {
  dayKey,
  daysQuery,
  interviewDay,
  waitingKey,
  waitingPerson,
} from "../../../contract/console/days";
import { cancelDay } from "../../../domain/outcome/day/cancel-day";
import { findDay, listDays, listWaiting, readDay } from "../../../domain/outcome/day/day";
import { previewDayCancel } from "../../../domain/read/messages/preview-many";
import { noteShown } from "../../../domain/read/views/listed-interview";
import { describe } from "../../docs/describe";
import { admin, anyStaff } from "../../request/console-guards";
import type { ApiEnv } from "../../request/guards";
import { idempotent } from "../../request/idempotency";
import { idParam, jobInPath, type Lookup, pageOf, valid } from "../../request/valid";

const numbersOf = (param: (name: "id" | "dayId") => string | undefined): [number, number] => [
  idParam(param("id") ?? ""),
  idParam(param("dayId") ?? ""),
];

const dayInPath: Lookup = (c) =>
  findDay(c.var.service, c.var.actor, ...numbersOf((name) => c.req.param(name)));

/** The days of a job's interviews, for staff who act for its company. */
export const staffDays = new Hono<ApiEnv>()
  .get(
    "/:id/waiting",
    anyStaff,
    valid("query", daysQuery, jobInPath),
    describe({
      summary: "List who waits for a date of a job",
      detail:
        "Candidates with a confirmed slot and no time, the earliest promise first. The audit log says who was shown.",
      answers: { 200: z.array(waitingPerson) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const page = await pageOf(c, c.req.valid("query"), waitingKey);
      const rows = await listWaiting(service, actor, id, page.after, page.limit);
      const pageRows = page.cut(rows, (row) => [row.promisedBy ?? "", row.applicationId]);
      const list = { action: "applications.read", subject: String(id) };
      const applications = pageRows.map(({ applicationId }) => applicationId);
      await noteShown(service, actor, list, applications);
      return c.json(pageRows, 200);
    },
  )
  .get(
    "/:id/days",
    anyStaff,
    valid("query", daysQuery, jobInPath),
    describe({
      summary: "List a job's interview days",
      detail: "Those that stand, from today on, in order of time, each with its free seats.",
      answers: { 200: z.array(interviewDay) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const page = await pageOf(c, c.req.valid("query"), dayKey);
      const rows = await listDays(service, actor, id, page.after, page.limit);
      return c.json(
        page.cut(rows, (row) => [row.date, row.from, row.id]),
        200,
      );
    },
  )
  .post(
    "/:id/days/:dayId/cancel",
    admin,
    idempotent,
    valid("json", employerCancelInput, dayInPath),
    describe({
      summary: "Cancel an interview day for the employer",
      detail:
        "Nobody takes a time of it any more, and its interviews that have not begun are cancelled as the employer's act: each candidate is notified, keeps the slot and may take the money back. Idempotent. With `dryRun` nothing changes.",
      answers: { 200: z.union([interviewDay, actPreview]) },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const [jobId, id] = numbersOf((name) => c.req.param(name));
      const { dryRun, reason } = c.req.valid("json");
      if (dryRun) {
        const { row } = await findDay(service, actor, jobId, id);
        return c.json(await previewDayCancel(service, row), 200);
      }
      await cancelDay(service, actor, jobId, id, reason);
      return c.json(await readDay(service, id), 200);
    },
  );
