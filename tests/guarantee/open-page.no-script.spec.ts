import { expect, test, until } from "../support/browser/clock";
import { postJob } from "../support/browser/employer";
import { offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";

test("on the day of the interview, a page without script asks to be loaded again", async ({
  page,
  someone,
  passTime,
}) => {
  const job = await postJob();
  const { id, times } = await offerDay(job);
  const [at = ""] = times;
  const path = await someone.book(job);
  await someone.post(`${path}/times`, { dayId: String(id), at });
  // A search by text does not look inside `noscript`.
  const loadAgain = page.locator("main noscript p");
  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  await expect(loadAgain).toHaveCount(0);
  await passTime(until(at, -20));
  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "10:00 AM" })).toBeVisible();
  await expect(loadAgain).toBeVisible();
  expect(await loadAgain.textContent()).toBe("Load this page again for news.");
});
