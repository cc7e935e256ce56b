import type { Page } from "@playwright/test";
import { postJob } from "../support/browser/employer";
import { beginIn, offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { expect, type Shortcut, test } from "../support/browser/shortcut";

const HERE = "MG Road 4, Pune";

/** A candidate with an interview at 10:00 at one company, and a slot at another. */
async function withTwo(someone: Shortcut, second: object) {
  const [first, other] = [
    await postJob({ company: "Zari Lane", title: "Store Helper" }),
    await postJob({ company: "Lotus BPO", title: "Data Entry Operator" }),
  ];
  const path = await someone.book(first);
  const day = await offerDay(first);
  await someone.post(path, { intent: "time", dayId: String(day.id), at: day.times[0] ?? "" });
  const otherPath = await someone.book(other);
  const otherDay = await offerDay(other, { place: HERE, ...second });
  await someone.hearAll();
  return { path, otherPath, otherDay };
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test("a time near another interview is marked, and is taken only after a question", async ({
  page,
  someone,
}) => {
  const { path, otherPath } = await withTwo(someone, { from: "10:00", to: "12:30" });
  await page.goto(product(otherPath));
  const box = page.getByRole("heading", { name: "You have another interview" }).locator("..");
  await expect(box).toContainText("Store Helper, Zari Lane");
  await expect(box).toContainText("Ring Road 4, Surat");
  // Until 11:30 there is less than an hour to travel from one interview to the other.
  const busy = page.getByRole("link", { name: "you are busy" });
  await expect(busy).toHaveCount(3);
  await expect(busy.first()).toHaveAccessibleName(/^\w{3}\s\d+\s\w{3},\s10:00\sam\s/);
  await expect(page.getByRole("button", { name: /\d open/ })).toHaveCount(2);
  await fits(page);

  await page.getByRole("link", { name: "10:30 am you are busy" }).click();
  await expect(
    page.getByRole("heading", { name: "You have another interview then" }),
  ).toBeVisible();
  await expect(page.getByText("One begins when the other one ends")).toBeVisible();
  const have = page.getByRole("heading", { name: "You have", exact: true }).locator("..");
  await expect(have).toContainText("Zari Lane");
  await expect(have).toContainText(/10:00\sam/);
  const take = page.getByRole("heading", { name: "You would take" }).locator("..");
  await expect(take).toContainText("Lotus BPO");
  await expect(take).toContainText(/10:30\sam/);
  await expect(take).toContainText(HERE);
  await fits(page);

  await page.getByRole("link", { name: "Choose another time" }).click();
  await expect(
    page.getByRole("heading", { name: "Choose your interview time", level: 1 }),
  ).toBeVisible();
  await page.getByRole("link", { name: "10:30 am you are busy" }).click();
  await page.getByRole("button", { name: "Take it anyway" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  await expect(page.getByText("Your other interview", { exact: true })).toBeVisible();
  await expect(page.getByText("Store Helper, Zari Lane:")).toBeVisible();
  await page.goto(product(path));
  await expect(page.getByText("Data Entry Operator, Lotus BPO:")).toBeVisible();

  // The ticket on the day shows it, too.
  await beginIn(path, 90);
  await beginIn(otherPath, 120);
  await page.goto(product(otherPath));
  await expect(page.getByText("Store Helper, Zari Lane:")).toBeVisible();
});

test("when all times clash, the page says so and what can be done", async ({ page, someone }) => {
  const { path, otherPath } = await withTwo(someone, { from: "10:00", to: "11:00" });
  await page.goto(product(otherPath));
  const box = page.getByRole("heading", { name: "You are busy at all these times" }).locator("..");
  await expect(box).toContainText("new times appear here");
  await expect(page.getByRole("button", { name: /\d open/ })).toHaveCount(0);
  await fits(page);
  await box.getByRole("link", { name: "Open the other interview" }).click();
  await expect(page).toHaveURL(product(path));
});

test("a time that began to clash while the page was open is taken only after a question too", async ({
  page,
  someone,
}) => {
  const { otherPath, otherDay } = await withTwo(someone, { from: "10:00", to: "12:30" });
  const dayId = String(otherDay.id);
  const answer = await someone.post(`${otherPath}/times`, { dayId, at: otherDay.times[0] ?? "" });
  const location = answer.headers().location ?? "";
  expect(answer.status()).toBe(303);
  await page.goto(product(location));
  await expect(
    page.getByRole("heading", { name: "You have another interview then" }),
  ).toBeVisible();
  await expect(page.getByText("The two are at the same time.")).toBeVisible();
  // A time that does not exist leads back to the list.
  await page.goto(product(`${otherPath}/times/clash?at=2026-01-01T00:00:00.000Z`));
  await expect(page).toHaveURL(product(`${otherPath}/times`));
});
