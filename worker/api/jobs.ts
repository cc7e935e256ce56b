import { Hono } from "hono";
import * as z from "zod";
import { applicationOfJob } from "../../db/applications";
import { jobById, listJobs, listSavedJobs, saveJob, unsaveJob } from "../../db/jobs";
import { applyInput, jobsQuery, savedQuery } from "../contract/jobs";
import { id as idSchema, listQuery, time } from "../contract/values";
import { apply } from "../domain/application";
import { isAtTest, mayApplyAgain } from "../domain/application.rules";
import { applicationDetail } from "../domain/application-detail";
import { assessmentLink } from "../domain/assessment";
import { searchWords } from "../domain/search.rules";
import type { Service } from "../domain/service";
import { toJob } from "../domain/view";
import { Failure } from "../failure";
import { anyone, candidate, type Door, idParam, valid } from "./door";
import { pageOf } from "./page";

const jobPlace = z.object({ inTitle: z.boolean(), id: idSchema });
const savedPlace = z.object({ savedAt: time, jobId: idSchema });

async function findJob(service: Service, id: number, viewer: number | null) {
  const [job] = await jobById(service.db, id, viewer, service.now.toISOString());
  if (!job) throw new Failure("not_found");
  return job;
}

async function findApplication(service: Service, userId: number, jobId: number) {
  const [row] = await applicationOfJob(service.db, userId, jobId, service.now.toISOString());
  // A test failed long enough ago is as if there had been none: the job is open to them again.
  if (!row || mayApplyAgain(row.application, service.now)) throw new Failure("not_found");
  return row.application;
}

export const jobs = new Hono<Door>()
  .get("/", anyone, valid("query", jobsQuery), async (c) => {
    const { service, viewer } = c.var;
    const { q, ...query } = c.req.valid("query");
    const words = q ? searchWords(q) : undefined;
    const page = await pageOf(c, { ...query, q: words?.join(" ") }, jobPlace);
    if (words?.length === 0) return c.json([], 200);
    const rows = await listJobs(
      service.db,
      { ...query, words, free: query.free === "true" },
      page.after,
      page.limit,
      viewer,
      service.now.toISOString(),
    );
    const shown = page.cut(rows, ({ inTitle, id }) => ({ inTitle: Boolean(inTitle), id }));
    return c.json(shown.map(toJob), 200);
  })
  .post("/apply", candidate, valid("json", applyInput), async (c) => {
    const { service, userId } = c.var;
    const { jobId, resumeId } = c.req.valid("json");
    const id = await apply(service, userId, jobId, resumeId);
    return c.json(await applicationDetail(service, userId, id), 201);
  })
  .get("/:id", anyone, async (c) => {
    const { service, viewer } = c.var;
    return c.json(toJob(await findJob(service, idParam(c.req.param("id")), viewer)), 200);
  })
  .get("/:id/application", candidate, async (c) => {
    const { service, userId } = c.var;
    const { id } = await findApplication(service, userId, idParam(c.req.param("id")));
    return c.json(await applicationDetail(service, userId, id), 200);
  })
  .get("/:id/saveJob", candidate, valid("query", savedQuery), async (c) => {
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
  })
  .get("/:id/assessment-link", candidate, async (c) => {
    const { service, userId } = c.var;
    const application = await findApplication(service, userId, idParam(c.req.param("id")));
    if (!isAtTest(application.status)) throw new Failure("not_at_test");
    return c.json({ link: await assessmentLink(service, application.id) }, 200);
  });

export const savedJobs = new Hono<Door>().get(
  "/",
  candidate,
  valid("query", listQuery),
  async (c) => {
    const { service, userId } = c.var;
    const page = await pageOf(c, c.req.valid("query"), savedPlace);
    const now = service.now.toISOString();
    const rows = await listSavedJobs(service.db, userId, page.after, page.limit, now);
    const shown = page.cut(rows, ({ savedAt, id }) => ({ savedAt, jobId: id }));
    return c.json(
      shown.map((row) => ({ job: toJob(row) })),
      200,
    );
  },
);
