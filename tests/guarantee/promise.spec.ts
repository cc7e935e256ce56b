import { rightOption } from "../support/answer-key";
import { expect, test } from "../support/browser/clock";
import { press } from "../support/browser/console";
import { giveFreeSlot, postJob } from "../support/browser/employer";
import { product } from "../support/browser/product";

test("after a broken promise the candidate waits for another time, then takes the money", async ({
  page,
  someone,
  passTime,
}) => {
  const job = await postJob({ interviewWithinDays: 1 });
  const path = await someone.book(job);
  await passTime({ hours: 25 });
  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "No interview in time" })).toBeVisible();
  await press(page, "Wait for another time");
  await expect(page.getByText(/^Interview by /).first()).toBeVisible();
  await passTime({ hours: 25 });
  await page.goto(product(path));
  await press(page, "Take my money now");
  await expect(page.getByRole("heading", { name: "No interview in time" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "NOT HELD" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take my money now" })).toHaveCount(0);
});

test("a candidate who paid nothing leaves a broken promise, and the page does not mention money", async ({
  page,
  someone,
  passTime,
}) => {
  const job = await postJob({ interviewWithinDays: 1 });
  const path = await someone.applyAndWait(job);
  await someone.takeTest(path, rightOption);
  await giveFreeSlot(path);
  await someone.post(path, { intent: "use-credit" });
  await passTime({ hours: 25 });
  await page.goto(product(path));
  await expect(page.getByText("What paid for your slot comes back by itself")).toBeVisible();
  await press(page, "End my application");
  await expect(
    page.getByText("You got a free interview: your next interview costs ₹0"),
  ).toBeVisible();
  await expect(page.locator("body")).toContainText("Your next interview costs ₹0.");
  await expect(page.locator("body")).not.toContainText("Your money is on its way back");
});
