import { expect, test } from "vitest";
import { application, paid, passed } from "../support/api/applicant";
import { postJob } from "../support/api/staff";

/** Days from now; a hundredth of a day is about a quarter of an hour. */
const daysUntil = (iso: string) => (Date.parse(iso) - Date.now()) / 86_400_000;

test("the interview of a confirmed slot is promised within the days of its job, paid or free", async () => {
  const job = await postJob({ interviewWithinDays: 5 });
  const free = await postJob({ interviewWithinDays: 9, applicationPrice: 0 });
  const [waiting, bought, given] = [
    await passed(job.id),
    await paid(job.id),
    await passed(free.id),
  ];
  expect((await application(waiting)).promisedBy).toBeNull();
  const { promisedBy, answerBy } = await application(bought);
  expect(daysUntil(promisedBy)).toBeCloseTo(5, 2);
  expect(answerBy).toBeNull();
  expect(daysUntil((await application(given)).promisedBy)).toBeCloseTo(9, 2);
});
