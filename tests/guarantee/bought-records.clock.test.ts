import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { paid, passed } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import { daysOf, setByStaff } from "../support/api/days";
import {
  arrive,
  candidateSays,
  checkIn,
  type Hiring,
  hiring,
  meetingOf,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call } from "../support/api/product";

const recordOf = async ({ owner }: Hiring) =>
  (await call("GET", `/user/companies/${owner.companyId}`, {})).body.record;
const dateIn = (days: number) => todayInIndia(new Date(now().getTime() + days * 86_400_000));
const free = () => hiring({ applicationPrice: 0 });

async function heldMeeting(company: Hiring, candidate: Awaited<ReturnType<typeof passed>>) {
  const one = await meetingOf(company, candidate);
  await passUntil(one.at, 0);
  const { meetingCode } = (await ticket(one)).interview;
  expect((await checkIn(one, meetingCode)).status).toBe(200);
  return one;
}

test("a company's own accounts on free slots count on its record only as free", async () => {
  const company = await free();
  const accounts = [await passed(company.job.id), await passed(company.job.id)];
  for (const candidate of accounts) await heldMeeting(company, candidate);
  expect(await recordOf(company)).toMatchObject({ promised: 0, heldByCode: 0, free: 2 });
});

test("staff see that one device has many candidates, and how fast they were checked in", async () => {
  const company = await free();
  const day = await daysOf(company).offer({ date: dateIn(3), seats: 6, to: "10:30" });
  const at = day.times[0].at;
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const candidate = await passed(company.job.id);
      const set = await setByStaff(candidate, { dayId: day.id, at });
      return { ...company, candidate, interviewId: set.body.id as number, at };
    }),
  );
  const ids = people.map(({ candidate: { id } }) => id).join(", ");
  await query(`update devices set device_hash = 'one' where user_id in
    (select user_id from applications where id in (${ids}))`);
  await passUntil(at, 0);
  for (const one of people) {
    const { meetingCode } = (await ticket(one)).interview;
    expect((await checkIn(one, meetingCode)).status).toBe(200);
  }
  // The test's clock stands still between two steps, so all check-ins are in the same minute.
  await query("update interviews set checked_in_at = ? where day_id = ?", [at, day.id]);
  const { suspicions } = (await byStaff("GET", `/companies/${company.owner.companyId}`)).body;
  expect(suspicions).toEqual(
    expect.arrayContaining([
      { kind: "fast_check_ins", count: 6, at },
      { kind: "one_device", count: 6, at: null },
    ]),
  );
});

test("an interview on a free slot joins the record once its candidate pays or is met elsewhere", async () => {
  const company = await free();
  const [first, second] = [await passed(company.job.id), await passed(company.job.id)];
  await heldMeeting(company, first);
  await heldMeeting(company, second);
  const paying = await hiring();
  await paid(paying.job.id, first);
  expect(await recordOf(company)).toMatchObject({ promised: 1, heldByCode: 1, free: 2 });
  const other = await free();
  await heldMeeting(other, await passed(other.job.id, second));
  expect(await recordOf(company)).toMatchObject({ promised: 2, heldByCode: 2, free: 2 });
  // The first company had met this person before.
  expect(await recordOf(other)).toMatchObject({ promised: 1, heldByCode: 1, free: 1 });
});

test("on a free slot, the candidate's statement alone proves no absence", async () => {
  const company = await free();
  const rival = await passed(company.job.id);
  await paid((await hiring()).job.id, rival);
  const one = await meetingOf(company, rival);
  await passUntil(one.at, -5);
  expect((await arrive(one)).status).toBe(200);
  await passUntil(one.at, 25);
  expect((await candidateSays(one, "employer_absent")).status).toBe(200);
  await passTime({ hours: 25 });
  const [row] = await query("select state from interviews where id = ?", [one.interviewId]);
  expect(row?.state).toBe("employer_absent");
  expect(await recordOf(company)).toMatchObject({ absent: 0, notProven: 1, free: 1 });
});
