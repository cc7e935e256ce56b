import { Hono } from "hono";
import { answerInput } from "../contract/assessments";
import { answer, openAssessment, startAssessment, submitAssessment } from "../domain/assessment";
import { anyone, type Door, valid } from "./door";

export const assessments = new Hono<Door>()
  .use(anyone)
  .get("/:token", async (c) => {
    return c.json(await openAssessment(c.var.service, c.req.param("token"), c.var.viewer), 200);
  })
  .post("/:token/start", async (c) => {
    return c.json(await startAssessment(c.var.service, c.req.param("token"), c.var.viewer), 200);
  })
  .put("/:token/answers", valid("json", answerInput), async (c) => {
    const { question, option } = c.req.valid("json");
    const { service, viewer } = c.var;
    return c.json(await answer(service, c.req.param("token"), viewer, question, option), 200);
  })
  .post("/:token/submit", async (c) => {
    return c.json(await submitAssessment(c.var.service, c.req.param("token"), c.var.viewer), 200);
  });
