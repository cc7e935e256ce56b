import { Hono } from "hono";
import { validator } from "hono/validator";
import { listResumes } from "../../db/resumes";
import { takeOffList, toResume, uploadResume } from "../domain/resume";
import { Failure } from "../failure";
import { candidate, type Door, idParam } from "./door";

const resumeFile = validator("form", (form): { resume: File } => {
  const { resume } = form;
  if (!(resume instanceof File) || (resume.name === "" && resume.size === 0)) {
    throw new Failure("resume_missing", { fields: { resume: "Choose a file to upload." } });
  }
  return { resume };
});

export const resumes = new Hono<Door>()
  .use(candidate)
  .get("/", async (c) => {
    const { service, userId } = c.var;
    const rows = await listResumes(service.db, userId);
    return c.json(await Promise.all(rows.map((row) => toResume(service, row))), 200);
  })
  .post("/", resumeFile, async (c) => {
    const { service, userId } = c.var;
    return c.json(await uploadResume(service, userId, c.req.valid("form").resume), 201);
  })
  .delete("/:id", async (c) => {
    await takeOffList(c.var.service, c.var.userId, idParam(c.req.param("id")));
    return c.body(null, 204);
  });
