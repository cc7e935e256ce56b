import { Hono } from "hono";
import * as z from "zod";
import { jobTemplate, testTrial, trialQuery } from "../../contract/job/employer-jobs";
import { allTemplates } from "../../domain/employers/job/template.rules";
import { trialOf } from "../../domain/outcome/assessment/trial";
import { describe } from "../docs/describe";
import { recruiter } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idParam, jobInPath, valid } from "../request/valid";

/** Templates for a job and its test. */
export const jobTemplates = new Hono<ApiEnv>().get(
  "/",
  recruiter,
  describe({
    summary: "List job templates",
    detail:
      "One for each category: headings, preparation, and a test of questions that no category's test asks.",
    answers: { 200: z.array(jobTemplate) },
  }),
  (c) => c.json(allTemplates(), 200),
);

/** The test of a job as candidates would get it. */
export const jobTrials = new Hono<ApiEnv>().get(
  "/:id/trial",
  recruiter,
  valid("query", trialQuery, jobInPath),
  describe({
    summary: "Try a job's test",
    detail:
      "As one attempt would ask it, with the right answers: of a test that the company wrote, else 404. The one that waits for staff comes first. Nothing is kept of it.",
    answers: { 200: testTrial },
  }),
  async (c) => {
    const { service, actor } = c.var;
    const { seed } = c.req.valid("query");
    return c.json(await trialOf(service, actor, idParam(c.req.param("id")), seed), 200);
  },
);
