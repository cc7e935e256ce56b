import { Hono } from "hono";
import * as z from "zod";
import { newDayLink } from "../../contract/console/days";
import { deskDay } from "../../contract/console/listed-interviews";
import { textLike } from "../../contract/values";
import { endDayLink, findOwnDay, makeDayLink, readDeskDay } from "../../domain/day/day-links";
import { describe } from "../docs/describe";
import { recruiter, stranger } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, type Lookup } from "../request/lookup";

const ownDayInPath: Lookup = (c) =>
  findOwnDay(c.var.service, c.var.companyId, idParam(c.req.param("dayId") ?? ""));

/** Links by which a front desk sees the list of one day. */
export const dayLinks = new Hono<ApiEnv>()
  .post(
    "/:dayId/links",
    recruiter,
    idempotent,
    describe({
      summary: "Make a link for the front desk",
      detail:
        "It opens the list of this day, on that day alone, without a login. The answer shows the link once.",
      answers: { 201: newDayLink },
      refuses: ["stale_state"],
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

/** What such a link opens. */
export const deskDays = new Hono<ApiEnv>().get(
  "/:token",
  stranger,
  describe({
    summary: "Retrieve the list of a day by its link",
    detail: "From the day's first moment to its last, in India.",
    answers: { 200: deskDay },
    refuses: ["not_found"],
    params: z.object({ token: textLike("5f0c1d2e3f4a5b6c7d8e9f0a1b2c3d4e") }),
  }),
  async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(await readDeskDay(c.var.service, c.req.param("token")), 200);
  },
);
