import { expect, test } from "@playwright/test";

const product = () => process.env.PRODUCT_URL ?? "";

test("the home page says what is free and what is not", async ({ page }) => {
  await page.goto(product());
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pass a free test");
  await expect(page.getByRole("heading", { name: "Sign in to View Jobs" })).toBeVisible();
});
