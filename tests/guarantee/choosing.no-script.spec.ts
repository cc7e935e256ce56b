import { moveInterview, postJob, setInterview } from "../support/browser/employer";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

// The same press with script is one of the actions in the tests about lost calls.

test("a time that the company moved is accepted with one press", async ({ page, someone }) => {
  const path = await someone.book(await postJob());
  await moveInterview(await setInterview(path, null));
  await page.goto(product(path));
  await page.getByRole("button", { name: "I come at the new time" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take my money back" })).toHaveCount(0);
});
