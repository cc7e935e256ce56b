import { fill } from "../screens/states/people";
import { rightOption } from "../support/answer-key";
import { cutSlots, postJob } from "../support/browser/employer";
import { lapse } from "../support/browser/fixtures";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

test("a candidate who passed a free job's test too late takes a slot that comes free", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const job = await postJob({ title: "Night Guard, Thane", applicationPrice: 0 });
  const path = await someone.applyAndWait(job);
  const test = await someone.answer(path, rightOption);
  await lapse(path);
  await fill(job);
  await someone.post(test, { intent: "submit" });

  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "Test Passed" })).toBeVisible();
  await expect(page.getByText("When one opens, we write to those who asked")).toBeVisible();
  const take = page.getByRole("button", { name: "Yes, book my interview" });
  await expect(take).toBeHidden();

  await cutSlots(job, 2);
  await page.reload();
  await take.click();
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
  await expect(page.getByText("It costs nothing.", { exact: true })).toBeVisible();
});
