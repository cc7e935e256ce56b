import * as words from "~app/words/preparation/back-office";
import { postJob } from "../support/browser/employer";
import { product } from "../support/browser/product";
import { expect, signedIn as test } from "../support/browser/shortcut";

test("a visitor answers ten questions, and reads which answers are right and why", async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(product("/practice"));
  await page.getByRole("link", { name: "Back Office" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Practise: Back Office");
  const groups = page.getByRole("main").getByRole("group");
  await expect(groups).toHaveCount(10);
  const { practice } = words.guide;
  const choose = (number: number, option: number) =>
    groups.nth(number).getByRole("radio").nth(option).check();
  await choose(0, practice[0]?.right ?? 0);
  await choose(1, ((practice[1]?.right ?? 0) + 1) % 4);
  await expect(page.getByText(practice[0]?.why ?? "")).toHaveCount(0);

  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("You have 1 of 10 right.");
  await expect(page.getByText("Right.", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Not right. The right answer is:")).toHaveCount(1);
  await expect(page.getByText("Not answered. The right answer is:")).toHaveCount(8);
  for (const { why } of practice) await expect(page.getByText(why).first()).toBeVisible();
  await expect(
    groups
      .nth(0)
      .getByRole("radio")
      .nth(practice[0]?.right ?? 0),
  ).toBeChecked();

  await choose(1, practice[1]?.right ?? 0);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("You have 2 of 10 right.");
  await page.context().close();
});

test("a candidate practises before a test, and goes on to the test from there", async ({
  page,
  someone,
}) => {
  const path = await someone.testPath(await someone.applyAndWait(await postJob()));
  await page.goto(product(path));
  await page.getByRole("link", { name: "Practise first: ten questions" }).click();
  // The title of this job does not show which practice fits.
  await page.getByRole("link", { name: "Shops" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Practise: Shops");
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("You have 0 of 10 right.");
  await page.getByRole("link", { name: "Go to the test" }).click();
  await expect(page).toHaveURL(product(path));
  await expect(page.getByRole("button", { name: "Start test" })).toBeVisible();
});

test("the practice of an unknown kind of work is not found", async ({ page }) => {
  const answer = await page.goto(product("/practice/nothing"));
  expect(answer?.status()).toBe(404);
});
