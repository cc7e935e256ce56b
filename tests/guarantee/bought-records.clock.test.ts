import { expect, test } from "vitest";
import { paid, passed } from "../support/api/applicant";
import { passTime } from "../support/api/clock";
import { query } from "../support/api/database";
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
const free = () => hiring({ applicationPrice: 0 });

async function met(company: Hiring, candidate: Awaited<ReturnType<typeof passed>>) {
  const one = await meetingOf(company, candidate);
  await passUntil(one.at, 0);
  const { meetingCode } = (await ticket(one)).interview;
  expect((await checkIn(one, meetingCode)).status).toBe(200);
  return one;
}

test("own accounts on free slots buy no record: they are counted as free alone", async () => {
  const company = await free();
  const accounts = [await passed(company.job.id), await passed(company.job.id)];
  for (const candidate of accounts) await met(company, candidate);
  expect(await recordOf(company)).toMatchObject({ promised: 0, heldByCode: 0, free: 2 });
});

test("an interview on a free slot joins the record of a person who pays or is met elsewhere", async () => {
  const company = await free();
  const [first, second] = [await passed(company.job.id), await passed(company.job.id)];
  await met(company, first);
  await met(company, second);
  const paying = await hiring();
  await paid(paying.job.id, first);
  expect(await recordOf(company)).toMatchObject({ promised: 1, heldByCode: 1, free: 2 });
  const other = await free();
  await met(other, await passed(other.job.id, second));
  expect(await recordOf(company)).toMatchObject({ promised: 2, heldByCode: 2, free: 2 });
  // The first company had met them before.
  expect(await recordOf(other)).toMatchObject({ promised: 1, heldByCode: 1, free: 1 });
});

test("the word of the candidate alone, on a free slot, proves no absence", async () => {
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
