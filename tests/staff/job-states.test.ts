import { expect, test } from "vitest";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, postUnverifiedJob, staffToken } from "../support/api/staff";

const act = (id: number, name: string, json?: object) =>
  call("POST", `/ops/jobs/${id}/${name}`, { token: staffToken(), json });
const stateOf = async (id: number) =>
  (await call("GET", `/ops/jobs/${id}`, { token: staffToken() })).body.jobState;

test("jobs with the same company name share a draft company, and never a company with members", async () => {
  const first = (await postUnverifiedJob({ company: "Neem Tree Foods" })) as any;
  const same = (await postUnverifiedJob({ company: "neem  treefoods" })) as any;
  expect(first.employer).toEqual({
    id: expect.any(Number),
    name: "Neem Tree Foods",
    isVerified: false,
    facts: [],
  });
  expect(same.employer).toEqual(first.employer);

  // Once the company has an owner, a new job with this company name gets another company until
  // staff say otherwise.
  await query(
    "insert into company_members (company_id, email, role, created_at) values (?, ?, 'owner', ?)",
    [first.employer.id, `owner-${first.employer.id}@neem.in`, new Date().toISOString()],
  );
  const other = (await postUnverifiedJob({ company: "Neem Tree Foods" })) as any;
  expect(other.employer.id).not.toBe(first.employer.id);
  const named = (await postUnverifiedJob({ companyId: first.employer.id })) as any;
  expect([named.company, named.employer.id]).toEqual(["Kaveri Care", first.employer.id]);
  expect(
    (await call("POST", "/ops/jobs", { token: staffToken(), json: { companyId: 999_999_999 } }))
      .status,
  ) //
    .toBe(404);
});

test("a job stays with its company when staff send the name that it has", async () => {
  const { id, company, employer } = (await postJob({ company: "Rekha Motors" })) as any;
  await query("update companies set state = 'verified' where id = ?", [employer.id]);
  const patch = async (json: object) =>
    (await call("PATCH", `/ops/jobs/${id}`, { token: staffToken(), json })).body.employer.id;
  expect(await patch({ company, maxApplicants: 9 })).toBe(employer.id);
  expect(await patch({ company: "Other Motors" })).not.toBe(employer.id);
});

test("the list by unpaid holds accepts no filter by state", async () => {
  const list = (search: string) => call("GET", `/ops/jobs?${search}`, { token: staffToken() });
  expect((await list("sort=unpaidHolds")).status).toBe(200);
  expect(await list("sort=unpaidHolds&state=closed")).toMatchObject({
    status: 422,
    body: { fields: { state: expect.any(String) } },
  });
});

test("a suspended or refused company can't have an open job", async () => {
  const job = (await postJob({ company: "Closed Gate Traders" })) as any;
  await act(job.id, "close");
  await query("update companies set state = 'refused' where id = ?", [job.employer.id]);
  const refused = { status: 409, body: { code: "company_not_hiring" } };
  expect(await act(job.id, "open")).toMatchObject(refused);
  const json = { companyId: job.employer.id };
  const otherJob = (await postJob()) as any;
  expect(
    await call("PATCH", `/ops/jobs/${otherJob.id}`, { token: staffToken(), json }),
  ).toMatchObject(refused);
});

test("a paused job takes no claims, and opens again; a job that was never submitted can't be approved", async () => {
  const job = await postJob();
  expect(await act(job.id, "pause")).toMatchObject({ status: 200, body: { isClosed: true } });
  expect(await stateOf(job.id)).toBe("paused");
  // Everyone can still read the job.
  expect((await call("GET", `/user/jobs/${job.id}`)).body.isClosed).toBe(true);
  expect((await act(job.id, "pause")).status).toBe(200);
  expect(await act(job.id, "open")).toMatchObject({ status: 200, body: { isClosed: false } });
  const wrong = { status: 409, body: { code: "invalid_job_state" } };
  expect(await act(job.id, "return", { reason: "The pay is missing." })).toMatchObject(wrong);
  await act(job.id, "close");
  expect(await act(job.id, "pause")).toMatchObject(wrong);
  expect(await act(job.id, "approve")).toMatchObject(wrong);
  const [entry] = await query(
    "select role, before, after from audit_log where action = 'job.pause' and subject = ?",
    [String(job.id)],
  );
  expect(entry).toMatchObject({
    role: "admin",
    before: '{"state":"open"}',
    after: '{"state":"paused"}',
  });
});

test("a job's terms are read from its text, and stated terms come first", async () => {
  const job = (await postJob({ location: "Pune · Hybrid" })) as any;
  expect(job).toMatchObject({
    city: "Pune",
    payFrom: 300_000,
    payTo: null,
    payPeriod: "year",
    remote: null,
    rounds: 1,
    interviewWithinDays: 14,
    answerWithinDays: 7,
    openings: null,
  });
  const stated = {
    city: "Pimpri",
    state: "Maharashtra",
    payFrom: 20_000,
    payPeriod: "month",
    rounds: 2,
    type: "full_time",
    schooling: "12th",
    shift: "night",
    experienceYears: 1,
    openings: 3,
  };
  const path = `/ops/jobs/${job.id}`;
  expect((await call("PATCH", path, { token: staffToken(), json: stated })).body).toMatchObject({
    ...stated,
    payTo: null,
  });
  const { token } = await logIn();
  expect((await call("GET", `/user/jobs/${job.id}`, { token })).body).toMatchObject(stated);
  for (const wrong of [{ applicationPrice: 1_000 }, { rounds: 3 }, { interviewWithinDays: 31 }]) {
    expect((await call("PATCH", path, { token: staffToken(), json: wrong })).status).toBe(422);
  }
});
