import { expect, test } from "vitest";
import { inHours, paid, setInterview } from "../support/api/applicant";
import { giveJob, own, submitted } from "../support/api/companies";
import { signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { succeeded } from "../support/client";

test("staff who work for a company can't decide about it", async () => {
  const { id, owner } = await submitted();
  const admin = await signInStaff("admin");
  const join =
    "insert into company_members (company_id, email, role, created_at, proven_at) values (?, ?, 'front_desk', ?, ?)";
  const at = new Date().toISOString();
  await query(join, [id, admin.email, at, at]);
  const job = await postJob();
  const { id: applicationId } = await paid(job.id);
  await setInterview(applicationId, inHours(30));
  const [{ id: interviewId } = { id: 0 }] = await query(
    "select id from interviews where application_id = ?",
    [applicationId],
  );
  await giveJob(id, job.id);
  await query("update interviews set state = 'disputed' where id = ?", [interviewId]);

  const reason = { reason: "The register says so." };
  const acts = {
    [`/companies/${id}/verify`]: { kind: "gstin", detail: "Active" },
    [`/companies/${id}/refuse`]: reason,
    [`/companies/${id}/suspend`]: reason,
    [`/companies/${id}/resume`]: undefined,
    [`/jobs/${job.id}/approve`]: {},
    [`/jobs/${job.id}/return`]: reason,
    [`/interviews/${interviewId}/decision`]: { ...reason, outcome: "held" },
  };
  const by = ({ token }: { token: string }, path: string, json?: unknown) =>
    call("POST", `/ops${path}`, { token, json });
  for (const [path, json] of Object.entries(acts)) {
    const { status, body } = await by(admin, path, json);
    expect([path, status, body.code]).toEqual([path, 409, "own_company"]);
  }
  const changed = await call("PATCH", `/ops/companies/${id}`, {
    token: admin.token,
    json: { city: "Pune" },
  });
  expect(changed.body.code).toBe("own_company");

  // After leaving the company, they may decide about it.
  const leave = "update company_members set ended_at = ? where email = ?";
  await query(leave, [new Date().toISOString(), admin.email]);
  const evidence = { kind: "gstin", detail: "Active" };
  expect((await by(admin, `/companies/${id}/verify`, evidence)).status).toBe(200);

  await succeeded(own(owner, "PATCH", "", { name: "Other Textiles" }));
  const [{ id: proposal } = { id: 0 }] = await query(
    "select id from proposals where company_id = ? and state = 'open'",
    [id],
  );
  await query(leave, [null, admin.email]);
  const approved = await by(admin, `/proposals/${proposal}/approve`);
  const returned = await by(admin, `/proposals/${proposal}/return`, reason);
  expect([approved.body.code, returned.body.code]).toEqual(["own_company", "own_company"]);
});

test("a company that invites staff does not keep them from deciding about it", async () => {
  const { id, owner } = await submitted();
  const admin = await signInStaff("admin");
  const json = { email: admin.email, name: "Meera Rao", role: "front_desk" };
  await succeeded(call("POST", "/employer/team", { token: owner.token, json }));

  const by = (path: string, json: object) =>
    call("POST", `/ops/companies/${id}/${path}`, { token: admin.token, json });
  expect((await by("verify", { kind: "gstin", detail: "Active" })).status).toBe(200);
  expect((await by("suspend", { reason: "It asked candidates for money." })).status).toBe(200);
});
