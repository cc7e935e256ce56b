import { rightOption } from "../support/answer-key";
import { newCompanyName } from "../support/browser/company";
import { postUnverifiedJob } from "../support/browser/employer";
import { rewrite } from "../support/browser/fixtures";
import { offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

const CHECKING = "We are still checking this employer.";

test("a candidate of an unverified company reads ₹0 and why, and books without paying", async ({
  page,
  someone,
}) => {
  const title = `Loom Helper ${crypto.randomUUID().slice(0, 8)}`;
  const job = await postUnverifiedJob({ title, company: newCompanyName() });
  await offerDay(job);
  await page.goto(product(`/openings?q=${encodeURIComponent(title)}`));
  await expect(page.getByRole("main")).toContainText("₹0 · employer being checked");

  await page.goto(product(`/jobs/${job}`));
  const main = page.getByRole("main");
  await expect(main).toContainText("Company not verified yet");
  await expect(main).toContainText(CHECKING);
  await expect(main).not.toContainText("₹199");
  await page.locator("main a[href^='/companies/']").first().click();
  await expect(main).toContainText(`Not verified yet${CHECKING} Nobody pays for a slot`);

  const application = await someone.applyAndWait(job);
  await someone.takeTest(application, rightOption);
  await page.goto(product(application));
  await expect(page.getByRole("heading", { name: "Choose your interview time" })).toBeVisible();
  await expect(main).toContainText("Free while we check the employer");
  await expect(main).not.toContainText("₹199");
  await expect(page.getByRole("button", { name: /Pay/ })).toHaveCount(0);

  await rewrite(
    "update companies set state = 'verified' where id = (select company_id from jobs where id = ?)",
    job,
  );
  await page.reload();
  await expect(main).toContainText("Free when you applied");
  await expect(page.getByRole("button", { name: /Pay/ })).toHaveCount(0);
});

test("a candidate whose slot had a price takes it for free once the employer is being checked again", async ({
  page,
  someone,
}) => {
  const job = await postUnverifiedJob({ company: newCompanyName() });
  const ofJob = "where id = (select company_id from jobs where id = ?)";
  await rewrite(`update companies set state = 'verified' ${ofJob}`, job);
  const application = await someone.applyAndWait(job);
  await someone.takeTest(application, rightOption);
  await page.goto(product(application));
  await expect(page.getByRole("button", { name: "Click to Pay ₹199" })).toBeVisible();

  await rewrite(`update companies set state = 'draft' ${ofJob}`, job);
  await rewrite("update applications set price = 0 where job_id = ?", job);
  await page.reload();
  await expect(page.getByRole("main")).toContainText(`${CHECKING} You pay ₹0, and it stays so.`);
  await page.getByRole("button", { name: "Yes, book my interview" }).click();
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
});
