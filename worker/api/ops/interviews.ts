import { Hono } from "hono";
import { interviewById } from "../../../db/interviews";
import { interview, interviewPatch } from "../../contract/interviews";
import { cancelByEmployer, patchInterview } from "../../domain/interview";
import { describe } from "../describe";
import { anyStaff, type Door } from "../door";
import { idParam, inPath } from "../lookup";
import { valid } from "../valid";

export const interviews = new Hono<Door>()
  .use(anyStaff)
  .patch(
    "/:id",
    valid("json", interviewPatch, inPath(interviewById)),
    describe({
      summary: "Change an interview",
      detail: "What is left out stays; null takes a link or place away. The candidate is told.",
      answers: { 200: interview },
      refuses: ["wrong_stage", "out_of_step"],
    }),
    async (c) => {
      const { service, staff } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await patchInterview(service, staff, id, c.req.valid("json")), 200);
    },
  )
  .post(
    "/:id/cancel",
    describe({
      summary: "Cancel an interview for the employer",
      detail: "The slot stays the candidate's. Again changes nothing.",
      answers: { 200: interview },
      refuses: ["wrong_stage", "out_of_step"],
    }),
    async (c) => {
      const { service, staff } = c.var;
      return c.json(await cancelByEmployer(service, staff, idParam(c.req.param("id"))), 200);
    },
  );
