import { expect, test } from "@playwright/test";
import { postForm, signInByPosts } from "../support/browser/console";
import { product } from "../support/browser/product";
import { newEmail } from "../support/people";

test("a company's numbers are checked while they are typed, alone and against each other", async ({
  page,
}) => {
  await signInByPosts(page.request, "/hiring", newEmail());
  await postForm(page.request, "/hiring", { intent: "save", name: "Tara Looms" });
  await page.goto(product("/hiring/company"));
  const gstin = page.getByLabel("GSTIN");
  await gstin.pressSequentially("27aapfu0939f1z");
  await expect(gstin).not.toHaveAttribute("aria-invalid", "true");
  await gstin.pressSequentially("a");
  await expect(gstin).toHaveAccessibleDescription(/last character does not fit/);
  await gstin.fill("27AAPFU0939F1ZV");
  await expect(gstin).not.toHaveAttribute("aria-invalid", "true");
  const cin = page.getByLabel("CIN");
  await cin.fill("U72200KA2015PTC082988");
  await expect(cin).toHaveAccessibleDescription(/PAN of a company/);
  await gstin.fill("");
  await expect(cin).not.toHaveAttribute("aria-invalid", "true");
});
