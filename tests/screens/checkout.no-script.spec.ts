import { product } from "./candidate";
import { expect, test } from "./shortcut";

test("a hosted page that is left, or fails, leads back with the reason, and may be opened again", async ({
  page,
  someone,
}) => {
  const application = await someone.pass("Field Sales Executive");
  await page.goto(product(application));
  for (const way of ["Cancel", "Fail"]) {
    await page.getByRole("button", { name: /^Click to Pay/ }).click();
    await page.getByRole("button", { name: /^Go to Razorpay/ }).click();
    await page.getByRole("button", { name: way }).click();
    if (way === "Fail") {
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("status")).toContainText("Nothing was charged");
    }
    await expect(page).toHaveURL(product(application));
  }
  await page.reload();
  await expect(page.getByRole("button", { name: /^Click to Pay/ })).toBeVisible();
});
