import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

test("a hosted page that is left or fails leads back to a lasting message, and can be opened again", async ({
  page,
  someone,
}) => {
  const application = await someone.pass("Field Sales Executive");
  await page.goto(product(application));
  for (const [way, title, money] of [
    ["Cancel", "You did not finish paying", "You paid nothing."],
    ["Fail", "Your payment did not go through", "If ₹199 has left your account"],
  ] as const) {
    await page.getByRole("button", { name: /^Click to Pay/ }).click();
    await page.getByRole("button", { name: /^Go to Razorpay/ }).click();
    await page.getByRole("button", { name: way }).click();
    if (way === "Fail") await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(product(application));
    // The text is the same as after the checkout with script, and is still there after a reload.
    for (const _ of ["first", "again"]) {
      const panel = page.locator("#stage");
      await expect(panel.getByRole("heading", { name: title })).toBeVisible();
      await expect(panel).toContainText(money);
      await expect(panel).toContainText("Order number: order_");
      await expect(page.getByText("Payment order created successfully")).toHaveCount(0);
      await page.reload();
    }
  }
  await expect(page.getByRole("button", { name: /^Click to Pay/ })).toBeVisible();
});
