import { expect, test } from "vitest";
import { call, logIn, uploadResume } from "./person";

async function jobWithSlots() {
  const { body } = await call("GET", "/user/jobs?category=Sales&limit=100");
  return body.find((job: any) => job.assessment && job.maxApplicants - job.applicantsCount > 5);
}

test("a deleted resume stays for the employer when an application uses it, and only then", async () => {
  const { token } = await logIn();
  const { body: used } = await uploadResume(token, "used.pdf");
  const { body: spare } = await uploadResume(token, "spare.pdf");
  const job = await jobWithSlots();
  const applied = await call("POST", "/user/jobs/apply", {
    token,
    json: { jobId: job.id, resumeId: used.id },
  });
  expect(applied.status).toBe(201);

  for (const { id } of [used, spare]) {
    expect((await call("DELETE", `/user/resume/${id}`, { token })).status).toBe(204);
  }
  expect((await call("GET", "/user/resume", { token })).body).toEqual([]);
  expect((await fetch(used.fileUrl)).status).toBe(200);
  expect((await fetch(spare.fileUrl)).status).toBe(404);
});
