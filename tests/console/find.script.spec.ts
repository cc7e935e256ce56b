import { expect, test } from "@playwright/test";
import { signInAdmin } from "../support/browser/console";
import { product } from "../support/browser/product";

test("the slash key moves the cursor to the search box on every staff page, except while typing", async ({
  page,
}) => {
  await signInAdmin(page);
  const box = page.getByRole("searchbox");
  for (const path of ["/staff", "/staff/jobs", "/staff/find?q=pay_none"]) {
    await page.goto(product(path));
    await expect(box).not.toBeFocused();
    await page.keyboard.press("/");
    await expect(box).toBeFocused();
    await page.keyboard.type("pay_/x");
    await expect(box).toHaveValue("pay_/x");
  }
});
