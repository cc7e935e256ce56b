import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { mailed, paid, subjects } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { bookedOn, daysOf } from "../support/api/days";
import { type Hiring, hiring, passUntil, ticket } from "../support/api/meetings";
import { newDay } from "../support/interview-days";

const BROKEN = "No interview in time";
const REMINDED = "Choose a time for your interview";

const dateIn = (days: number) => todayInIndia(new Date(now().getTime() + days * 86_400_000));
const waits = async (company: Hiring) => ({ candidate: await paid(company.job.id) });

/** A company that promises an interview within five days. */
const offering = () => hiring({ interviewWithinDays: 5, city: "Nagpur" });
async function offer(company: Hiring, changes: object = {}) {
  const { ask, days } = daysOf(company);
  const day = newDay({ date: dateIn(3), to: "10:30", seats: 1, ...changes });
  const { status, body } = await ask("POST", days(), day);
  expect(status).toBe(201);
  return { day: body, change: (patch: object) => ask("PATCH", days(`/${body.id}`), patch) };
}

async function expectBroken(...people: Awaited<ReturnType<typeof waits>>[]) {
  for (const { candidate } of people) await mailed(candidate.email, BROKEN);
  await passTime({ hours: 73 });
  for (const one of people) {
    expect(await subjects(one.candidate.email)).not.toContain(REMINDED);
    expect(await ticket(one)).toMatchObject({
      closedBecause: "employer_late",
      refund: { amount: 19_900 },
    });
  }
}

test("a seat that is far ahead, elsewhere or too late does not excuse a company: the promise is broken", async () => {
  // The hours below count from a morning in India.
  await passUntil(`${dateIn(1)}T06:00:00+05:30`, 0);
  const [ahead, elsewhere, late, moved] = [
    await offering(),
    await offering(),
    await offering(),
    await offering(),
  ];
  await offer(ahead, { date: dateIn(58), place: "Gate 1, Port Blair" });
  await offer(elsewhere, { place: "Gate 1, Port Blair" });
  const { change } = await offer(moved, { date: dateIn(4), place: "Gate 1, Port Blair" });
  const people = await Promise.all([ahead, ahead, elsewhere, late, moved].map(waits));
  await passTime({ days: 2, hours: 12 });
  // Its time is four hours after the end of the promise.
  await offer(late);
  await passTime({ days: 1 });
  // The company moves the seat to Nagpur less than a day before its time.
  expect((await change({ place: "Gate 1, Nagpur" })).status).toBe(200);
  await passTime({ days: 1, hours: 13 });
  await expectBroken(...people);
});

test("one fair seat excuses the company from one waiting candidate, the oldest promise first", async () => {
  const company = await offering();
  const first = await waits(company);
  await passTime({ minutes: 5 });
  const second = await waits(company);
  await offer(company, { place: "Gate 1" });
  // Too late: these seats are after the end of both promises.
  await offer(company, { date: dateIn(30), seats: 50 });
  await passTime({ days: 5, hours: 1 });
  await mailed(first.candidate.email, REMINDED);
  await mailed(second.candidate.email, BROKEN);
  expect(await subjects(first.candidate.email)).not.toContain(BROKEN);
  await passTime({ days: 3, minutes: 1 });
  expect(await ticket(second)).toMatchObject({ closedBecause: "employer_late" });
  expect(await ticket(first)).toMatchObject({ status: "PAYMENT_CONFIRMED" });
  await passTime({ days: 4 });
  expect(await ticket(first)).toMatchObject({
    status: "REJECTED",
    closedBecause: "did_not_choose",
    refund: { amount: 19_900 },
  });
});

test("new seats of an old day count from then on, and another room changes nothing", async () => {
  const [full, open] = [await offering(), await offering()];
  const [taken, free] = [await offer(full), await offer(open)];
  const [at] = taken.day.times.map((time: { at: string }) => time.at);
  expect((await bookedOn(full.job.id, taken.day, at)).interview).toEqual(expect.any(Number));
  const [late, kept] = [await waits(full), await waits(open)];
  const gone = await offer(full, { date: dateIn(1), place: "Gate 1, Port Blair" });
  await passUntil(at, -23 * 60);
  expect((await gone.change({ date: dateIn(59) })).body.code).toBe("stale_state");
  expect((await taken.change({ seats: 2 })).status).toBe(200);
  expect((await free.change({ place: "Gate 2" })).status).toBe(200);
  await passTime({ days: 4 });
  await mailed(late.candidate.email, BROKEN);
  await mailed(kept.candidate.email, REMINDED);
  expect(await subjects(kept.candidate.email)).not.toContain(BROKEN);
});
