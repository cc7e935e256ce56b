import { expect, test } from "vitest";
import { browserOf } from "../support/api/console-browser";
import { hiring } from "../support/api/meetings";
import { call } from "../support/api/product";
import { dateInDays, newDay } from "../support/interview-days";

// A day that is repeated every week.

test("one press offers a day in three weeks, and the same post sent twice offers it once", async () => {
  const { owner, job } = await hiring();
  const recruiter = await browserOf("hiring", owner.email);
  const days = `/hiring/jobs/${job.id}/days`;
  const offer = (day: object) =>
    recruiter.post(
      days,
      Object.fromEntries(Object.entries(day).map(([name, value]) => [name, String(value)])),
    );
  const offeredDates = async (): Promise<string[]> =>
    (await call("GET", `/employer/jobs/${job.id}/days`, { token: owner.token })).body.map(
      ({ date }: { date: string }) => date,
    );
  const weekly = { ...newDay(), date: dateInDays(4), weeks: 3 };
  for (const time of ["first", "second"]) {
    expect([time, (await offer(weekly)).status]).toEqual([time, 303]);
    expect((await recruiter.get(days)).html).toContain("3 days are offered.");
    expect(await offeredDates()).toEqual([4, 11, 18].map(dateInDays));
  }
  // Another day overlaps the second week only.
  const other = { ...weekly, date: dateInDays(5), weeks: 1 };
  await offer({ ...other, date: dateInDays(12) });
  await offer({ ...other, weeks: 3, seats: 7 });
  const { html } = await recruiter.get(days);
  expect(html).toContain("2 days offered, not all");
  const all = [4, 5, 11, 12, 18, 19].map(dateInDays);
  expect(await offeredDates()).toEqual(all);
  // The last week is further ahead than days may be offered, so all weeks are refused.
  const far = await offer({ ...weekly, date: dateInDays(55), weeks: 2 });
  expect([far.status, await offeredDates()]).toEqual([422, all]);
});
