import { expect, test } from "vitest";
import { inHours, paid, setInterview } from "../support/api/applicant";
import { giveJob, verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";

/** The applications that a list showed, from the audit log. */
async function shownIn(action: string, subject: string | number, role: string) {
  const rows = await query(
    "select detail from audit_log where action = ? and subject = ? and role = ? order by id",
    [action, String(subject), role],
  );
  return rows.map(({ detail }) => JSON.parse(String(detail)).applications);
}

/** The roles that read this candidate, from the audit log. */
const readersOf = (id: number) =>
  query(
    "select role from audit_log where action = 'application.read' and subject = ? order by id",
    [String(id)],
  );

test("a list of candidates that staff open is one row of the audit log, and an empty list is not logged", async () => {
  const token = staffToken("support");
  const job = await postJob();
  const ofJob = `/ops/applications?jobId=${job.id}`;
  expect(await succeeded(call("GET", ofJob, { token }))).toEqual([]);
  expect(await shownIn("applications.read", job.id, "support")).toEqual([]);
  const [one, other] = [await paid(job.id), await paid(job.id)];
  const [{ resume, candidate }] = await succeeded(call("GET", ofJob, { token }));
  expect([resume.fileUrl, candidate.phone]).toEqual([expect.any(String), expect.any(String)]);
  expect(await shownIn("applications.read", job.id, "support")).toEqual([[other.id, one.id]]);

  await succeeded(setInterview(one.id, inHours(72)));
  const company = await verified();
  await giveJob(company.id, job.id);
  const [{ application }] = await succeeded(
    call("GET", `/ops/interviews?jobId=${job.id}&companyId=${company.id}`, { token }),
  );
  expect(application.resume.fileUrl).toEqual(expect.any(String));
  expect(await shownIn("interviews.read", "all", "support")).toContainEqual([one.id]);
});

test("an action that changes nothing is logged as opening its candidate too", async () => {
  const job = await postJob();
  const company = await verified();
  await giveJob(company.id, job.id);
  const { id } = await paid(job.id);
  const undo = (path: string, token: string) =>
    succeeded(call("POST", `${path}/applications/${id}/result/undo`, { token }));
  expect((await undo("/employer", company.owner.token)).name).toBe("Asha Verma");
  expect(await readersOf(id)).toEqual([{ role: "owner" }]);
  await undo("/ops", staffToken());
  expect(await readersOf(id)).toEqual([{ role: "owner" }, { role: "admin" }]);
});
