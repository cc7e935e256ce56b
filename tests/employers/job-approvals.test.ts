import { expect, test } from "vitest";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { byStaff, DRAFT, hiring, verify } from "./own-jobs";

test("parallel changes that are accepted are all kept, and a proposed value can be taken back", async () => {
  const { ask, companyId } = await hiring();
  await verify(companyId);
  const { body: job } = await ask("POST", "", DRAFT);
  await ask("POST", `/${job.id}/submit`);
  await byStaff(job.id, "approve");
  const changes = [{ title: "Day Support" }, { applicationPrice: 149 }, { location: "Hubli" }];
  const answers = await Promise.all(changes.map((change) => ask("PATCH", `/${job.id}`, change)));
  const acceptedChanges = changes.filter((_, n) => answers[n]?.status === 200);
  expect(acceptedChanges.length).toBeGreaterThan(0);
  for (const { status, body } of answers)
    expect([200, "stale_state"]).toContain(status === 200 ? status : body.code);
  const proposed = async () => (await ask("GET", `/${job.id}`)).body.proposal?.changes ?? null;
  expect(await proposed()).toEqual(Object.assign({}, ...acceptedChanges));

  await ask("PATCH", `/${job.id}`, { title: "Day Support", jobDetail: { Hours: ["9 to 5"] } });
  const rows = () => query("select id from proposals where job_id = ?", [job.id]);
  const before = (await rows()).length;
  // The same change again makes no second proposal.
  await ask("PATCH", `/${job.id}`, { title: "Day Support" });
  expect((await rows()).length).toBe(before);
  await ask("PATCH", `/${job.id}`, {
    title: DRAFT.title,
    applicationPrice: DRAFT.applicationPrice,
    location: DRAFT.location,
    jobDetail: { Hours: null },
  });
  expect(await proposed()).toBeNull();
});

test("a job can't change in the moment in which staff approve it", async () => {
  const { ask, companyId } = await hiring();
  await verify(companyId);
  const { body: job } = await ask("POST", "", DRAFT);
  for (let turn = 0; turn < 4; turn += 1) {
    await ask("POST", `/${job.id}/submit`);
    const title = `Changed ${turn}`;
    const [changed, approved] = await Promise.all([
      ask("PATCH", `/${job.id}`, { title }),
      byStaff(job.id, "approve"),
    ]);
    const { body: publicJob } = await call("GET", `/user/jobs/${job.id}`);
    expect([undefined, "stale_state"]).toContain(changed.body.code);
    if (approved.status !== 200) continue;
    expect(publicJob.title).not.toBe(title);
    break;
  }
});

test("staff approve the version of a job that they read, and no later one", async () => {
  const { ask, companyId } = await hiring();
  await verify(companyId);
  const { body: job } = await ask("POST", "", DRAFT);
  const submit = async () => (await ask("POST", `/${job.id}/submit`)).body.submittedAt;
  const firstSubmittedAt = await submit();
  await ask("PATCH", `/${job.id}`, { title: "Something else", applicationPrice: 999 });
  const asRead = (submittedAt: string) => ({ expect: { submittedAt } });
  const again = await submit();
  expect(await byStaff(job.id, "approve", asRead(firstSubmittedAt))).toMatchObject({
    status: 409,
    body: { code: "stale_state" },
  });
  expect((await byStaff(job.id, "approve", asRead(again))).status).toBe(200);
});
