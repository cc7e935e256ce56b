import { expect, test } from "vitest";
import { seedCompanies } from "../../local/demonstration/companies";
import { seedJobs } from "../../local/demonstration/jobs";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { succeeded } from "../support/client";

const companyId = async (name: string) =>
  Number((await query("select min(id) as id from companies where name = ?", [name]))[0]?.id);

test("the checks, the record, the jobs and the dates of a seeded company agree", async () => {
  for (const { name, checks, address } of seedCompanies) {
    const id = await companyId(name);
    const company = await succeeded(call("GET", `/user/companies/${id}`));
    const seeded = seedJobs.filter((job) => job.company === name);
    const takenCount = seeded.reduce((sum, job) => sum + job.taken, 0);
    const isChecked = checks.length > 0;
    expect({ name, isVerified: company.isVerified }).toEqual({ name, isVerified: isChecked });
    expect(company.facts.map(({ kind }: { kind: string }) => kind).sort()).toEqual(
      [...checks].sort(),
    );

    const { record, since } = company;
    const heldCount = record.heldByCode + record.heldByWord;
    const counts = {
      met: isChecked ? heldCount : record.free,
      promised: record.promised - heldCount,
    };
    expect({ name, ...counts }).toEqual({ name, met: takenCount, promised: 0 });
    expect([record.answersDue, record.answeredInTime]).toEqual([heldCount, heldCount]);

    const own = await query(
      `select j.created_at as posted, j.application_price as price, a.price as paid, i.at as met,
          i.interviewer, coalesce(i.place, i.link) as place, a.applied_at as applied
        from jobs j join applications a on a.job_id = j.id join interviews i on i.application_id = a.id
        where j.company_id = ? and a.claim_id like 'seed-%'`,
      [id],
    );
    expect(own).toHaveLength(takenCount);
    for (const one of own) {
      const dates = [since, String(one.posted), String(one.applied), String(one.met)];
      expect(dates).toEqual([...dates].sort());
      for (const { checkedAt } of company.facts) expect(checkedAt < String(one.posted)).toBe(true);
      expect(one.paid).toBe(isChecked ? one.price : 0);
      expect(String(one.place).startsWith("https://") || String(one.place).endsWith(address)).toBe(
        true,
      );
    }
    expect(new Set(own.map(({ interviewer }) => interviewer)).size).toBeLessThanOrEqual(1);
  }
});

test("a seeded job of an unverified company costs nothing", async () => {
  for (const { name } of seedCompanies.filter(({ checks }) => checks.length === 0)) {
    const { jobs } = await succeeded(call("GET", `/user/companies/${await companyId(name)}`));
    for (const job of jobs) expect(job).toMatchObject({ applicationPrice: 0 });
    expect(jobs.length).toBeGreaterThan(0);
  }
});
