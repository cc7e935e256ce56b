import { Hono } from "hono";
import { applicationOfJob } from "../../db/applications";
import { jobById, listJobs, listSavedJobs, saveJob, unsaveJob } from "../../db/jobs";
import { applyInput, jobsQuery, savedQuery } from "../contract/jobs";
import { listQuery } from "../contract/values";
import { apply } from "../domain/application";
import { isAtTest, mayApplyAgain } from "../domain/application.rules";
import { applicationDetail } from "../domain/application-detail";
import { assessmentLink } from "../domain/assessment";
import type { Service } from "../domain/service";
import { toJob } from "../domain/view";
import { Failure } from "../failure";
import { anyone, candidate, type Door, idParam, valid } from "./door";
import { cut, numberCursor, timeCursor } from "./page";

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
    const { q, location, category, free, limit, cursor } = c.req.valid("query");
    const before = numberCursor(cursor);
    const filter = { q, location, category, free: free === "true", before };
    const rows = await listJobs(service.db, filter, limit + 1, viewer, service.now.toISOString());
    return c.json(cut(c, rows, limit, (job) => job.id).map(toJob), 200);
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
    const { limit, cursor } = c.req.valid("query");
    const now = service.now.toISOString();
    const rows = await listSavedJobs(service.db, userId, timeCursor(cursor), limit + 1, now);
    const page = cut(c, rows, limit, (row) => row.savedAt);
    return c.json(
      page.map((row) => ({ job: toJob(row) })),
      200,
    );
  },
);
