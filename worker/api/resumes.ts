import { Hono } from "hono";
import { validator } from "hono/validator";
import { listResumes } from "../../db/resumes";
import { RESUME_NAME_MAX } from "../contract/resumes";
import { id as idSchema, listQuery } from "../contract/values";
import { takeOffList, toResume, uploadResume } from "../domain/resume";
import { Failure } from "../failure";
import { candidate, type Door, idParam, valid } from "./door";
import { pageOf } from "./page";

/** Forms send these three characters escaped, and the runtime leaves them so. */
const ESCAPED: Record<string, string> = { "%22": '"', "%0A": "\n", "%0D": "\r" };
const exactName = (name: string) =>
  name.replace(/%22|%0A|%0D/gi, (c) => ESCAPED[c.toUpperCase()] ?? c);

const resumeFile = validator("form", (form): { resume: File } => {
  const { resume } = form;
  if (!(resume instanceof File) || (resume.name === "" && resume.size === 0)) {
    throw new Failure("resume_missing", { fields: { resume: "Choose a file to upload." } });
  }
  const name = exactName(resume.name);
  if (name.length > RESUME_NAME_MAX) {
    throw new Failure("invalid", { fields: { resume: "Give the file a shorter name." } });
  }
  return { resume: new File([resume], name) };
});

export const resumes = new Hono<Door>()
  .use(candidate)
  .get("/", valid("query", listQuery), async (c) => {
    const { service, userId } = c.var;
    const page = await pageOf(c, c.req.valid("query"), idSchema);
    const rows = await listResumes(service.db, userId, page.after, page.limit);
    const shown = page.cut(rows, (row) => row.id);
    return c.json(await Promise.all(shown.map((row) => toResume(service, row))), 200);
  })
  .post("/", resumeFile, async (c) => {
    const { service, userId } = c.var;
    return c.json(await uploadResume(service, userId, c.req.valid("form").resume), 201);
  })
  .delete("/:id", async (c) => {
    await takeOffList(c.var.service, c.var.userId, idParam(c.req.param("id")));
    return c.body(null, 204);
  });
