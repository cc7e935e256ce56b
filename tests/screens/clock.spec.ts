import { expect, test } from "../support/browser/clock";
import { product } from "../support/browser/product";

test("times on screens follow the clock", async ({ page, someone, passTime }) => {
  const path = await someone.apply("Customer Support Executive");
  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "KEPT FOR YOU" })).toBeVisible();

  await passTime({ hours: 71 });
  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "KEPT FOR YOU" })).toBeVisible();

  await passTime({ hours: 2 });
  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "TIME OVER", exact: true })).toBeVisible();
  await page.goto(product("/notifications"));
  await expect(page.locator("main").getByText("3 days ago")).toBeVisible();
  await page.goto(product("/jobs"));
  await expect(page.getByText("Posted 7 days ago").first()).toBeVisible();
});
