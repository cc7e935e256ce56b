import { Hono } from "hono";
import * as z from "zod";
import { actPreview } from "../../contract/acts";
import {
  dayCancelInput,
  dayInput,
  dayKey,
  dayPatch,
  daysQuery,
  interviewDay,
  waitingKey,
  waitingPerson,
} from "../../contract/console/days";
import { cancelDay } from "../../domain/outcome/day/cancel-day";
import { changeDay, isNews, plannedDay } from "../../domain/outcome/day/change-day";
import { findDay, listDays, listWaiting, readDay } from "../../domain/outcome/day/day";
import { offerDay } from "../../domain/outcome/day/offer-day";
import {
  NO_PREVIEW,
  previewDayCancel,
  previewDayChange,
  withoutPeople,
} from "../../domain/read/messages/preview-many";
import { DAY_LIMITS } from "../../facts/guarantee/guarantee";
import { LIMITS } from "../../facts/limits/limits";
import { describe } from "../docs/describe";
import { recruiter } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, jobInPath, type Lookup, pageOf, valid } from "../request/valid";

const numbersOf = (param: (name: "id" | "dayId") => string | undefined): [number, number] => [
  idParam(param("id") ?? ""),
  idParam(param("dayId") ?? ""),
];

const dayInPath: Lookup = (c) =>
  findDay(c.var.service, c.var.actor, ...numbersOf((name) => c.req.param(name)));

/** The days of a job's interviews. */
export const days = new Hono<ApiEnv>()
  .get(
    "/:id/waiting",
    recruiter,
    valid("query", daysQuery, jobInPath),
    describe({
      summary: "List who waits for a date",
      detail: "Candidates with a confirmed slot and no time, the earliest promise first.",
      answers: { 200: z.array(waitingPerson) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const page = await pageOf(c, c.req.valid("query"), waitingKey);
      const rows = await listWaiting(service, actor, id, page.after, page.limit);
      const pageRows = page.cut(rows, (row) => [row.promisedBy ?? "", row.applicationId]);
      return c.json(pageRows, 200);
    },
  )
  .get(
    "/:id/days",
    recruiter,
    valid("query", daysQuery, jobInPath),
    describe({
      summary: "List a job's interview days",
      detail: "Those that stand, from today on, in order of time.",
      answers: { 200: z.array(interviewDay) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const page = await pageOf(c, c.req.valid("query"), dayKey);
      const rows = await listDays(service, actor, id, page.after, page.limit);
      const pageRows = page.cut(rows, (row) => [row.date, row.from, row.id]);
      return c.json(pageRows, 200);
    },
  )
  .post(
    "/:id/days",
    recruiter,
    idempotent,
    valid("json", dayInput, jobInPath),
    describe({
      summary: "Offer an interview day",
      detail: `Its times follow each other from \`from\`, as long as the last one fits; each has its seats. The first begins ${DAY_LIMITS.aheadSeconds / 3_600} hours from now or later. A job has at most ${DAY_LIMITS.standing} days ahead, and no two with the same interviewer in the same hours. A place says more than the company and the town. Candidates with a confirmed slot choose among them.`,
      answers: { 201: interviewDay },
      refuses: ["job_withdrawn", "company_suspended", "too_many_requests"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const jobId = idParam(c.req.param("id"));
      return c.json(await offerDay(service, actor, jobId, c.req.valid("json")), 201);
    },
  )
  .patch(
    "/:id/days/:dayId",
    recruiter,
    valid("json", dayPatch, dayInPath),
    describe({
      summary: "Update an interview day",
      detail: `Fields that are left out stay unchanged; null removes a link or place. Times and seats can be added, which count for a promise as offered now. Those that somebody holds can't be taken away: cancel the day for that. Who holds a time is notified of another place, link or interviewer, which change ${LIMITS.newsOfDay.max} times in ${LIMITS.newsOfDay.seconds / 3_600} hours. With \`dryRun\` nothing changes.`,
      answers: { 200: z.union([interviewDay, actPreview]) },
      refuses: [
        "job_withdrawn",
        "company_suspended",
        "times_taken",
        "too_many_requests",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const [jobId, id] = numbersOf((name) => c.req.param(name));
      const { dryRun, ...patch } = c.req.valid("json");
      if (dryRun) {
        const { row, next } = await plannedDay(service, actor, jobId, id, patch);
        const preview = isNews(row, next) ? await previewDayChange(service, next) : NO_PREVIEW;
        return c.json(withoutPeople(preview), 200);
      }
      await changeDay(service, actor, jobId, id, patch);
      return c.json(await readDay(service, id), 200);
    },
  )
  .post(
    "/:id/days/:dayId/cancel",
    recruiter,
    idempotent,
    valid("json", dayCancelInput, dayInPath),
    describe({
      summary: "Cancel an interview day",
      detail:
        "Nobody takes a time of it any more, and its interviews that have not begun are cancelled: each candidate is notified, keeps the slot and may take the money back. Idempotent. With `dryRun` nothing changes.",
      answers: { 200: z.union([interviewDay, actPreview]) },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const [jobId, id] = numbersOf((name) => c.req.param(name));
      if (c.req.valid("json").dryRun) {
        const { row } = await findDay(service, actor, jobId, id);
        return c.json(withoutPeople(await previewDayCancel(service, row)), 200);
      }
      await cancelDay(service, actor, jobId, id);
      return c.json(await readDay(service, id), 200);
    },
  );
