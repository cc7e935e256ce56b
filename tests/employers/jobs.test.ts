import { expect, test } from "vitest";
import { newCompany, signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { byStaff, DRAFT, hiring, verify } from "./own-jobs";

test("a draft is visible to its company only, is reviewed, and opens when the company is verified", async () => {
  const { ask, companyId } = await hiring();
  const { status, body: draft } = await ask("POST", "", { ...DRAFT, openings: 4 });
  expect(status).toBe(201);
  expect(draft).toMatchObject({ jobState: "draft", openings: 4, employer: { id: companyId } });
  expect(draft.assessment.questions[0].answer).toEqual(expect.any(Number));

  const hidden = async () => {
    const { token } = await logIn();
    const staff = staffToken();
    const { body: resume } = await uploadResume(token);
    const applying = { jobId: draft.id, resumeId: resume.id };
    const answers = await Promise.all([
      call("GET", `/user/jobs/${draft.id}`),
      call("GET", `/jobs/${draft.id}`),
      call("GET", `/user/jobs/${draft.id}/saveJob`, { token }),
      call("POST", "/user/jobs/apply", { token, json: applying }),
      call("GET", `/ops/jobs/${draft.id}`, { token: staff }),
      call("PATCH", `/ops/jobs/${draft.id}`, { token: staff, json: { title: "x" } }),
      byStaff(draft.id, "open"),
      byStaff(draft.id, "withdraw", { reason: "x" }),
    ]);
    const { body: listed } = await call("GET", "/ops/jobs?limit=5", { token: staff });
    return [...answers.map((one) => one.status), listed.some(({ id }: any) => id === draft.id)];
  };
  expect(await hidden()).toEqual([404, 404, 404, 404, 404, 404, 404, 404, false]);
  await ask("PATCH", `/${draft.id}`, { preparation: ["Bring your apron."] });
  const audited = async () => {
    const path = `/ops/audit?subject=${draft.id}&limit=100`;
    const { body } = await call("GET", path, { token: staffToken("support") });
    const lines = body.filter((one: any) => one.companyId === companyId);
    expect(lines.map(({ action }: any) => action)).toContain("job.create");
    return [draft.title, "Bring your apron."].map((text) => JSON.stringify(lines).includes(text));
  };
  expect(await audited()).toEqual([false, false]);

  expect((await ask("POST", `/${draft.id}/submit`)).body.jobState).toBe("submitted");
  expect(await audited()).toEqual([true, true]);
  expect((await call("GET", `/user/jobs/${draft.id}`)).status).toBe(404);
  expect(await byStaff(draft.id, "approve")).toMatchObject({
    status: 409,
    body: { code: "company_not_verified" },
  });
  await byStaff(draft.id, "return", { reason: "Say how long the shift is." });
  expect((await ask("GET", `/${draft.id}`)).body).toMatchObject({
    jobState: "returned",
    returnedBecause: "Say how long the shift is.",
  });
  await ask("PATCH", `/${draft.id}`, { jobDetail: { Shift: ["Night, 10 pm to 6 am"] } });
  await ask("POST", `/${draft.id}/submit`);
  // A change takes the job back from staff, so that it never changes while they review it.
  expect((await ask("PATCH", `/${draft.id}`, { title: "Night Baker" })).body).toMatchObject({
    jobState: "draft",
    title: "Night Baker",
    shift: "night",
  });
  await verify(companyId);
  expect((await byStaff(draft.id, "approve")).status).toBe(404);
  await ask("POST", `/${draft.id}/submit`);
  expect((await byStaff(draft.id, "approve")).body).toMatchObject({ isClosed: false });
  expect((await call("GET", `/user/jobs/${draft.id}`)).body).toMatchObject({
    title: "Night Baker",
    employer: { id: companyId },
  });
});

test("in an open job, changes that matter to candidates wait for staff, and the rest changes at once", async () => {
  const { ask, companyId } = await hiring();
  await verify(companyId);
  const { body: job } = await ask("POST", "", DRAFT);
  await ask("POST", `/${job.id}/submit`);
  await byStaff(job.id, "approve");
  const { body: changed } = await ask("PATCH", `/${job.id}`, {
    title: "Day Support",
    applicationPrice: 149,
    maxApplicants: 9,
    location: "Mysuru",
    jobDetail: { Salary: ["₹2,00,000 a year"] },
    openings: 3,
  });
  expect(changed).toMatchObject({
    title: "Night Support",
    applicationPrice: 199,
    maxApplicants: 9,
    openings: 3,
    proposal: {
      proposedBy: "Dev Nair",
      changes: {
        title: "Day Support",
        applicationPrice: 149,
        jobDetail: { Salary: ["₹2,00,000 a year"] },
      },
    },
  });
  expect(changed.proposal.changes).not.toHaveProperty("location");
  const { body: more } = await ask("PATCH", `/${job.id}`, {
    title: "Morning Support",
    jobDetail: { Hours: ["9 to 5"] },
  });
  expect(more.proposal.changes).toEqual({
    title: "Morning Support",
    applicationPrice: 149,
    jobDetail: { Salary: ["₹2,00,000 a year"], Hours: ["9 to 5"] },
  });
  expect((await call("GET", `/user/jobs/${job.id}`)).body.title).toBe("Night Support");
  const [waits] = (await call("GET", `/ops/proposals?jobId=${job.id}`, { token: staffToken() }))
    .body;
  expect(waits.changes).toContainEqual({
    field: "title",
    stands: "Night Support",
    proposed: "Morning Support",
  });
  const approve = () => call("POST", `/ops/proposals/${waits.id}/approve`, { token: staffToken() });
  expect((await Promise.all([approve(), approve()])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ]);
  expect((await call("GET", `/user/jobs/${job.id}`)).body).toMatchObject({
    title: "Morning Support",
    applicationPrice: 149,
    payFrom: 200_000,
    jobDetail: { Hours: ["9 to 5"] },
  });
  expect((await ask("GET", `/${job.id}`)).body.proposal).toBeNull();
  const waiting = await query("select state from proposals where job_id = ? order by id", [job.id]);
  expect(waiting.map(({ state }) => state)).toEqual(["replaced", "approved"]);
});

test("a company pauses, resumes and withdraws its own jobs, and can't open what staff closed", async () => {
  const { ask, companyId } = await hiring({ role: "owner" });
  await verify(companyId);
  const { body: job } = await ask("POST", "", DRAFT);
  await ask("POST", `/${job.id}/submit`);
  await byStaff(job.id, "approve");
  // A parallel repeat of the call has no further effect.
  const pauses = await Promise.all([1, 2, 3, 4].map(() => ask("POST", `/${job.id}/pause`)));
  expect(pauses.map(({ body }) => body.jobState)).toEqual(Array(4).fill("paused"));
  expect((await ask("POST", `/${job.id}/resume`)).body.jobState).toBe("open");
  await byStaff(job.id, "close");
  expect((await ask("POST", `/${job.id}/resume`)).body.code).toBe("invalid_job_state");
  for (const reason of [
    "Pay at evil.example",
    "Call 98765,43210",
    "me@shop",
    "See http://x",
    "98765x4321O",
  ]) {
    expect((await ask("POST", `/${job.id}/withdraw`, { reason })).body.fields).toHaveProperty(
      "reason",
    );
  }
  const gone = await ask("POST", `/${job.id}/withdraw`, {
    reason: "The shop moves. 24-11-2026 10:30",
  });
  expect(gone.body).toMatchObject({ jobState: "withdrawn" });
  expect((await ask("POST", `/${job.id}/submit`)).body.code).toBe("job_withdrawn");
  const [entry] = await query(
    "select actor_kind, role, company_id from audit_log where action = 'job.withdraw' and subject = ?",
    [String(job.id)],
  );
  expect(entry).toMatchObject({ actor_kind: "member", role: "owner", company_id: companyId });
});

test("a company can't reach another company's job, and the front desk can't reach any job", async () => {
  const one = await hiring();
  const other = await hiring();
  const { body: job } = await one.ask("POST", "", DRAFT);
  const calls: [string, string, object?][] = [
    ["GET", ""],
    ["PATCH", "", { title: "Mine" }],
    ["POST", "/submit"],
    ["POST", "/pause"],
    ["POST", "/resume"],
    ["POST", "/withdraw", { reason: "x" }],
  ];
  const desk = await signInMember({ role: "front_desk", company: one.companyId });
  for (const [method, path, json] of calls) {
    expect((await other.ask(method, `/${job.id}${path}`, json)).status).toBe(404);
    const mine = { token: desk.token, json };
    expect((await call(method, `/employer/jobs/${job.id}${path}`, mine)).status).toBe(403);
  }
  const { body: listed } = await other.ask("GET", "");
  expect(listed).toEqual([]);
  expect((await one.ask("GET", "")).body.map(({ id }: any) => id)).toEqual([job.id]);
  // A job can't be created in another company either.
  const refused = await one.ask("POST", "", { ...DRAFT, companyId: await newCompany() });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { companyId: expect.anything() } },
  });
});
