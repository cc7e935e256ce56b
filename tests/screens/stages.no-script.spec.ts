import type { Page } from "@playwright/test";
import { product } from "./candidate";
import { cancelInterview, decide, postJob, RIGHT, setInterview, WRONG } from "./employer";
import { expect, test } from "./shortcut";

/** The page of an application shows this stage: on its badge, on its line, and as its panel. */
async function expectStage(page: Page, path: string, badge: string, step: string, panel: string) {
  await page.goto(product(path));
  const main = page.locator("main");
  await expect(main.locator(".badge").first()).toHaveText(badge);
  const current = main.locator("[aria-current=step]");
  await expect(current).toContainText(step);
  await expect(current.getByRole("link")).toHaveAttribute(
    "title",
    "Active stage - click to view details",
  );
  await current.getByRole("link").click();
  await expect(main.locator("#stage").getByRole("heading", { name: panel })).toBeInViewport();
}

const stamp = (page: Page, words: RegExp) => page.getByRole("img", { name: words });

test("from the test to being selected, each stage says what it is", async ({ page, someone }) => {
  const job = await postJob("Credit Analyst, Pune", 0);
  const path = await someone.applyAndWait(job);
  await expectStage(page, path, "Test Pending", "Test - Pending", "Test Pending!");
  await expect(page.getByText("HELD", { exact: true })).toBeVisible();

  await someone.takeTest(path, RIGHT);
  await expectStage(page, path, "Payment Confirmed", "Payment - Confirmed", "You're All Set!");
  await expect(page.getByText("The employer pays for this slot.")).toBeVisible();
  await expect(page.getByText("Bring your mark sheets")).toBeVisible();
  await expect(stamp(page, /^Stamped Pakka: slot confirmed on/)).toBeVisible();

  const first = await setInterview(path, 1);
  const scheduled = "Interview Scheduled";
  await expectStage(page, path, "Interview 1 Scheduled", "Interview - Round 1", scheduled);
  await expect(page.getByText(/^Round 1 · /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to your calendar" })).toBeVisible();
  await cancelInterview(first);
  await page.goto(product(path));
  await expect(
    page.getByRole("heading", { name: "The employer cancelled your interview" }),
  ).toBeVisible();
  await expect(page.getByText("Being scheduled", { exact: true })).toBeVisible();

  await setInterview(path, 1);
  await setInterview(path, 2);
  await expectStage(page, path, "Interview 2 Scheduled", "Interview - Round 2", scheduled);
  await decide(path, "SELECTED");
  const selected = "Congratulations, You're Selected!";
  await expectStage(page, path, "Selected", "Result - Selected", selected);
  await expect(stamp(page, /^Stamped Pakka: selected on/)).toBeVisible();
  await expect(page.getByText("USED", { exact: true })).toBeVisible();
});

test("a test that was not passed, and an employer who chose someone else", async ({
  page,
  someone,
}) => {
  const failed = await someone.applyAndWait(await postJob("Ledger Clerk, Nashik", 199));
  await someone.takeTest(failed, WRONG);
  await expectStage(page, failed, "Test Failed", "Test - Failed", "Room to Grow!");
  await expect(page.locator("#stage")).toContainText("0 of 2; a pass is 1. Nothing was charged.");
  await expect(page.locator("#stage")).toContainText("You are welcome to reapply");

  const path = await someone.applyAndWait(await postJob("Teller, Nagpur", 0));
  await someone.takeTest(path, RIGHT);
  await setInterview(path, null);
  const scheduled = "Interview Scheduled";
  await expectStage(page, path, "Interview Scheduled", "Interview - Scheduled", scheduled);
  await decide(path, "REJECTED");
  const thanks = "Thank You for Your Effort!";
  await expectStage(page, path, "Rejected", "Result - Rejected", thanks);

  await page.goto(product("/applications"));
  const cards = page.locator("main").getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: "Teller" })).toContainText("Rejected");
  await cards.filter({ hasText: "Ledger Clerk" }).getByRole("link").click();
  await expect(page).toHaveURL(product(failed));
});

test("a paid slot that is given up says so, and where the money is", async ({ page, someone }) => {
  const path = await someone.applyAndWait(await postJob("Cashier, Satara", 199));
  await someone.takeTest(path, RIGHT);
  const want = "You passed. Want this slot?";
  await expectStage(page, path, "Payment Pending", "Payment - Pending", want);
  await someone.pay(path);
  await expectStage(page, path, "Payment Confirmed", "Payment - Confirmed", "You're All Set!");
  await expect(page.getByText("Paid, all in")).toBeVisible();
  await page.getByText("Cancel this application").click();
  await page.getByRole("button", { name: "Cancel my application" }).click();
  const closed = "You gave up this slot";
  await expectStage(page, path, "Rejected", "Result - Rejected", closed);
  await expect(page.getByText("CANCELLED", { exact: true })).toBeVisible();
  await expect(page.locator("#stage")).not.toContainText("chose someone else");
  await expect(page.locator("#stage")).toContainText(/₹199/);
});
