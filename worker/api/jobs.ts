import { Hono } from "hono";
import * as z from "zod";
import { applicationOfJob } from "../../db/application/applications";
import { noticeOf } from "../../db/application/notices";
import { attemptsInTheWay } from "../../db/assessment/attempts";
import { companyOfJob } from "../../db/company/record";
import { publishedJob } from "../../db/job/jobs";
import { readyResume } from "../../db/resume/resumes";
import { isUnseen } from "../../db/search/digests";
import { application, assessmentLink as linkOutput } from "../contract/applications";
import { forYouQuery, jobForYou } from "../contract/job/for-you";
import { applyInput, jobAlone, job as jobOutput, jobsQuery } from "../contract/job/jobs";
import { COUNT_HEADER, READ_AS_HEADER, readAsText } from "../contract/job/read-as";
import { id as idSchema } from "../contract/values";
import { apply } from "../domain/booking/application/application";
import {
  mayApplyAgain,
  opensAgainAt,
  pausedSince,
} from "../domain/booking/application/application.rules";
import { honourRecord } from "../domain/employers/company/record";
import { findJob } from "../domain/employers/job/job";
import { searchJobs } from "../domain/employers/job/search/search";
import { searchWords, uncountedWords } from "../domain/employers/job/search/search.rules";
import { similarJobs } from "../domain/employers/job/search/similar";
import { toJob } from "../domain/employers/job/view";
import { networkOf } from "../domain/network.rules";
import { assessmentLink } from "../domain/outcome/assessment/test-link";
import { jobsForYou as find, noteSeen } from "../domain/read/search/for-you";
import { applicationDetail, newApplication } from "../domain/read/views/application-detail";
import type { Service } from "../domain/service";
import { isAtTest } from "../facts/guarantee/statuses";
import { FOR_YOU } from "../facts/jobs/jobs";
import { OPENINGS_COUNTED } from "../facts/jobs/openings";
import { LIMITS } from "../facts/limits/limits";
import { Failure } from "../failure";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, anyone, candidate } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { inOrderOfPerson } from "./request/in-order";
import { idParam, inBody, type Lookup, pageOf, valid } from "./request/valid";

const jobCursor = z.object({
  rank: z.number().int().min(0).max(100),
  id: idSchema,
  isSecond: z.boolean(),
});

const jobSent = inBody("jobId", (c, id) => publishedJob(c.var.service.db, id));
const resumeSent = inBody("resumeId", (c, id) => readyResume(c.var.service.db, c.var.userId, id));
const jobAndResume: Lookup = async (c, input) => {
  await jobSent(c, input);
  await resumeSent(c, input);
};

async function findApplication(service: Service, userId: number, jobId: number) {
  const [row] = await applicationOfJob(service.db, userId, jobId, service.now.toISOString());
  // A candidate whose failed test is long enough ago may apply again, so the old one is hidden.
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
          "How a search was read, where that is not as it was typed: JSON, percent-encoded, of lists of words `shown` in place of others, `dropped`, `kept`, left out for the last jobs `also`, places `near` that are searched, too, kinds of work of which there is `none`, what was `searched` without the words around it, and what was `ignored`; of the pay that was typed as `payFrom`; and of `asksPlace` where “near me” was typed and no place. On the first page alone",
        [COUNT_HEADER]: `How many jobs there are, counted up to ${OPENINGS_COUNTED}: on a first page that others follow`,
      },
    }),
    async (c) => {
      const { service, viewer } = c.var;
      const { q, ...query } = c.req.valid("query");
      const words = q ? searchWords(q) : undefined;
      const page = await pageOf(c, { ...query, q: words?.join(" ") }, jobCursor);
      const { rows, readAs, isSecond, count } = await searchJobs(
        service,
        { ...query, words, uncounted: q ? uncountedWords(q) : [] },
        page.after,
        page.limit,
        viewer,
      );
      const pageRows = page.cut(rows, ({ rank, position }) => ({ rank, id: position, isSecond }));
      if (readAs) c.header(READ_AS_HEADER, readAsText(readAs));
      if (count !== undefined) c.header(COUNT_HEADER, String(count));
      return c.json(pageRows.map(toJob), 200);
    },
  )
  .post(
    "/apply",
    inOrderOfPerson,
    candidate,
    idempotent,
    valid("json", applyInput, jobAndResume),
    describe({
      summary: "Apply for a job",
      detail: "Claims a slot and fixes the price. The test link is sent by email and notification.",
      answers: { 201: application },
      refuses: [
        "blocked",
        "not_found",
        "already_applied",
        "profile_incomplete",
        "no_slots_left",
        "job_closed",
        "company_suspended",
        "too_many_holds",
        "too_many_requests",
        "no_assessment",
        "test_paused",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const { jobId, resumeId } = c.req.valid("json");
      const address = c.req.header("CF-Connecting-IP");
      const applied = await apply(service, { userId, jobId, resumeId }, [
        { limit: LIMITS.appliesOfPerson, of: userId },
        { limit: LIMITS.appliesOfNetwork, of: address ? networkOf(address) : null },
      ]);
      return c.json(await newApplication(service, applied), 201);
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

export const jobsForYou = new Hono<ApiEnv>().get(
  "/",
  candidate,
  answeredWhileLoggedIn,
  valid("query", forYouQuery),
  describe({
    group: "Jobs",
    summary: "List jobs for you",
    detail: `At most ${FOR_YOU} open jobs with an open slot that you have not seen, saved or applied for, each with what of yours it is like: a saved search, the answers of your resume, or a job that you applied for, saved or looked at. Of their details only the first points of Category, Job Type and Salary.`,
    answers: { 200: z.array(jobForYou) },
  }),
  async (c) => {
    const { service, userId } = c.var;
    return c.json(await find(service, userId, c.req.valid("query").except), 200);
  },
);
