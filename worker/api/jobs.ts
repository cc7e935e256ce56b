import { Hono } from "hono";
import * as z from "zod";
import { applicationOfJob } from "../../db/application/applications";
import { noticeOf } from "../../db/application/notices";
import { attemptsInTheWay } from "../../db/assessment/attempts";
import { companyOfJob } from "../../db/company/record";
import { jobById, publishedJob } from "../../db/job/jobs";
import { listSavedJobs, saveJob, unsaveJob } from "../../db/job/saved-jobs";
import { readyResume } from "../../db/resume/resumes";
import { isUnseen } from "../../db/search/digests";
import { application, assessmentLink as linkOutput } from "../contract/applications";
import {
  applyInput,
  jobAlone,
  job as jobOutput,
  jobsQuery,
  savedJob,
  savedOutput,
  savedQuery,
} from "../contract/job/jobs";
import { READ_AS_HEADER, readAsText } from "../contract/job/read-as";
import { id as idSchema, listQuery, time } from "../contract/values";
import { apply } from "../domain/application/application";
import { mayApplyAgain } from "../domain/application/application.rules";
import { opensAgainAt, pausedSince } from "../domain/application/test-pause.rules";
import { assessmentLink } from "../domain/assessment/test-link";
import { honourRecord } from "../domain/company/record";
import { searchJobs } from "../domain/job/search";
import { searchWords } from "../domain/job/search.rules";
import { similarJobs } from "../domain/job/similar";
import { toJob } from "../domain/job/view";
import { useLimits } from "../domain/limit";
import { networkOf } from "../domain/network.rules";
import { noteSeen } from "../domain/search/seen";
import { askForNotice, endNotice } from "../domain/search/slot-notice";
import type { Service } from "../domain/service";
import { applicationDetail } from "../domain/views/application-detail";
import { isPublished } from "../facts/jobs";
import { LIMITS } from "../facts/limits";
import { NOTICES_MAX } from "../facts/searches";
import { isAtTest } from "../facts/statuses";
import { Failure } from "../failure";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, anyone, candidate, loggedIn } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { idParam, inBody, inPath, type Lookup } from "./request/lookup";
import { pageOf } from "./request/page";
import { valid } from "./request/valid";

const jobCursor = z.object({
  rank: z.number().int().min(0).max(100),
  id: idSchema,
  isSecond: z.boolean(),
});
const savedCursor = z.object({ savedAt: time, jobId: idSchema });

const jobSent = inBody("jobId", (c, id) => publishedJob(c.var.service.db, id));
const resumeSent = inBody("resumeId", (c, id) => readyResume(c.var.service.db, c.var.userId, id));
const jobAndResume: Lookup = async (c, sent) => {
  await jobSent(c, sent);
  await resumeSent(c, sent);
};

async function findJob(service: Service, id: number, viewer: number | null) {
  const [job] = await jobById(service.db, id, viewer, service.now.toISOString());
  if (!job || !isPublished(job.closedAs)) throw new Failure("not_found");
  return job;
}

async function findApplication(service: Service, userId: number, jobId: number) {
  const [row] = await applicationOfJob(service.db, userId, jobId, service.now.toISOString());
  // A test failed long enough ago is as if there had been none: the job is open to them again.
  if (!row || mayApplyAgain(row.application, service.now)) throw new Failure("not_found");
  return row.application;
}

export const jobs = new Hono<ApiEnv>()
  .get(
    "/",
    anyone,
    valid("query", jobsQuery),
    describe({
      summary: "List open jobs",
      detail:
        "Newest first. With `q`, jobs whose title matches come first, then those that match by title, category and place. A search that finds fewer than ten is read another way, too: spelled otherwise, with places near by, or with fewer words.",
      answers: { 200: z.array(jobOutput) },
      headers: {
        [READ_AS_HEADER]:
          "How a search was read that found too little as it was typed: JSON, percent-encoded, of lists of words `shown` in place of others, `dropped`, left out for the last jobs `also`, and places `near` that are searched, too",
      },
    }),
    async (c) => {
      const { service, viewer } = c.var;
      const { q, ...query } = c.req.valid("query");
      const words = q ? searchWords(q) : undefined;
      const page = await pageOf(c, { ...query, q: words?.join(" ") }, jobCursor);
      const { rows, second } = await searchJobs(
        service,
        { ...query, words },
        page.after,
        ...[page.limit, viewer],
      );
      const isSecond = second !== null;
      const shown = page.cut(rows, ({ rank, id }) => ({ rank, id, isSecond }));
      if (second) c.header(READ_AS_HEADER, readAsText(second));
      return c.json(shown.map(toJob), 200);
    },
  )
  .post(
    "/apply",
    candidate,
    idempotent,
    valid("json", applyInput, jobAndResume),
    describe({
      summary: "Apply for a job",
      detail: "Claims a slot and fixes the price. The test link is sent by email and notification.",
      answers: { 201: application },
      refuses: [
        "not_found",
        "already_applied",
        "no_slots_left",
        "job_closed",
        "company_suspended",
        "too_many_holds",
        "too_many_requests",
        "no_assessment",
        "test_paused",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const { jobId, resumeId } = c.req.valid("json");
      const address = c.req.header("CF-Connecting-IP");
      await useLimits(service, [
        { limit: LIMITS.appliesOfPerson, of: userId },
        { limit: LIMITS.appliesOfNetwork, of: address ? networkOf(address) : null },
      ]);
      const id = await apply(service, userId, jobId, resumeId);
      return c.json(await applicationDetail(service, userId, id), 201);
    },
  )
  .get(
    "/:id",
    anyone,
    describe({ summary: "Retrieve a job", answers: { 200: jobAlone } }),
    async (c) => {
      const { service, viewer } = c.var;
      const id = idParam(c.req.param("id"));
      const [job, record, attempts, [notice], [unseen]] = await Promise.all([
        findJob(service, id, viewer),
        honourRecord(service, companyOfJob(id)),
        viewer === null ? [] : attemptsInTheWay(service.db, viewer, id, pausedSince(service.now)),
        viewer === null ? [] : noticeOf(service.db, viewer, id),
        viewer === null ? [] : isUnseen(service.db, viewer, id),
      ]);
      const testOpensAt = opensAgainAt(attempts) ?? undefined;
      const employer = job.employer && { ...job.employer, record };
      // Hono answers HEAD with the GET handler, and HEAD must change nothing.
      if (viewer !== null && unseen && c.req.raw.method === "GET") noteSeen(service, viewer, id);
      const takesNobody = job.closedAt !== null || job.applicantsCount >= job.maxApplicants;
      const similar = takesNobody ? await similarJobs(service, job, viewer) : undefined;
      const hasNotice = notice !== undefined;
      return c.json({ ...toJob(job), employer, testOpensAt, similar, hasNotice }, 200);
    },
  )
  .get(
    "/:id/application",
    candidate,
    answeredWhileLoggedIn,
    describe({
      summary: "Retrieve your application for a job",
      detail: "404 when there is none.",
      answers: { 200: application },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const { id } = await findApplication(service, userId, idParam(c.req.param("id")));
      return c.json(await applicationDetail(service, userId, id), 200);
    },
  )
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
      summary: "Be told when a slot of a full job comes free",
      detail: `Idempotent. You are told once, by day, and slots go to whoever comes first. At most ${NOTICES_MAX} jobs.`,
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
      summary: "Not be told of free slots of a job",
      detail: "Idempotent.",
      answers: { 204: null },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const job = await findJob(service, idParam(c.req.param("id")), userId);
      await endNotice(service, userId, job.id);
      return c.body(null, 204);
    },
  )
  .get(
    "/:id/assessment-link",
    candidate,
    answeredWhileLoggedIn,
    describe({
      summary: "Retrieve the link of your test",
      answers: { 200: linkOutput },
      refuses: ["not_at_test"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const application = await findApplication(service, userId, idParam(c.req.param("id")));
      if (!isAtTest(application.status)) throw new Failure("not_at_test");
      return c.json({ link: await assessmentLink(service, application.id) }, 200);
    },
  );

export const savedJobs = new Hono<ApiEnv>().get(
  "/",
  candidate,
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
    const shown = page.cut(rows, ({ savedAt, id }) => ({ savedAt, jobId: id }));
    return c.json(
      shown.map((row) => ({ job: toJob(row) })),
      200,
    );
  },
);
