import { postJob } from "../support/browser/employer";
import { callAsStaff, product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

test("a visitor reports a job, and support reads what is wrong with it", async ({ page }) => {
  const title = `Packer${crypto.randomUUID().slice(0, 8)}`;
  const job = await postJob({ title });
  await page.goto(product(`/jobs/${job}`));
  await page.getByText("Share or report this job").click();
  await page.getByRole("link", { name: "Report this job" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report this job");

  await page.getByLabel("What happened?").fill("A man called and asked for ₹500.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Choose what is wrong.").first()).toBeVisible();
  await expect(page.getByLabel("What happened?")).toHaveValue("A man called and asked for ₹500.");

  await page.getByLabel("Somebody asked for money outside Pakka").check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Report sent")).toBeVisible();
  await expect(page).toHaveURL(product(`/jobs/${job}`));
  const { body: queries } = await callAsStaff("GET", "/ops/queries");
  expect(queries.find(({ jobId }: { jobId: number }) => jobId === Number(job))).toMatchObject({
    subject: "Report of a job: Somebody asked for money outside Pakka",
    description: "Somebody asked for money outside Pakka. A man called and asked for ₹500.",
    category: "other",
  });
});
