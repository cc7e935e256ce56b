import type { Page } from "@playwright/test";
import { product, scripted } from "./candidate";
import { expect, test } from "./shortcut";

const pay = (page: Page) => page.getByRole("button", { name: /^Click to Pay/ });

test("a checkout that is closed, or fails, costs nothing and can be opened again", async ({
  page,
  someone,
}) => {
  await page.goto(product(await someone.pass("Field Sales Executive")));
  await scripted(pay(page));
  await pay(page).click();
  await expect(pay(page)).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(pay(page)).toBeFocused();
  await pay(page).click();
  await page.getByRole("button", { name: "Fail" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog", { name: "Payment Error" });
  await expect(dialog).toContainText("Nothing was charged");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(pay(page)).toBeFocused();
});

test("a checkout script that does not come is an error that says so; the next press tries again", async ({
  page,
  someone,
}) => {
  await page.goto(product(await someone.pass("Field Sales Executive")));
  await scripted(pay(page));
  await page.route("**/checkout.js", (route) => route.abort());
  await pay(page).click();
  await expect(page.getByRole("status")).toContainText("Failed to load payment gateway");
  await expect(pay(page)).toBeEnabled();
  await page.unroute("**/checkout.js");
  await pay(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Payment Confirmed");
  await expect(page.getByRole("status")).toContainText("Your payment has been confirmed");
});
