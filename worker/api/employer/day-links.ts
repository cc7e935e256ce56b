import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { deskCheckInInput, newDayLink } from "../../contract/console/days";
import { deskDay } from "../../contract/console/listed-interviews";
import { textLike } from "../../contract/values";
import { NO_ANSWER } from "../../domain/case/commit";
import {
  dayOfToken,
  endDayLink,
  findOwnDay,
  interviewOfDesk,
  makeDayLink,
  readDeskDay,
  standingDayOfToken,
} from "../../domain/outcome/day/day-links";
import { checkIn } from "../../domain/outcome/guarantee/check-in";
import { describe } from "../docs/describe";
import { recruiter, stranger, unsuspended } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, type Lookup, valid } from "../request/valid";

const ownDayInPath: Lookup = (c) =>
  findOwnDay(c.var.service, c.var.companyId, idParam(c.req.param("dayId") ?? ""));

/** Links by which a front desk sees the list of one day. */
export const dayLinks = new Hono<ApiEnv>()
  .post(
    "/:dayId/links",
    recruiter,
    unsuspended,
    idempotent,
    describe({
      summary: "Make a link for the front desk",
      detail:
        "It opens the list of this day, on that day alone, without a login, once the job was published. The answer shows the link once.",
      answers: { 201: newDayLink },
      refuses: ["too_many_requests", "stale_state"],
      about: ownDayInPath,
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const dayId = idParam(c.req.param("dayId"));
      return c.json(await makeDayLink(service, actor, companyId, dayId), 201);
    },
  )
  .delete(
    "/:dayId/links/:id",
    recruiter,
    describe({
      summary: "End a link for the front desk",
      detail: "Idempotent.",
      answers: { 204: null },
      about: ownDayInPath,
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const [dayId, id] = [idParam(c.req.param("dayId")), idParam(c.req.param("id"))];
      await endDayLink(service, actor, companyId, dayId, id);
      return c.body(null, 204);
    },
  );

const tokenInPath = z.object({ token: textLike("5f0c1d2e3f4a5b6c7d8e9f0a1b2c3d4e") });

const deskInPath: Lookup = (c) => dayOfToken(c.var.service, c.req.param("token") ?? "");

/** Stored answers are not repeated once a link is ended, not of today, or its day cancelled. */
const repeatsWhileOpen = createMiddleware<ApiEnv>(async (c, next) => {
  const { service } = c.var;
  if (c.req.header("Idempotency-Key")) {
    await standingDayOfToken(service, c.req.param("token") ?? "");
  }
  await next();
});

/** The calls that a front desk makes with such a link. */
export const deskDays = new Hono<ApiEnv>()
  .get(
    "/:token",
    stranger,
    describe({
      summary: "Retrieve the list of a day by its link",
      detail: "From the day's first moment to its last, in India.",
      answers: { 200: deskDay },
      refuses: ["not_found"],
      params: tokenInPath,
    }),
    async (c) => {
      c.header("Cache-Control", "no-store");
      return c.json(await readDeskDay(c.var.service, c.req.param("token")), 200);
    },
  )
  .post(
    "/:token/check-in",
    stranger,
    repeatsWhileOpen,
    idempotent,
    valid("json", deskCheckInInput, deskInPath),
    describe({
      summary: "Check a candidate in by the link of a day",
      detail: "By the meeting code that the candidate shows. Idempotent.",
      answers: { 200: deskDay },
      refuses: [
        "stale_state",
        "not_found",
        "interview_cancelled",
        "not_meeting_time",
        "meeting_code_wrong",
        "meeting_code_paused",
      ],
      params: tokenInPath,
    }),
    async (c) => {
      const { service } = c.var;
      const token = c.req.param("token");
      const { interviewId, code } = c.req.valid("json");
      const { row, link, actor } = await interviewOfDesk(service, token, interviewId);
      await checkIn(service, { actor, row, code, detail: { link } }, NO_ANSWER);
      c.header("Cache-Control", "no-store");
      return c.json(await readDeskDay(service, token), 200);
    },
  );
