import type { Locator } from "@playwright/test";
import { setUpCompany } from "../support/browser/company";
import { press, signInAdmin } from "../support/browser/console";
import { postJob, setInterview } from "../support/browser/employer";
import { beginIn, dayIs, interviewIs, offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";
import { dateInDays } from "../support/interview-days";
import { PROFILE } from "../support/people";

test("an empty staff form says beside each field what is missing", { tag: "@no-script" }, async ({
  page,
  someone,
}) => {
  const line = await someone.book(await postJob());
  await setInterview(line, null);
  await interviewIs(line, { state: "disputed", companyWord: "candidate_absent" });
  await signInAdmin(page);
  await page.goto(product(`/staff${line}`));

  const wrong = (form: Locator) => form.locator(".field-error");
  await press(page, "Decide the dispute");
  const dispute = page.locator("form", { has: page.getByRole("radio") });
  await expect(wrong(dispute)).toHaveText("Choose what happened");
  await dispute.getByRole("radio").first().check();
  await press(page, "Decide the dispute");
  await expect(wrong(dispute)).toHaveText("Give at least 1 character");
  await expect(dispute.getByRole("radio").first()).toBeChecked();
  const comment = page.locator("#comment");
  await comment.getByRole("button").click();
  await expect(wrong(comment)).toHaveText("Give at least 1 character");
});

test("a wrong meeting code stays in its field, with the error beside it", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const job = await setUpCompany(page);
  const day = await offerDay(job);
  const path = await someone.book(job);
  await someone.post(`${path}/times`, { dayId: String(day.id), at: day.times[0] ?? "" });
  // Now, and not in a few minutes: the list shows the interviews of today.
  await beginIn(path, 0);
  await dayIs(day.id, dateInDays(0));
  await page.goto(product(`/hiring/jobs/${job}/days/${day.id}`));
  await press(page, "Make a link");
  const link = await page.getByText(/\/hiring\/day\/[0-9a-f]{32}$/).textContent();
  for (const list of [product("/hiring"), link ?? ""]) {
    await page.goto(list);
    const code = page.getByLabel("Meeting code");
    await code.fill("AAA-22");
    await press(page, "Check in");
    await expect(code).toHaveValue("AAA-22");
    await expect(code).toHaveAccessibleDescription(/This is not the code of this interview/);
    await expect(code).toBeFocused();
    await expect(page.getByText(PROFILE.name).first()).toBeVisible();
  }
});

test("a refused change of a day stays in its fields, with the error beside it", {
  tag: "@no-script",
}, async ({ page }) => {
  const job = await setUpCompany(page);
  const day = await offerDay(job);
  await page.goto(product(`/hiring/jobs/${job}/days/${day.id}`));
  await page.getByLabel("Place: building and street").fill("Plot 15, MP Nagar");
  await page.getByLabel("From").fill("06:00");
  await press(page, "See what it does");
  await expect(page.getByLabel("From")).toHaveAccessibleDescription("Begin at 7 am or later");
  await expect(page.getByLabel("From")).toHaveValue("06:00");
  await expect(page.getByLabel("Place: building and street")).toHaveValue("Plot 15, MP Nagar");
  await page.getByLabel("From").fill("09:00");
  await press(page, "See what it does");
  await press(page, "Change the day");
  await page.goto(product(`/hiring/jobs/${job}/days/${day.id}`));
  await expect(page.getByLabel("Place: building and street")).toHaveValue("Plot 15, MP Nagar");
});
