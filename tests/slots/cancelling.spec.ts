import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

test("a candidate cancels an application before paying", { tag: "@no-script" }, async ({
  page,
  someone,
}) => {
  await page.goto(product(await someone.apply("Field Sales Executive")));
  await page.getByText("Cancel this application").click();
  await expect(page.getByText("You pay nothing, and no money comes back.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel my application" }).click();
  await expect(page.getByRole("heading", { name: "Cancelled by you" })).toBeVisible();
  await expect(page.locator(".ticket")).toContainText("CANCELLED");
  await expect(page.locator(".ticket")).not.toContainText("Cancelled by you");
  await expect(page.getByText("Application cancelled")).toBeVisible();
  await expect(page.getByText("Cancel this application")).toBeHidden();
});
