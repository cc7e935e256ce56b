import { Hono } from "hono";
import { interviewById } from "../../../db/interview/interviews";
import { interview, interviewPatch } from "../../contract/interviews";
import { cancelByEmployer } from "../../domain/interview/employer-cancel";
import { patchInterview } from "../../domain/interview/interview";
import { FULL_REFUND_HOURS } from "../../facts/refunds";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { valid } from "../request/valid";

export const interviews = new Hono<ApiEnv>()
  .patch(
    "/:id",
    anyStaff,
    valid("json", interviewPatch, inPath(interviewById)),
    describe({
      summary: "Update an interview",
      detail: `Fields that are left out stay unchanged; null removes a link or place. The candidate is notified. Less than ${FULL_REFUND_HOURS} hours before the interview, or once one was held, only an admin can change the date, because the candidate may then request a refund.`,
      answers: { 200: interview },
      refuses: ["company_suspended", "invalid_stage", "forbidden", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await patchInterview(service, actor, id, c.req.valid("json")), 200);
    },
  )
  .post(
    "/:id/cancel",
    anyStaff,
    idempotent,
    describe({
      summary: "Cancel an interview for the employer",
      detail: `The candidate keeps the slot and is notified. Idempotent. Less than ${FULL_REFUND_HOURS} hours before the interview, or once one was held, only an admin can cancel it, because the candidate may then request a refund.`,
      answers: { 200: interview },
      refuses: ["invalid_stage", "forbidden", "stale_state"],
      about: inPath(interviewById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await cancelByEmployer(service, actor, id), 200);
    },
  );
