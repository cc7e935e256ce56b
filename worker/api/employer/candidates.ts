import { Hono } from "hono";
import * as z from "zod";
import { candidatesOf, owedAnswersOf, stagesOf } from "../../../db/application/candidates";
import {
  candidate,
  candidateKey,
  candidatesQuery,
  owedAnswer,
  owedKey,
  type StageCounts,
  stageCounts,
} from "../../contract/console/candidates";
import { listQuery } from "../../contract/values";
import { readJob } from "../../domain/employers/job/job";
import { toCandidates, toOwedAnswers } from "../../domain/read/views/candidate";
import { noteShown, withResume } from "../../domain/read/views/listed-interview";
import { CANDIDATE_STAGES } from "../../facts/people/candidates";
import { describe } from "../docs/describe";
import { recruiter } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idParam, jobInPath, pageOf, valid } from "../request/valid";

/** Candidates who have a slot of a job. */
export const candidates = new Hono<ApiEnv>()
  .get(
    "/:id/candidate-counts",
    recruiter,
    describe({
      summary: "Count a job's candidates",
      detail: "By where they stand.",
      answers: { 200: stageCounts },
      about: jobInPath,
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const { id } = await readJob(service, actor, idParam(c.req.param("id")));
      const rows = await stagesOf(service.db, companyId, id, service.now.toISOString());
      const counts = CANDIDATE_STAGES.map((stage) => [
        stage,
        rows.find((row) => row.stage === stage)?.count ?? 0,
      ]);
      return c.json(Object.fromEntries(counts) as StageCounts, 200);
    },
  )
  .get(
    "/:id/candidates",
    recruiter,
    valid("query", candidatesQuery, jobInPath),
    describe({
      summary: "List a job's candidates",
      detail:
        "Who has a slot for good, newest first unless `sort` says otherwise; `counts` of the job say how many others there are. The audit log says whose resumes were shown.",
      answers: { 200: z.array(candidate) },
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const jobId = idParam(c.req.param("id"));
      const query = c.req.valid("query");
      const page = await pageOf(c, query, candidateKey);
      const at = service.now.toISOString();
      const { stage, sort } = query;
      const of = { companyId, jobId, stage, sort, only: query.only?.split(",").map(Number) };
      const [rows] = await Promise.all([
        candidatesOf(service.db, of, page.after, page.limit, at),
        readJob(service, actor, jobId),
      ]);
      const results = await toCandidates(
        service,
        actor,
        page.cut(rows, ({ rank, application }) => [rank, application.id]),
      );
      const list = { action: "candidates.read", subject: String(jobId) };
      await noteShown(service, actor, list, withResume(results));
      return c.json(results, 200);
    },
  );

/** Candidates who await the company's answer. */
export const owedAnswers = new Hono<ApiEnv>().get(
  "/",
  recruiter,
  valid("query", listQuery),
  describe({
    summary: "List the answers that the company owes",
    detail: "To candidates whose interview is over, of all jobs, the earliest deadline first.",
    answers: { 200: z.array(owedAnswer) },
  }),
  async (c) => {
    const { service, actor, companyId } = c.var;
    const page = await pageOf(c, c.req.valid("query"), owedKey);
    const at = service.now.toISOString();
    const rows = await owedAnswersOf(service.db, companyId, page.after, page.limit, at);
    const pageRows = page.cut(rows, ({ application }) => [
      application.answerBy ?? "",
      application.id,
    ]);
    return c.json(await toOwedAnswers(service, actor, pageRows), 200);
  },
);
