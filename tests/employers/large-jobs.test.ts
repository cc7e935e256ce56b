import { afterAll, expect, test } from "vitest";
import { DETAIL_MAX, POINT_MAX } from "../../worker/facts/limits/texts";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { newDraft } from "../support/jobs";

const PAGE = 100;
/** Together larger than one answer of the database may be. */
const OLD_ROWS = 12;
const OLD_JSON = `'{"A":["' || replace(hex(zeroblob(450000)), '00', 'xx') || '"]}'`;

let company = 0;
afterAll(async () => {
  // Other tests do not need these rows.
  await query("delete from proposals where company_id = ?", [company]);
  await query("delete from audit_log where subject = ?", [`old-${company}`]);
  await query(
    "delete from jobs where company_id = ? and id not in (select job_id from assessments)",
    [company],
  );
});

/** Details whose JSON has exactly this many characters, most of them of three bytes. */
function detailOf(letters: number) {
  const detail: Record<string, string[]> = { Work: [] };
  for (let remaining = 1; remaining > 0; ) {
    remaining = letters - JSON.stringify(detail).length - 3;
    if (remaining > 0)
      detail.Work?.push("न".repeat(Math.min(remaining + (detail.Work.length ? 0 : 1), POINT_MAX)));
  }
  return detail;
}

test("the text of a job has a maximum length, and so has a page of the longest jobs", async () => {
  const { token, companyId } = await signInMember({ role: "owner" });
  company = Number(companyId);
  const own = (method: string, path = "", json?: object) =>
    call(method, `/employer/jobs${path}`, { token, json });
  const draft = (jobDetail: object) => own("POST", "", { ...newDraft(), jobDetail });
  const longest = detailOf(DETAIL_MAX);
  expect(JSON.stringify(longest)).toHaveLength(DETAIL_MAX);
  const { body: job, status } = await draft(longest);
  expect(status).toBe(201);
  const [point = "", ...rest] = longest.Work ?? [];
  const wide = Array.from({ length: 18 }, (_, n) => [
    `H${n}`,
    Array(50).fill("x".repeat(POINT_MAX)),
  ]);
  for (const wrong of [{ Work: [`${point.slice(1)}ab`, ...rest] }, Object.fromEntries(wide)])
    expect((await draft(wrong)).body.fields).toHaveProperty("jobDetail");
  const patch = (jobDetail: object) => own("PATCH", `/${job.id}`, { jobDetail });
  expect((await patch({ More: ["x"] })).body.fields).toHaveProperty("jobDetail");
  expect((await patch({ Work: null, A: ["a"] })).status).toBe(200);
  // Parallel changes that each add a little can't exceed the maximum either.
  const half = { length: DETAIL_MAX * 0.6 };
  const added = ["B", "C", "D"].map((name) => patch({ [name]: detailOf(half.length).Work }));
  const answers = (await Promise.all(added)).map((one) => one.status);
  expect(answers.filter((one) => one === 200)).toHaveLength(1);

  await own("POST", `/${job.id}/submit`);
  const names =
    "title, company, location, application_price, max_applicants, category, created_at, company_id, closed_as, closed_at";
  const copies = (count: number, detail: string) =>
    query(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
        insert into jobs (${names}, job_detail) select ${names}, ${detail} from jobs, n where id = ?`,
      [count, job.id],
    );
  const staff = staffToken("support");
  const pages = async () => {
    const answers = await Promise.all([
      own("GET", `?limit=${PAGE}`),
      call("GET", `/ops/jobs?limit=${PAGE}`, { token: staff }),
      call("GET", "/ops/jobs?state=submitted", { token: staff }),
    ]);
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200]);
    return answers[0].body;
  };
  await copies(PAGE, `'${JSON.stringify(longest)}'`);
  expect((await pages()).map((one: any) => one.jobDetail)).toEqual(Array(PAGE).fill(longest));

  // The database contains older rows that are larger than the API allows.
  await copies(OLD_ROWS, OLD_JSON);
  const [old] = await pages();
  expect(old.jobDetail).toEqual({});
  const { body: alone } = await call("GET", `/ops/jobs/${old.id}`, { token: staff });
  expect(alone.jobDetail.A[0]).toHaveLength(900_000);
  await query(
    `insert into proposals (company_id, job_id, changes, state, proposed_by, proposed_at)
      select company_id, id, ${OLD_JSON}, 'open', 'x', created_at from jobs
      where company_id = ? order by id desc limit ?`,
    [company, OLD_ROWS],
  );
  await query(
    `insert into audit_log (actor_kind, staff, action, subject, detail, before, after, at)
      select 'token', 'x', 'job.change', ?, job_detail, job_detail, job_detail, created_at from jobs
      where company_id = ? order by id desc limit ?`,
    [`old-${company}`, company, OLD_ROWS],
  );
  for (const path of ["/ops/proposals?limit=100", `/ops/audit?subject=old-${company}&limit=100`])
    expect((await call("GET", path, { token: staff })).status).toBe(200);
});
