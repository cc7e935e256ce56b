import { askedOn } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, type Shortcut, seeded, test } from "../support/browser/shortcut";

const JOB = seeded("Collections Executive");

/** Applies and starts the test. */
async function started(someone: Shortcut) {
  const application = await someone.apply(JOB.title);
  const path = await someone.testPath(application);
  await someone.post(path, { intent: "start" });
  return { application, path };
}

const chosenOptions = async (someone: Shortcut, path: string) =>
  (await someone.questions(path)).map((question) => question.chosen);

test("leaving a question by the map or by the exit link saves the chosen option", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const { application, path } = await started(someone);
  await page.goto(product(path));
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Question 3" }).click();
  await expect(page.getByText(/^Question 3 of/)).toBeVisible();
  expect((await chosenOptions(someone, path)).slice(0, 3)).toEqual([1, null, null]);
  await expect(page.getByText(/^1 of \d+ saved$/)).toBeVisible();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Leave and come back" }).click();
  await expect(page).toHaveURL(product(application));
  expect((await chosenOptions(someone, path)).slice(0, 3)).toEqual([1, null, 0]);
});

test("the question is first on the page and the forward button last", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const { path } = await started(someone);
  await page.goto(product(path));
  const stops = page.locator("main :is(a[href], button:not([hidden]), input:not([type=hidden]))");
  const { options } = await askedOn(page);
  for (let n = 0; n < options.length; n += 1)
    await expect(stops.nth(n)).toHaveAttribute("type", "radio");
  await expect(stops.last()).toHaveText("Next");
  await expect(stops.last()).toBeInViewport();
  await expect(page.locator("main [type=submit]").last()).toHaveText("Next");
});

test("Back leads to the question before, with the option that was chosen there", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const { path } = await started(someone);
  await page.goto(product(path));
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Question 2 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.reload();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
});

test("the switch of languages shows the same question and options, and keeps what was chosen", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const { path } = await started(someone);
  await page.goto(product(path));
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  expect((await chosenOptions(someone, path)).slice(0, 2)).toEqual([1, null]);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  // Return goes on, and does not choose a language.
  await page.getByRole("radio").nth(1).press("Enter");
  await expect(page.getByText(/^Question 2 of/)).toBeVisible();
});
