import { expect, type Page, test } from "@playwright/test";
import { press, signInAdmin } from "../support/browser/console";
import { postJob } from "../support/browser/employer";
import { crowd, verify } from "../support/browser/fixtures";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";

/** Opens the preview of an act with this reason. */
async function look(page: Page, act: string, reason: string) {
  await page.getByRole("link", { name: act, exact: true }).click();
  await page.getByLabel("Reason", { exact: true }).fill(reason);
  await press(page, "See what it does");
}

test("staff see whom a withdrawal and a suspension affect, and must type a large number of people", async ({
  page,
  playwright,
}) => {
  const job = await postJob();
  const browser = await playwright.request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.logIn();
  await candidate.completeProfile();
  await candidate.uploadResume();
  await crowd(await candidate.applyAndWait(job), 30);
  await signInAdmin(page);
  await page.goto(product(`/staff/jobs/${job}`));
  await look(page, "Withdraw the job", " ");
  await expect(page.getByLabel("Reason", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Reason", { exact: true }).fill("The branch closes.");
  await press(page, "See what it does");
  await expect(page.getByText("The branch closes.").first()).toBeVisible();
  await expect(page.getByText("This job was withdrawn").first()).toBeVisible();
  await page.getByLabel("Number of people").fill("30");
  await press(page, "Withdraw the job");
  await expect(page.getByText("Type the number of people: 31.").first()).toBeVisible();
  expect((await callAsStaff("GET", `/ops/jobs/${job}`)).body.withdrawal).toBeNull();
  await page.getByLabel("Number of people").fill("31");
  await press(page, "Withdraw the job");
  await expect(page).toHaveURL(product(`/staff/jobs/${job}`));
  await expect(page.getByText(/^Withdrawn on .*: The branch closes\./)).toBeVisible();
  await page.goto(product(`/staff/jobs/${job}/withdraw`));
  await expect(page).toHaveURL(product(`/staff/jobs/${job}`));

  const name = `Kaveri ${crypto.randomUUID().slice(0, 8)}`;
  const { employer } = await succeeded(
    callAsStaff("GET", `/ops/jobs/${await postJob({ company: name })}`),
  );
  await verify(employer.id);
  await page.goto(product(`/staff/companies/${employer.id}`));
  await look(page, "Suspend the company", "Nobody answers the phone.");
  await press(page, "Suspend the company");
  await expect(page).toHaveURL(product(`/staff/companies/${employer.id}`));
  await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
  await browser.dispose();
});
