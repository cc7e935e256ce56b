import { describe, expect, test } from "vitest";
import { applied } from "../support/api/applicant";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { openedTest } from "../support/api/steps";

/** Spellings of this number that a lenient parser accepts. */
const odd = (id: number) => [
  `0x${id.toString(16)}`,
  `${id}e0`,
  `${id}.0`,
  ` ${id}`,
  `+${id}`,
  `0${id}`,
  [id],
  [String(id)],
  true,
];

describe("a number in a body that is not in plain digits is refused", () => {
  test("the application, in every call about its payment", async () => {
    const { id: job } = await postJob();
    const { token, id } = await applied(job);
    for (const applicationId of odd(id)) {
      const order = { amount: "19900", applicationId };
      const created = await call("POST", "/user/payment/create-order", { token, json: order });
      expect([applicationId, created.status]).toEqual([applicationId, 404]);
      const checked = await call("POST", "/user/payment/check-order", {
        token,
        json: { applicationId },
      });
      expect([applicationId, checked.status]).toEqual([applicationId, 404]);
    }
    const plain = { amount: "19900", applicationId: String(id) };
    const created = await call("POST", "/user/payment/create-order", { token, json: plain });
    expect(created.status).toBe(409);
  });

  test("the job and the resume, when a candidate applies", async () => {
    const { id: job } = await postJob();
    const { token } = await logIn();
    const { body: resume } = await uploadResume(token);
    for (const jobId of odd(job)) {
      const json = { jobId, resumeId: resume.id };
      const answer = await call("POST", "/user/jobs/apply", { token, json });
      expect([jobId, answer.status]).toEqual([jobId, 404]);
    }
    for (const resumeId of odd(resume.id)) {
      const json = { jobId: job, resumeId };
      const answer = await call("POST", "/user/jobs/apply", { token, json });
      expect([resumeId, answer.status]).toEqual([resumeId, 404]);
    }
  });

  test("the job, when somebody asks support about it", async () => {
    const { id: job } = await postJob();
    const query = { subject: "About a job", description: "Is this job real, please?" };
    for (const jobId of odd(job)) {
      const answer = await call("POST", "/user/queries", { json: { ...query, jobId } });
      expect([jobId, answer.status, Object.keys(answer.body.fields)]).toEqual([
        jobId,
        422,
        ["jobId"],
      ]);
    }
  });

  test("the question and the option of a test", async () => {
    const { token, id } = await applied((await postJob()).id);
    const test = await openedTest(token, id);
    await call("POST", `/user/assessments/${test}/start`);
    for (const question of ["0x0", "0e0", "00", "", " 0", [0], [], false]) {
      const json = { question, option: 0 };
      const answer = await call("PUT", `/user/assessments/${test}/answers`, { json });
      expect([question, answer.status]).toEqual([question, 422]);
    }
  });
});

test("a number in a query string that is not in plain digits is refused", async () => {
  const token = staffToken();
  const paths = [
    "/ops/applications?jobId=",
    "/ops/applications?companyId=",
    "/ops/interviews?jobId=",
    "/ops/interviews?companyId=",
    "/ops/money?jobId=",
    "/ops/money?companyId=",
    "/ops/proposals?companyId=",
    "/ops/proposals?jobId=",
    "/ops/jobs?limit=",
    "/ops/owed?limit=",
    "/user/jobs?limit=",
  ];
  for (const path of paths)
    for (const text of ["0x10", "1e1", "%2010", "10.0", "%2B10", "010"]) {
      const caller = path.startsWith("/user") ? {} : { token };
      const { status } = await call("GET", `${path}${text}`, caller);
      expect([path, text, status]).toEqual([path, text, 422]);
    }
});
