import * as words from "~app/words/preparation/collections";
import { callAsStaff, product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";
import { succeeded } from "../support/client";
import { bookable } from "../support/interview-times";

const PLACE = "2nd floor, College Road 14, Nashik";

/** Sets an interview at a venue in three days. */
const meetAt = (application: string, place: string) =>
  succeeded(
    callAsStaff("POST", `/ops${application}/interviews`, {
      round: null,
      at: bookable(new Date(Date.now() + 3 * 86_400_000).toISOString()),
      place,
    }),
  );

test("a sample of the preparation opens before the payment, and all of it afterwards", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const application = await someone.pass("Collections Executive");
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  const questions = main.getByRole("heading", { level: 3 });

  for (const part of ["", "/practice", "/evening"]) {
    await page.goto(product(`${application}/preparation${part}`));
    await expect(page).toHaveURL(product(`${application}/preparation`));
    await expect(heading).toHaveText("A sample of the preparation");
    await expect(questions).toHaveCount(2);
  }
  await main.getByRole("link", { name: "Practise ten other questions now" }).click();
  await expect(heading).toHaveText("Practise: Finance");

  await someone.pay(application);
  await meetAt(application, PLACE);
  // A link to folded content unfolds it.
  await page.goto(product(`${application}#preparation`));
  await main.getByRole("link", { name: /^Prepare: 10 questions/ }).click();
  await expect(heading).toHaveText("Prepare for your interview");
  await expect(questions).toHaveText(
    words.guide.questions.map(({ ask }) => new RegExp(`${ask.slice(0, 30)}`)),
  );
  await expect(main).toContainText(PLACE);
  await expect(main.getByRole("link", { name: "See on map" })).toBeVisible();

  await main.getByRole("link", { name: "Start the practice test" }).click();
  await expect(page.getByRole("main").getByRole("group")).toHaveCount(10);
  await main
    .getByRole("group")
    .first()
    .getByRole("radio")
    .nth(words.guide.practice[0]?.right ?? 0)
    .check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("You have 1 of 10 right.");
  await expect(main).toContainText(words.guide.practice[0]?.why ?? "");

  await main.getByRole("link", { name: "All of the preparation" }).click();
  await main.getByRole("link", { name: "Open the page for the evening before" }).click();
  await expect(heading).toHaveText("The evening before");
  await expect(main).toContainText(PLACE);
  await expect(main).toContainText(words.guide.evening[0] ?? "");
});

test("other people can't open the preparation of an application", { tag: "@no-script" }, async ({
  page,
  someone,
  browser,
}) => {
  const application = await someone.book(await someone.jobId("Collections Executive"));
  for (const part of ["", "/practice", "/evening"]) {
    const path = `${application}/preparation${part}`;
    const stranger = new Shortcut(await browser.newContext());
    await stranger.logIn();
    await stranger.completeProfile();
    expect(await stranger.text(path)).toContain("Application Not Found");
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(product(path));
    await expect(visitor).toHaveURL(/\/login/);
    await page.goto(product(path));
    await expect(page).toHaveURL(product(path));
  }
});

test("the preparation closes when the slot is given up", { tag: "@no-script" }, async ({
  page,
  someone,
}) => {
  const application = await someone.book(await someone.jobId("Collections Executive"));
  await someone.post(application, { intent: "cancel", promised: "refund" });
  await page.goto(product(`${application}/preparation`));
  await expect(page).toHaveURL(product(application));
});
