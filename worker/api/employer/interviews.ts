import { Hono } from "hono";
import * as z from "zod";
import { listedInterviews } from "../../../db/interview/listed-interviews";
import {
  companyInterviewsQuery,
  interviewKey,
  listedInterview,
} from "../../contract/console/listed-interviews";
import { todayInIndia } from "../../contract/profile";
import { momentsOf, noteShown, toListedInterview } from "../../domain/views/listed-interview";
import { mayRecruit } from "../../facts/console";
import { Failure } from "../../failure";
import { dayNotToday } from "../../words/en/validation";
import { describe } from "../docs/describe";
import { member } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

export const ownInterviews = new Hono<ApiEnv>().get(
  "/",
  member,
  valid("query", companyInterviewsQuery),
  describe({
    summary: "List the company's interviews of a day",
    detail:
      "Of today, where no day is named; all rounds in order of time, without those that were cancelled. The front desk sees today alone, without scores and resumes. The audit log says whose resumes were shown.",
    answers: { 200: z.array(listedInterview) },
  }),
  async (c) => {
    const { service, actor, companyId } = c.var;
    const query = c.req.valid("query");
    const today = todayInIndia(service.now);
    const { day = today } = query;
    const isWhole = mayRecruit(actor.role);
    if (!isWhole && day !== today) throw new Failure("forbidden", { message: dayNotToday });
    const page = await pageOf(c, query, interviewKey);
    const filter = { companyId, between: momentsOf(day), stands: true };
    const rows = await listedInterviews(service.db, filter, page.after, page.limit);
    const cut = page.cut(rows, ({ interview: { at, id } }) => [at, id]);
    const shown = await Promise.all(cut.map((row) => toListedInterview(service, row, isWhole)));
    await noteShown(service, actor, day, shown);
    return c.json(shown, 200);
  },
);
