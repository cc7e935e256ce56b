import { cancelInterview, postJob, setInterview } from "../support/browser/employer";
import { cancelNewestDay, offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

const PROMISE = /^Interview by \w+\s\d+\s\w+, or your ₹199 comes back by itself\./;

test("a candidate chooses a free time, changes it, and is told when a time is taken", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const job = await postJob();
  const path = await someone.book(job);
  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
  await expect(page.getByText(PROMISE)).toBeVisible();

  await offerDay(job, { inDays: 4, seats: 2 });
  await offerDay(job, { inDays: 6, to: "10:30" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Choose your interview time" })).toBeVisible();
  await expect(page.getByText(PROMISE)).toBeVisible();
  const times = page.getByRole("button", { name: /\d open/ });
  await expect(times).toHaveCount(5);
  const box = await times.first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(58);
  expect(box?.width).toBeGreaterThanOrEqual(90);
  const map = page.getByRole("link", { name: "See on map" });
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await map.evaluate((link) => link.getClientRects().length)).toBe(1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByRole("button", { name: "10:30 am 2 open" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  await expect(page.getByText("You chose this time")).toBeVisible();

  await page.getByRole("link", { name: "Change the time" }).click();
  await expect(page.getByText("Tap another time and it is yours.")).toBeVisible();
  // The company cancels a day while the page is open.
  const gone = page.getByRole("form").last().getByRole("button");
  await expect(gone).toHaveAccessibleName(/^\w{3}\s\d+\s\w{3},\s10:00\sam\s1 open$/);
  await cancelNewestDay(job);
  await gone.click();
  await expect(page.getByRole("alert").getByText("That time is not open any more.")).toBeVisible();
  await expect(times).toHaveCount(3);
  await page.getByRole("button", { name: "11:00 am 2 open" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  await expect(page.getByText(/11:00\sam/).first()).toBeVisible();
});

test("after the company cancelled, other times are shown beside the offer of the money", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const job = await postJob();
  const path = await someone.book(job);
  await cancelInterview(await setInterview(path, null));
  await offerDay(job);
  await page.goto(product(path));
  await expect(
    page.getByText("You choose: another time, or all of your money back."),
  ).toBeVisible();
  await page.getByRole("button", { name: "10:00 am 1 open" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
});
