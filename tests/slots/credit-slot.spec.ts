import { withCredit } from "../screens/states/application-booked";
import { roomyJob } from "../screens/states/people";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

const USED = "Slot confirmed, free interview used";

test("a candidate who pays with a credit reads of the credit everywhere, and never of a payment", async ({
  page,
  context,
}) => {
  const { path } = await withCredit(context.request);
  await page.goto(product("/dashboard"));
  await expect(page.getByText("It has no end date.")).toBeVisible();
  await page.goto(product(path));
  await page.getByRole("button", { name: "Use your free interview, pay ₹0" }).click();
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
  await expect(page.locator("#stage .label")).toHaveText(USED);
  await expect(page.locator(".step-current-done")).toContainText(USED);

  await page.goto(product("/applications"));
  await expect(page.getByText(USED)).toBeVisible();
  await page.goto(product(`/jobs/${await roomyJob(249)}`));
  await expect(page.getByText(USED).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/Payment.+Confirmed/)).toBeHidden();
});
