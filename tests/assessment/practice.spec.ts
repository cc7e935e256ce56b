import { postJob } from "../support/browser/employer";
import { product } from "../support/browser/product";
import { expect, signedIn as test } from "../support/browser/shortcut";

test("a candidate tries a practice question, and goes on to the test from it", async ({
  page,
  someone,
}) => {
  const path = await someone.testPath(await someone.applyAndWait(await postJob()));
  await page.goto(product(path));
  await page.getByRole("link", { name: "Try a practice question first" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Which number comes next/);
  const answer = page.getByRole("button", { name: "Answer" });

  await answer.click();
  await expect(page.getByRole("status").getByText("Choose an answer first.")).toBeVisible();
  await page.getByLabel("16").check();
  await answer.click();
  await expect(page.getByText("That is not right")).toBeVisible();
  await page.getByLabel("10").check();
  await answer.click();
  await expect(page.getByText("That is right")).toBeVisible();

  await page.getByRole("link", { name: "Go to the test" }).click();
  await expect(page).toHaveURL(product(path));
  await expect(page.getByRole("button", { name: "Start test" })).toBeVisible();
});
