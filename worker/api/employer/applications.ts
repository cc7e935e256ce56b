import type { Context } from "hono";
import { Hono } from "hono";
import * as z from "zod";
import { actPreview } from "../../contract/acts";
import {
  companyApplication,
  employerResultInput,
  nextRoundInput,
} from "../../contract/console/candidates";
import { act, NO_ANSWER } from "../../domain/case/commit";
import { callToNextRound } from "../../domain/outcome/guarantee/next-round";
import { giveResult, loadForAnswer, undoResult } from "../../domain/outcome/guarantee/result";
import { previewNextRound, previewResult } from "../../domain/read/messages/preview-act";
import { withoutPeople } from "../../domain/read/messages/preview-many";
import { openCompanyApplication } from "../../domain/read/views/candidate";
import { CONTACT_HOURS } from "../../facts/guarantee/interviews";
import { describe } from "../docs/describe";
import { recruiter } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, type Lookup, valid } from "../request/valid";

/** The application that the path names, where it is for a job of this company. */
const applicationInPath: Lookup = (c) =>
  loadForAnswer(c.var.service, c.var.actor, idParam(c.req.param("id") ?? ""));

const REFUSES = [
  ...(["invalid_stage", "interview_not_held", "company_suspended"] as const),
  ...(["result_given", "stale_state"] as const),
] as const;

const applicationResponse = async (c: Context<ApiEnv>, id: number) => {
  const { service, actor, companyId } = c.var;
  return c.json(await openCompanyApplication(service, actor, companyId, id), 200);
};

/** A company's answers to its candidates. */
export const companyApplications = new Hono<ApiEnv>()
  .get(
    "/:id",
    recruiter,
    describe({
      summary: "Retrieve a candidate",
      detail: `Who has a slot for good, with score and resume. Phone and mail are shown from ${CONTACT_HOURS} hours before the interview, and with the resume to nobody of a suspended company. The audit log says who read it.`,
      answers: { 200: companyApplication },
      about: applicationInPath,
    }),
    (c) => applicationResponse(c, idParam(c.req.param("id"))),
  )
  .post(
    "/:id/result",
    recruiter,
    idempotent,
    valid("json", employerResultInput, applicationInPath),
    describe({
      summary: "Answer a candidate",
      detail:
        "The candidate reads it after a while, once it stands that the interview was held: a result says so for the company. A suspended company answers where the interview began before. Idempotent for the same result. With `dryRun` nothing changes.",
      answers: { 200: z.union([companyApplication, actPreview]) },
      refuses: [...REFUSES],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, ...result } = c.req.valid("json");
      if (dryRun) {
        return c.json(withoutPeople(await previewResult(service, actor, id, result)), 200);
      }
      await giveResult(service, actor, id, result);
      return applicationResponse(c, id);
    },
  )
  .post(
    "/:id/result/undo",
    recruiter,
    idempotent,
    describe({
      summary: "Undo an answer",
      detail: "As long as the candidate has not read it. Idempotent.",
      answers: { 200: companyApplication },
      refuses: ["result_sent", "stale_state"],
      about: applicationInPath,
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await act(service, undoResult(service, actor, id), NO_ANSWER);
      return applicationResponse(c, id);
    },
  )
  .post(
    "/:id/next-round",
    recruiter,
    idempotent,
    valid("json", nextRoundInput, applicationInPath),
    describe({
      summary: "Call a candidate to the second round",
      detail:
        "After a first round: it says so for the company. The candidate chooses a time of the second round once it stands that the first was held; `next.chooseBy` is promised. Idempotent. With `dryRun` nothing changes.",
      answers: { 200: z.union([companyApplication, actPreview]) },
      refuses: [...REFUSES],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      if (c.req.valid("json").dryRun) {
        return c.json(withoutPeople(await previewNextRound(service, actor, id)), 200);
      }
      await callToNextRound(service, actor, id);
      return applicationResponse(c, id);
    },
  );
