import { Hono } from "hono";
import { interviewPatch } from "../../contract/interviews";
import { cancelByEmployer, patchInterview } from "../../domain/interview";
import { anyStaff, type Door, idParam, valid } from "../door";

export const interviews = new Hono<Door>()
  .use(anyStaff)
  .patch("/:id", valid("json", interviewPatch), async (c) => {
    const { service, staff } = c.var;
    const id = idParam(c.req.param("id"));
    return c.json(await patchInterview(service, staff, id, c.req.valid("json")), 200);
  })
  .post("/:id/cancel", async (c) => {
    const { service, staff } = c.var;
    return c.json(await cancelByEmployer(service, staff, idParam(c.req.param("id"))), 200);
  });
