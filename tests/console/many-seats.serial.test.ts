import { beforeAll, expect, test } from "vitest";
import { DAY_LIMITS } from "../../worker/facts/guarantee/guarantee";
import { paid } from "../support/api/applicant";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { offerDay } from "../support/api/offered-days";
import { postJob } from "../support/api/staff";
import type { FormBrowser } from "../support/form-browser";

// A company may offer any number of seats: the staff page about them must stay fast.

let staff: FormBrowser;
beforeAll(async () => {
  staff = await browserOf("staff", (await signInStaff("admin")).email);
});

const DAYS = 100;
const TRIES = 12;

/** A job with a hundred days full of times, and a candidate who waits for one. */
async function jobOf(seats: number) {
  const job = await postJob();
  for (let day = 0; day < DAYS; day += 1) {
    const whole = { from: "07:00", to: "21:00", minutesEach: DAY_LIMITS.minutesEach.least };
    await offerDay(job.id, { ...whole, seats, inDays: 2 + (day % 50) });
  }
  const { id } = await paid(job.id);
  return { id, page: `/staff/jobs/${job.id}/waiting` };
}

/** The fastest answer of each page. They take turns, so that a busy machine slows both alike. */
async function leastMs(paths: [string, string]): Promise<[number, number]> {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tried = 0; tried < TRIES; tried += 1) {
    for (const nth of [0, 1] as const) {
      const began = performance.now();
      await staff.get(paths[nth]);
      least[nth] = Math.min(least[nth], performance.now() - began);
    }
  }
  return least;
}

test("fifty seats at each time make the waiting page hardly slower than one seat", async () => {
  const [few, many] = [await jobOf(1), await jobOf(DAY_LIMITS.seats.most)];
  const all = (await staff.get(many.page)).html;
  expect(all).toContain(`(${DAYS * 84 * DAY_LIMITS.seats.most})`);
  const markedHtml = (await staff.get(`${many.page}?marked=${many.id}`)).html;
  expect(markedHtml).toContain("Give these times");
  const [one, fifty] = await leastMs([
    `${few.page}?marked=${few.id}`,
    `${many.page}?marked=${many.id}`,
  ]);
  expect(fifty).toBeLessThan(2 * one);
});

test("a staff member's own time that no calendar has is asked for again", async () => {
  const job = await postJob();
  const marks = [await paid(job.id), await paid(job.id)].map(({ id }) => `marked=${id}`);
  const own = `${marks.join("&")}&day=own&place=Gate+2`;
  const wrong = [
    ...["9007199254740991", "241", "9", "", "x", "1e300"].map(
      (minutes) => `date=2030-01-07&time=10:00&minutes=${minutes}`,
    ),
    // The last moment that a JavaScript date can hold: a later time does not exist.
    "date=%2B275760-09-13&time=05:30&minutes=30",
    "date=2030-02-30&time=10:00&minutes=30",
    "date=2030-01-07&time=25:00&minutes=30",
  ];
  for (const typed of wrong) {
    const { status, html } = await staff.get(`/staff/jobs/${job.id}/waiting?${own}&${typed}`);
    expect([typed, status]).toEqual([typed, 200]);
    expect(html).toContain("Type date, time and minutes, from 10 to 240.");
  }
});
