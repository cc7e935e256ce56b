import { Hono } from "hono";
import * as z from "zod";
import { publishedJob } from "../../db/job/jobs";
import { listSavedJobs, saveJob, unsaveJob } from "../../db/job/saved-jobs";
import { savedJob, savedOutput, savedQuery } from "../contract/job/jobs";
import { id as idSchema, listQuery, time } from "../contract/values";
import { findJob } from "../domain/employers/job/job";
import { toJob } from "../domain/employers/job/view";
import { askForNotice, endNotice } from "../domain/read/search/slot-notice";
import { NOTICES_MAX } from "../facts/search/searches";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate, loggedIn } from "./request/guards";
import { idParam, inPath, pageOf, valid } from "./request/valid";

const savedCursor = z.object({ savedAt: time, jobId: idSchema });

/** What a person keeps of a job: it is saved, or its free slots are waited for. */
export const keptJobs = new Hono<ApiEnv>()
  .get(
    "/:id/saveJob",
    loggedIn,
    valid("query", savedQuery, inPath(publishedJob)),
    describe({
      summary: "Save or unsave a job",
      detail: "Toggles, or sets with `saved=true` or `saved=false`.",
      answers: { 200: savedOutput },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const job = await findJob(service, idParam(c.req.param("id")), userId);
      const { saved } = c.req.valid("query");
      const isSaved = saved === undefined ? !job.isSaved : saved === "true";
      c.header("Cache-Control", "no-store");
      // Hono answers HEAD with the GET handler, and HEAD must change nothing.
      if (c.req.raw.method === "GET") {
        await (isSaved
          ? saveJob(service.db, userId, job.id, service.now.toISOString())
          : unsaveJob(service.db, userId, job.id));
      }
      return c.json({ isSaved }, 200);
    },
  )
  .put(
    "/:id/notice",
    candidate,
    describe({
      summary: "Get a notification when a slot of a full job comes free",
      detail: `Idempotent. One notification comes, by day, and slots go to whoever comes first. At most ${NOTICES_MAX} jobs.`,
      answers: { 204: null },
      refuses: ["job_closed", "slot_is_free", "too_many_notices"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const job = await findJob(service, idParam(c.req.param("id")), userId);
      await askForNotice(service, userId, job.id);
      return c.body(null, 204);
    },
  )
  .delete(
    "/:id/notice",
    candidate,
    describe({
      summary: "Get no notification of free slots of a job",
      detail: "Idempotent.",
      answers: { 204: null },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const job = await findJob(service, idParam(c.req.param("id")), userId);
      await endNotice(service, userId, job.id);
      return c.body(null, 204);
    },
  );

export const savedJobs = new Hono<ApiEnv>().get(
  "/",
  candidate,
  answeredWhileLoggedIn,
  valid("query", listQuery),
  describe({
    summary: "List your saved jobs",
    detail: "Most recently saved first.",
    answers: { 200: z.array(savedJob) },
  }),
  async (c) => {
    const { service, userId } = c.var;
    const page = await pageOf(c, c.req.valid("query"), savedCursor);
    const now = service.now.toISOString();
    const rows = await listSavedJobs(service.db, userId, page.after, page.limit, now);
    const pageRows = page.cut(rows, ({ savedAt, id }) => ({ savedAt, jobId: id }));
    return c.json(
      pageRows.map((row) => ({ job: toJob(row) })),
      200,
    );
  },
);
