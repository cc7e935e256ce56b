import { expect, test } from "vitest";
import { wrongOption } from "../support/answer-key";
import { applied, assessmentToken } from "../support/api/applicant";
import { call, runSchedule } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { takeTest } from "../support/api/steps";
import { eventually } from "../support/eventually";
import { SHORT_TEST_JOB } from "../support/jobs";

// Towns of the known list in which other tests have no jobs of this category.
const CATEGORY = "Marketing";
const post = (location: string, changes: object = {}) =>
  postJob({ location, jobDetail: { Category: [CATEGORY] }, ...changes });
const token = staffToken();
const close = (id: number) => call("POST", `/ops/jobs/${id}/close`, { token });
const similarTo = async (id: number, viewer?: string) => {
  const { body } = await call("GET", `/user/jobs/${id}`, viewer ? { token: viewer } : {});
  return body.similar?.map((job: { id: number }) => job.id);
};

test("a closed or full job names at most three of its category with free slots, its own town first", async () => {
  const near = await post("Salt Lake, Kolkata", { city: "Salt Lake" });
  const own = await post("Howrah · Hybrid");
  const job = await post("Howrah");
  await post("Howrah", { jobDetail: { Category: ["Finance"] } });
  await post("Gwalior");
  const full = await post("Howrah", { maxApplicants: 1 });
  await applied(full.id);
  expect(await similarTo(job.id)).toBeUndefined();
  await close(job.id);
  const similarIds = await eventually(
    async () => {
      // The schedule indexes the places of new jobs, and those of other tests may come first.
      await runSchedule();
      return similarTo(job.id);
    },
    (ids) => ids.includes(near.id),
  );
  expect(similarIds.slice(0, 2)).toEqual([own.id, near.id]);
  expect(similarIds.length).toBeLessThanOrEqual(3);
  expect((await similarTo(full.id)).slice(0, 2)).toEqual([own.id, near.id]);
  const [first, second, third] = [await post("Howrah"), await post("Howrah"), await post("Howrah")];
  expect(await similarTo(job.id)).toEqual([third.id, second.id, first.id]);
  // A job for which the candidate has applied is left out.
  const candidate = await applied(third.id);
  expect(await similarTo(job.id, candidate.token)).toEqual([second.id, first.id, own.id]);
});

test("a candidate who failed a test is shown other jobs, and a running application shows none", async () => {
  const other = await post("Ujjain");
  const candidate = await applied((await post("Ujjain")).id);
  const read = async () =>
    (await call("GET", `/user/applications/${candidate.id}`, { token: candidate.token })).body;
  expect((await read()).similar).toBeUndefined();
  await takeTest(await assessmentToken(candidate), wrongOption);
  const { similar } = await read();
  const { title, company } = SHORT_TEST_JOB;
  expect(similar[0]).toMatchObject({ id: other.id, title, company, location: "Ujjain" });
});
