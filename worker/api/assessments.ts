import { Hono } from "hono";
import * as z from "zod";
import { answerInput, assessment, assessmentToken } from "../contract/assessments";
import { answer, openAssessment, submitAssessment } from "../domain/outcome/assessment/assessment";
import { startAssessment } from "../domain/outcome/assessment/start";
import { applicationOfToken } from "../domain/outcome/assessment/test-link";
import { describe } from "./docs/describe";
import { type ApiEnv, anyone } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { inOrderOfTest } from "./request/in-order";
import { valid } from "./request/valid";

const params = z.object({ token: assessmentToken });

export const assessments = new Hono<ApiEnv>()
  .use(anyone)
  .get(
    "/:token",
    describe({
      summary: "Retrieve a test",
      detail:
        "The token of the test link authorizes the request, on any device. The clock does not start.",
      params,
      answers: { 200: assessment },
      refuses: ["not_found", "stale_state"],
    }),
    async (c) => {
      return c.json(await openAssessment(c.var.service, c.req.param("token"), c.var.viewer), 200);
    },
  )
  .post(
    "/:token/start",
    inOrderOfTest,
    idempotent,
    describe({
      summary: "Start a test",
      detail:
        "Draws the questions and starts the clock of the only attempt. Idempotent. After a failed test of the same category, the next one can start from `opensAt` on.",
      params,
      answers: { 200: assessment },
      refuses: [
        "stale_state",
        "not_found",
        "not_at_test",
        "no_slots_left",
        "job_withdrawn",
        "company_suspended",
        "reclaim_too_soon",
        "blocked",
        "too_many_holds",
        "test_running",
        "test_paused",
        "too_many_requests",
      ],
    }),
    async (c) => {
      const { service, viewer } = c.var;
      const address = c.req.header("CF-Connecting-IP") ?? null;
      return c.json(await startAssessment(service, c.req.param("token"), viewer, address), 200);
    },
  )
  .put(
    "/:token/answers",
    inOrderOfTest,
    valid("json", answerInput, (c) =>
      applicationOfToken(c.var.service, c.req.param("token") ?? "", c.var.viewer),
    ),
    describe({
      summary: "Answer a question",
      detail: "Saved immediately. Can be changed while the clock runs.",
      params,
      answers: { 200: assessment },
      refuses: ["not_found", "not_at_test", "test_over", "stale_state"],
    }),
    async (c) => {
      const { service, viewer } = c.var;
      const input = c.req.valid("json");
      return c.json(await answer(service, c.req.param("token"), viewer, input), 200);
    },
  )
  .post(
    "/:token/submit",
    inOrderOfTest,
    idempotent,
    describe({
      summary: "Submit a test",
      detail: "Graded immediately. Idempotent.",
      params,
      answers: { 200: assessment },
      refuses: ["not_found", "not_at_test", "stale_state"],
    }),
    async (c) => {
      return c.json(await submitAssessment(c.var.service, c.req.param("token"), c.var.viewer), 200);
    },
  );
