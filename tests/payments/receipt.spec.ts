import { product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";

test("a candidate can print the receipt of a payment, and nobody else can open it", {
  tag: "@no-script",
}, async ({ page, someone, browser }) => {
  const application = await someone.pass("Collections Executive");
  await page.goto(product(`${application}/receipt`));
  await expect(page).toHaveURL(product(application));
  await someone.pay(application);
  await page.reload();
  // A link to the id of a folded section opens it.
  await page.goto(product(`${application}#bill`));
  await page.getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Receipt" })).toBeVisible();
  const facts = page.getByRole("main");
  for (const words of ["₹168.64", "₹30.36", "₹199.00", "Collections Executive", "pay_"]) {
    await expect(facts).toContainText(words);
  }
  const print = page.getByRole("button", { name: "Print or save" });
  if (test.info().project.name === "no-script") await expect(print).toBeHidden();
  else {
    // The print button works after client-side navigation and after a full page load.
    for (const load of [async () => {}, () => page.reload()]) {
      await load();
      await print.waitFor();
      await page.evaluate(() => {
        window.print = () => document.body.toggleAttribute("data-printed", true);
      });
      await print.click();
      await expect(page.locator("[data-printed]")).toHaveCount(1);
    }
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();

  const stranger = new Shortcut(await browser.newContext());
  await stranger.logIn();
  await stranger.completeProfile();
  expect(await stranger.text(`${application}/receipt`)).toContain("Application Not Found");
});
