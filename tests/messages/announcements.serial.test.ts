import { expect, test } from "vitest";
import { applied } from "../support/api/applicant";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

const admin = staffToken();
const announce = (title: string, audience: unknown) =>
  call("POST", "/ops/announcements", {
    token: admin,
    json: { title, body: "On Sunday from 2 to 3 am.", audience },
  });

async function titles(token: string): Promise<string[]> {
  const { body } = await call("GET", "/user/notifications?limit=100", { token });
  return body.map((n: { notification: { title: string } }) => n.notification.title);
}
const until = (token: string, title: string) =>
  eventually(
    () => titles(token),
    (list) => list.includes(title),
  );

test("an announcement reaches everyone, a job's applicants, or a category's", async () => {
  const name = `Kind ${Date.now()}`;
  const [job, other] = [
    await postJob({ jobDetail: { Category: [name] } }),
    await postJob({ jobDetail: { Category: [name] } }),
  ];
  const [inJob, inCategory, outside] = [
    await applied(job.id),
    await applied(other.id),
    await logIn(),
  ];
  expect(await announce("Job news", { jobId: job.id })).toMatchObject({
    status: 201,
    body: { id: expect.any(Number), title: "Job news" },
  });
  await announce("Category news", { category: name });
  await announce("Maintenance", "all");
  await until(outside.token, "Maintenance");
  await until(inJob.token, "Job news");
  await until(inCategory.token, "Category news");
  const news = (list: string[]) => list.filter((title) => /news|Maintenance/.test(title)).sort();
  await until(inJob.token, "Maintenance");
  await until(inJob.token, "Category news");
  expect(news(await titles(inJob.token))).toEqual(["Category news", "Job news", "Maintenance"]);
  await until(inCategory.token, "Maintenance");
  expect(news(await titles(inCategory.token))).toEqual(["Category news", "Maintenance"]);
  expect(news(await titles(outside.token))).toEqual(["Maintenance"]);
});

test("an announcement to an invalid audience is refused", async () => {
  expect((await announce("To whom", "nobody")).status).toBe(422);
  expect((await announce("To whom", { jobId: 999_999 })).status).toBe(404);
  expect((await announce("", "all")).status).toBe(422);
});
