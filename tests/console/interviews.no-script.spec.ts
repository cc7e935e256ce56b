import { expect, test } from "@playwright/test";
import { todayInIndia } from "../../worker/contract/profile";
import { press, signInAdmin } from "../support/browser/console";
import { postJob, setInterview } from "../support/browser/employer";
import { interviewIs } from "../support/browser/interview-fixtures";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";

test("staff open a day, read who is met, and find the dispute", async ({ page, playwright }) => {
  const job = await postJob({ title: "Loom Fitter", company: "Vindhya Weaves" });
  const both = await Promise.all(
    ["Omkar Jha", "Reshma Khan"].map(async (name) => {
      const browser = await playwright.request.newContext();
      const candidate = new Shortcut({ request: browser });
      await candidate.enter(name);
      const application = await candidate.book(job);
      await setInterview(application, null);
      await browser.dispose();
      return application;
    }),
  );
  const [disputed = ""] = both;
  await interviewIs(disputed, { state: "disputed", companyWord: "candidate_absent" });
  const { interviews } = await succeeded(callAsStaff("GET", `/ops${disputed}`));
  const day = todayInIndia(new Date(interviews[0].at));

  await signInAdmin(page);
  await page.getByRole("link", { name: "Interviews" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Interviews, / })).toBeVisible();
  await page.getByLabel("Day, in India").fill(day);
  await press(page, "Show");
  await page.getByRole("link", { name: "All interviews of Loom Fitter" }).first().click();
  await expect(page.getByText("Only one job.")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row").filter({ hasText: "Reshma Khan" })).toContainText("Set");

  await page.getByLabel("State").selectOption("disputed");
  await press(page, "Show");
  const row = page.getByRole("row").filter({ hasText: "Omkar Jha" });
  await expect(row).toContainText("Company says: Candidate absent");
  await expect(page.getByText("Reshma Khan")).toHaveCount(0);
  await page.getByRole("link", { name: "Day after" }).click();
  await expect(page.getByText("No interview on this day.")).toBeVisible();
  await page.getByRole("link", { name: "Day before" }).click();
  await row.getByRole("link", { name: `Decide PK-${disputed.split("/").pop()}` }).click();
  await expect(page.getByText("The two sides disagree about the interview.")).toBeVisible();

  await page.goto(product("/staff/interviews?day=2026-02-31&jobId=x&state=gone"));
  await expect(page.getByRole("heading", { level: 1, name: /^Interviews, / })).toBeVisible();
});
