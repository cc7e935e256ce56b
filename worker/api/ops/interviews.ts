import { Hono } from "hono";
import { interviewById } from "../../../db/interview/interviews";
import { interview, interviewPatch } from "../../contract/interviews";
import { cancelByEmployer } from "../../domain/interview/employer-cancel";
import { patchInterview } from "../../domain/interview/interview";
import { FULL_REFUND_HOURS } from "../../facts/refunds";
import { describe } from "../docs/describe";
import { type ApiEnv, anyStaff } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { valid } from "../request/valid";

export const interviews = new Hono<ApiEnv>()
  .patch(
    "/:id",
    anyStaff,
    valid("json", interviewPatch, inPath(interviewById)),
    describe({
      summary: "Change an interview",
      detail: `What is left out stays; null takes a link or place away. The candidate is notified. Less than ${FULL_REFUND_HOURS} hours ahead, or once an interview was held, an admin must move it: the candidate may take the money.`,
      answers: { 200: interview },
      refuses: ["invalid_stage", "forbidden", "stale_state"],
    }),
    async (c) => {
      const { service, staff: name, role } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await patchInterview(service, { name, role }, id, c.req.valid("json")), 200);
    },
  )
  .post(
    "/:id/cancel",
    anyStaff,
    idempotent,
    describe({
      summary: "Cancel an interview for the employer",
      detail: `The slot stays the candidate's. Idempotent. Less than ${FULL_REFUND_HOURS} hours ahead, or once an interview was held, an admin must do it: the candidate may take the money.`,
      answers: { 200: interview },
      refuses: ["invalid_stage", "forbidden", "stale_state"],
      about: inPath(interviewById),
    }),
    async (c) => {
      const { service, staff: name, role } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await cancelByEmployer(service, { name, role }, id), 200);
    },
  );
