import { Hono } from "hono";
import { validator } from "hono/validator";
import * as z from "zod";
import * as words from "~worker/words/fields";
import { listResumes } from "../../db/resume/resumes";
import { RESUME_NAME_MAX, resumeForm, resume as resumeOutput } from "../contract/resumes";
import { id as idSchema, listQuery } from "../contract/values";
import { flatFileName } from "../domain/people/resume/file/kinds.rules";
import { putBackOnList, takeOffList, toResume, uploadResume } from "../domain/people/resume/resume";
import { RESUME_SIZE, RESUME_UNDO_MINUTES } from "../facts/people/resumes";
import { Failure } from "../failure";
import { UPLOAD_MAX_BYTES } from "../form";
import { describe, withDocs } from "./docs/describe";
import { takeForm } from "./request/body-limit";
import { type ApiEnv, answeredWhileLoggedIn, candidateWithFiles } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { idParam, pageOf, valid } from "./request/valid";

/**
 * Browsers escape these three characters in a form's file name, and the runtime does not decode
 * them.
 */
const ESCAPED: Record<string, string> = { "%22": '"', "%0A": "\n", "%0D": "\r" };
const exactName = (name: string) =>
  name.replace(/%22|%0A|%0D/gi, (c) => ESCAPED[c.toUpperCase()] ?? c);

const resumeFile = withDocs(
  validator("form", (form): { resume: File } => {
    const { resume } = form;
    if (!(resume instanceof File) || (resume.name === "" && resume.size === 0)) {
      throw new Failure("resume_missing", { fields: { resume: words.fieldWords.resumeMissing } });
    }
    const name = flatFileName(exactName(resume.name));
    if (name.length > RESUME_NAME_MAX) {
      throw new Failure("invalid", { fields: { resume: words.fieldWords.resumeName } });
    }
    return { resume: new File([resume], name) };
  }),
  { form: resumeForm, refuses: ["resume_missing", "invalid"] },
);

export const resumes = new Hono<ApiEnv>()
  .use(candidateWithFiles)
  .get(
    "/",
    answeredWhileLoggedIn,
    valid("query", listQuery),
    describe({ summary: "List your resumes", answers: { 200: z.array(resumeOutput) } }),
    async (c) => {
      const { service, userId } = c.var;
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const rows = await listResumes(service.db, userId, page.after, page.limit);
      const pageRows = page.cut(rows, (row) => row.id);
      return c.json(await Promise.all(pageRows.map((row) => toResume(service, row))), 200);
    },
  )
  .post(
    "/",
    takeForm(UPLOAD_MAX_BYTES, "resume_too_large"),
    idempotent,
    resumeFile,
    describe({
      summary: "Upload a resume",
      detail: `A PDF, DOC or DOCX file, by name and content, of up to ${RESUME_SIZE}, that opens without a password and has no macros. The message of a refusal says what the file is, and what to do.`,
      answers: { 201: resumeOutput },
      refuses: [
        "resume_type",
        "resume_locked",
        "resume_unreadable",
        "resume_macros",
        "resume_too_large",
        "too_many_resumes",
        "resume_storage_full",
        "too_many_requests",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const address = c.req.header("CF-Connecting-IP") ?? null;
      const { resume } = c.req.valid("form");
      return c.json(await uploadResume(service, userId, resume, address), 201);
    },
  )
  .delete(
    "/:id",
    describe({
      summary: "Delete a resume",
      detail: `A resume that an application uses stays available to the employer. Can be restored for ${RESUME_UNDO_MINUTES} minutes.`,
      answers: { 204: null },
    }),
    async (c) => {
      await takeOffList(c.var.service, c.var.userId, idParam(c.req.param("id")));
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/restore",
    idempotent,
    describe({
      summary: "Restore a deleted resume",
      detail: `Possible for ${RESUME_UNDO_MINUTES} minutes after the deletion, then 404. Idempotent.`,
      answers: { 200: resumeOutput },
      refuses: ["too_many_resumes"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      return c.json(await putBackOnList(service, userId, idParam(c.req.param("id"))), 200);
    },
  );
