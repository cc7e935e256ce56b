import { postJob } from "../support/browser/employer";
import { offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

// A candidate of a video call may be in any time zone.

const INDIAN = /10:00\sam, Indian time/;

test("the hour of a video interview is shown as Indian time everywhere", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const job = await postJob();
  const path = await someone.book(job);
  await offerDay(job, { place: null });
  await page.goto(product(path));
  await expect(page.getByText("By video call. The times are Indian time.")).toBeVisible();
  await page.getByRole("button", { name: "10:00 am 1 open" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(INDIAN)).toHaveCount(1);
  const [href] = await page
    .getByRole("link", { name: "Add to your calendar" })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const file = await page.request.get(href ?? "");
  expect((await file.text()).replaceAll("\r\n ", "")).toMatch(/10:00 am\\, Indian time/);
  await page.goto(product(`${path}/times`));
  await expect(main.getByText(INDIAN)).toBeVisible();
  await page.goto(product("/applications"));
  await expect(main.getByText(INDIAN)).toBeVisible();
});

test("the hour of an interview at a venue has no time zone", { tag: "@no-script" }, async ({
  page,
  someone,
}) => {
  const job = await postJob();
  const path = await someone.book(job);
  await offerDay(job);
  await page.goto(product(path));
  await page.getByRole("button", { name: "10:00 am 1 open" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  await expect(page.getByText("Indian time")).toHaveCount(0);
});
