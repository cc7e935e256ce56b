import { rightOption } from "../support/answer-key";
import { expect, test } from "../support/browser/clock";
import { setUpCompany } from "../support/browser/company";
import { press } from "../support/browser/console";
import { callAsStaff, product } from "../support/browser/product";
import { succeeded } from "../support/client";
import { bookable } from "../support/interview-times";
import { PROFILE } from "../support/people";

test("a company answers candidates: it declines one, undoes that, and calls one to round 2", async ({
  page,
  someone,
  passTime,
}) => {
  const job = await setUpCompany(page, { rounds: 2 });
  const path = await someone.applyAndWait(job);
  await someone.takeTest(path, rightOption);
  await someone.pay(path);
  const application = path.split("/").pop();
  const here = product(`/hiring/applications/${application}`);
  await page.goto(here);
  await expect(page.getByText("Phone and mail stand here from 24 hours")).toBeVisible();
  await expect(page.getByText(someone.phone)).toHaveCount(0);
  const at = bookable(new Date(Date.now() + 2 * 86_400_000).toISOString());
  await succeeded(
    callAsStaff("POST", `/ops/applications/${application}/interviews`, {
      round: 1,
      at,
      place: "Gate 1",
      minutes: 30,
    }),
  );
  await passTime({ seconds: Math.ceil((Date.parse(at) - Date.now()) / 1_000) + 21 * 60 });

  await page.goto(product("/hiring"));
  await expect(page.getByRole("heading", { name: "Answers you owe" })).toBeVisible();
  await page.getByRole("link", { name: PROFILE.name, exact: true }).click();
  await expect(page).toHaveURL(here);
  await expect(page.getByRole("link", { name: someone.phone, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "We met" })).toBeVisible();

  await page.getByRole("link", { name: "Decline", exact: true }).click();
  await press(page, "See what they read");
  await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/Choose a reason/);
  await page.getByLabel("Reason").selectOption({ label: "Other people had more experience" });
  await page.getByLabel(/A line from you/).fill("Your typing was correct.");
  await press(page, "See what they read");
  await expect(page.getByText(`What they read: ${PROFILE.name}, by mail`)).toBeVisible();
  await expect(page.getByText(/Your typing was correct/).first()).toBeVisible();
  await expect(page.getByText(/It looked for more or other experience/).first()).toBeVisible();
  await press(page, "Send: declined");
  await expect(page).toHaveURL(here);
  await expect(page.getByText("You declined this candidate.")).toBeVisible();
  await expect(page.getByText(/They read it once it stands that you met/)).toBeVisible();
  await press(page, "Undo");
  await expect(page.getByText("You declined this candidate.")).toHaveCount(0);

  await page.getByRole("link", { name: "Call to round 2" }).click();
  await expect(page.getByText(/You are in the next round/).first()).toBeVisible();
  await press(page, "Call to round 2");
  await expect(page.getByText(/^Called to round 2/)).toBeVisible();

  await page.goto(product(`/hiring/jobs/${job}`));
  await page.getByRole("link", { name: "Candidates", exact: true }).click();
  await page.getByRole("link", { name: "To answer" }).click();
  await expect(page.getByText("Nobody here.")).toBeVisible();
  await page.getByRole("link", { name: "Waiting for a time" }).click();
  await expect(page.getByText("Waits for a time of round 2")).toBeVisible();
  await page.getByRole("link", { name: PROFILE.name, exact: true }).click();
  await expect(page).toHaveURL(here);
});
