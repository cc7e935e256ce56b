import { apply, logIn, passTest, pay, uploadResume } from "../support/browser/candidate";
import { product, simulate } from "../support/browser/product";
import { expect, seeded, test } from "../support/browser/shortcut";

test("a candidate gets from a phone number to a confirmed slot", async ({ page }) => {
  const job = seeded("Customer Support Executive");
  const { email } = await logIn(page);
  await uploadResume(page);
  const application = await apply(page, job.title);
  const count = await passTest(page);
  await expect(page.getByText(`${count} of ${count}`).first()).toBeVisible();

  await page.goto(application);
  await expect(page.getByRole("heading", { name: "You passed." })).toBeVisible();
  await pay(page);

  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
  await expect(page).toHaveURL(application);
  await expect(page.getByRole("img", { name: /^Stamped Pakka: slot confirmed on/ })).toBeVisible();
  await expect(page.getByText("Payment - Confirmed")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();

  await expect(async () => {
    await page.goto(product("/notifications"));
    const main = page.locator("main");
    await expect(main.getByText("Slot confirmed")).toBeVisible({ timeout: 500 });
    await expect(main.getByText("You passed the test")).toBeVisible({ timeout: 500 });
    await expect(main.getByText("Applied: take the free test")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect
    .poll(async () => {
      const mail: { subject: string }[] = await simulate(`/inbox/email?to=${email}`);
      return mail.map((m) => m.subject).sort();
    })
    .toEqual(["Applied: take the free test", "Slot confirmed", "You passed the test"]);
});
