import { Hono } from "hono";
import { interviewById } from "../../../db/interviews";
import { interview, interviewPatch } from "../../contract/interviews";
import { cancelByEmployer, patchInterview } from "../../domain/interview";
import { describe } from "../describe";
import { anyStaff, type Door } from "../door";
import { idempotent } from "../idempotency";
import { idParam, inPath } from "../lookup";
import { valid } from "../valid";

export const interviews = new Hono<Door>()
  .patch(
    "/:id",
    anyStaff,
    valid("json", interviewPatch, inPath(interviewById)),
    describe({
      summary: "Change an interview",
      detail:
        "What is left out stays; null takes a link or place away. The candidate is told. Less than 48 hours ahead, or once an interview was held, an admin must move it: the candidate may take the money.",
      answers: { 200: interview },
      refuses: ["wrong_stage", "forbidden", "out_of_step"],
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
      detail:
        "The slot stays the candidate's. Again changes nothing. Less than 48 hours ahead, or once an interview was held, an admin must do it: the candidate may take the money.",
      answers: { 200: interview },
      refuses: ["wrong_stage", "forbidden", "out_of_step"],
      about: inPath(interviewById),
    }),
    async (c) => {
      const { service, staff: name, role } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await cancelByEmployer(service, { name, role }, id), 200);
    },
  );
