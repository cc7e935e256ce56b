import { expect, test } from "@playwright/test";
import { signInAdmin } from "../../support/browser/console";
import { postJob } from "../../support/browser/employer";
import { product } from "../../support/browser/product";
import { Shortcut } from "../../support/browser/shortcut";

test("j and k move through the rows of a table, x marks one, ? shows the keys, and fields accept all of them as text", async ({
  page,
  playwright,
}) => {
  const job = await postJob();
  for (const name of ["Omkar Jha", "Reshma Khan"]) {
    const browser = await playwright.request.newContext();
    const candidate = new Shortcut({ request: browser });
    await candidate.enter(name);
    await candidate.book(job);
    await browser.dispose();
  }
  await signInAdmin(page);
  await page.goto(product(`/staff/jobs/${job}/waiting`));
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  const link = (name: string) => row(name).getByRole("link");
  const keys = page.getByText("next row");
  await expect(row("Omkar Jha")).toBeVisible();

  await page.keyboard.press("j");
  await expect(link("Omkar Jha")).toBeFocused();
  await page.keyboard.press("j");
  await expect(link("Reshma Khan")).toBeFocused();
  await page.keyboard.press("j");
  await expect(link("Reshma Khan")).toBeFocused();
  await page.keyboard.press("x");
  await expect(row("Reshma Khan").getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("x");
  await expect(row("Reshma Khan").getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("k");
  await expect(link("Omkar Jha")).toBeFocused();

  await expect(keys).toBeHidden();
  await page.keyboard.press("?");
  await expect(keys).toBeVisible();
  await page.keyboard.press("?");
  await expect(keys).toBeHidden();
  await page.keyboard.press("/");
  const box = page.getByRole("searchbox");
  await expect(box).toBeFocused();
  await page.keyboard.type("jkx?");
  await expect(box).toHaveValue("jkx?");
  await expect(keys).toBeHidden();

  await link("Omkar Jha").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^PK-/ })).toBeVisible();
});
