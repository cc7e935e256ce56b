import { expect, test } from "vitest";
import { applied, paid } from "../support/api/applicant";
import { giveJob, verified } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

test("a company previews the messages of a withdrawal, but not who its applicants are", async () => {
  const { id } = await verified();
  const { token } = await signInMember({ role: "recruiter", company: id });
  const job = await postJob();
  await giveJob(id, job.id);
  const people = [await applied(job.id), await paid(job.id), await paid(job.id)];
  const json = { reason: "The shop moves away.", dryRun: true };
  const preview = await call("POST", `/employer/jobs/${job.id}/withdraw`, { token, json });
  expect(preview.body).toMatchObject({ people: 3, paise: 39_800 });
  const texts = preview.body.messages.map(({ text }: { text: string }) => text);
  expect(texts).toContainEqual(expect.stringContaining(json.reason));
  expect(new Set(texts).size).toBe(texts.length);
  const bodies = [preview.body, (await call("GET", `/employer/jobs/${job.id}`, { token })).body];
  for (const secret of people.flatMap(({ phone, email }) => [phone, email, "Asha Verma"])) {
    expect(JSON.stringify(bodies)).not.toContain(secret);
  }
});
