import { beforeAll, expect, test } from "vitest";
import { DAY_LIMITS } from "../../worker/facts/guarantee/guarantee";
import { LIMITS } from "../../worker/facts/limits/limits";
import { giveJob, type OwnCompany, own, verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { fill } from "../support/api/limits";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { dateInDays, newDay } from "../support/interview-days";
import { newDraft } from "../support/jobs";

let company: OwnCompany;
let job: { id: number };
beforeAll(async () => {
  company = await verified();
  job = await postJob();
  await giveJob(company.id, job.id);
});

const ask = (method: string, path: string, json?: object) =>
  call(method, `/employer${path}`, { token: company.owner.token, json });
const offer = (changes: object) => ask("POST", `/jobs/${job.id}/days`, newDay(changes));

test("a company's writes are limited, and it is told when it can go on", async () => {
  const { body: day } = await offer({ date: dateInDays(9) });
  const path = `/jobs/${job.id}/days/${day.id}`;
  let turns = 0;
  const limited = [
    [LIMITS.draftsOfCompany, () => ask("POST", "/jobs", newDraft()), 201],
    [LIMITS.jobChangesOfCompany, () => ask("PATCH", `/jobs/${job.id}`, { openings: 3 }), 200],
    [
      LIMITS.jobChangesOfCompany,
      () => ask("POST", `/jobs/${job.id}/${turns++ % 2 ? "resume" : "pause"}`),
      200,
    ],
    [LIMITS.daysOfCompany, () => offer({ date: dateInDays(10) }), 201],
    [LIMITS.dayChangesOfCompany, () => ask("PATCH", path, { seats: 3 }), 200],
    [
      LIMITS.teamChangesOfCompany,
      () => ask("PATCH", `/team/${company.owner.id}`, { name: turns++ % 2 ? "Usha" : "Asha" }),
      200,
    ],
    [LIMITS.dayLinksOfCompany, () => ask("POST", `/days/${day.id}/links`), 201],
    [
      LIMITS.companyChangesOfCompany,
      () => own(company.owner, "PATCH", "", { about: `Saris, ${turns++} sorts.` }),
      200,
    ],
  ] as const;
  for (const [limit, write, successStatus] of limited) {
    await fill(limit, company.id, 600, 1);
    expect([limit.name, (await write()).status]).toEqual([limit.name, successStatus]);
    const refused = await write();
    expect([limit.name, refused.status, refused.body.code]).toEqual([
      limit.name,
      429,
      "too_many_requests",
    ]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
    await fill(limit, company.id, 600, limit.max);
  }
});

test("the same hours of one interviewer can't be offered twice, and the number of days is limited", async () => {
  const date = dateInDays(20);
  const hours = (from: string, to: string, changes: object = {}) =>
    offer({ date, from, to, interviewer: "Kavya Nair", ...changes });
  const [one, other] = await Promise.all([hours("10:00", "12:00"), hours("10:00", "12:00")]);
  expect([one.status, other.status].sort()).toEqual([201, 422]);
  expect((one.status === 422 ? one : other).body.fields).toHaveProperty("from");
  expect((await hours("11:30", "14:00")).body.fields).toHaveProperty("from");
  const after = await hours("12:00", "14:00");
  expect(after.status).toBe(201);
  expect((await hours("10:00", "12:00", { interviewer: "Ravi Iyer" })).status).toBe(201);
  const change = (json: object) => ask("PATCH", `/jobs/${job.id}/days/${after.body.id}`, json);
  expect((await change({ from: "11:00" })).body.fields).toHaveProperty("from");
  expect((await change({ from: "12:30" })).status).toBe(200);

  await query(
    `with recursive n(i) as (select count(*) + 2 from interview_days where job_id = ?
        union all select i + 1 from n where i < ?)
      insert into interview_days (job_id, date, "from", "to", minutes_each, seats, interviewer, place, offered_at)
      select ?, ?, '10:00', '12:00', 30, 1, 'Person ' || i, 'Gate', '2026-01-01T00:00:00.000Z' from n`,
    [job.id, DAY_LIMITS.standing, job.id, dateInDays(30)],
  );
  // One more day is allowed.
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => offer({ date: dateInDays(40 + at) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.fields).toHaveProperty("date");
});
