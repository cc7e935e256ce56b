import { expect, inject, test } from "vitest";
import { query } from "../support/api/database";
import { postJob } from "../support/api/staff";

// Runs alone: a job that another test posts meanwhile would get an id above the large ones here.

test("the sitemap lists only ranges of jobs that contain an open one", async () => {
  const { id } = await postJob();
  const far = (n: number) => 7_000_000 + n * 10_000;
  const copy = `insert into jobs (id, title, company, company_id, location, application_price, max_applicants,
      job_detail, category, closed_at, created_at)
    select ?, title, company, company_id, location, application_price, max_applicants, job_detail, category,
      ?, created_at from jobs where id = ?`;
  await query(copy, [far(0) + 1, null, id]);
  await query(copy, [far(2), "2026-01-01T00:00:00.000Z", id]);
  await query(copy, [far(3), null, id]);
  const listed = (await (await fetch(`${inject("product")}/sitemap.xml`)).text()).match(
    /jobs-7\d\d\.xml/g,
  );
  await query("delete from jobs where id > 7000000");
  expect(listed).toEqual(["jobs-701.xml", "jobs-703.xml"]);
});
