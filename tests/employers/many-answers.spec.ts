import { type APIRequestContext, request } from "@playwright/test";
import { expect, test } from "../support/browser/clock";
import { setUpCompany } from "../support/browser/company";
import { press } from "../support/browser/console";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";

const NAMES = ["Asha Verma", "Faizan Qureshi", "Rekha Malviya"];

test("a company marks people, reads each one's message, declines them at once, and takes it back", {
  tag: "@no-script",
}, async ({ page, passTime }) => {
  const job = await setUpCompany(page, { maxApplicants: 20 });
  // 10 am in India, so that the second interview, an hour later, is on the same day.
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const at = `${day}T04:30:00.000Z`;
  const browsers: APIRequestContext[] = [];
  for (const [index, name] of NAMES.entries()) {
    const own = await request.newContext();
    browsers.push(own);
    const someone = new Shortcut({ request: own });
    await someone.enter(name);
    const application = (await someone.book(job)).split("/").pop();
    // The last one waits for a time.
    if (index < 2) {
      await succeeded(
        callAsStaff("POST", `/ops/applications/${application}/interviews`, {
          at: new Date(Date.parse(at) + index * 3_600_000).toISOString(),
          place: "Gate 1",
          minutes: 30,
        }),
      );
    }
  }
  await passTime({ seconds: Math.ceil((Date.parse(at) - Date.now()) / 1_000) + 100 * 60 });

  const list = product(`/hiring/jobs/${job}/candidates`);
  await page.goto(list);
  await expect(page.getByRole("link", { name: "To answer 2" })).toBeVisible();
  await page.getByRole("link", { name: "Best test first" }).click();
  await expect(page).toHaveURL(`${list}?sort=score`);
  await press(page, "Decline");
  await expect(page.getByText("Mark people in the list first.").first()).toBeVisible();
  for (const name of NAMES) await page.getByLabel(`Mark ${name}`).check();
  await press(page, "Decline");
  await expect(page.getByRole("heading", { name: "Decline 3 people" })).toBeVisible();
  await press(page, "See what they read");
  await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/Choose a reason/);
  await page.getByLabel("Reason").selectOption({ label: "The position is filled" });
  await page.getByLabel(/A line from you/).fill("Thank you for coming.");
  await press(page, "See what they read");
  await expect(page.getByRole("heading", { name: "These are left out" })).toBeVisible();
  await expect(page.getByText("Rekha Malviya:")).toBeVisible();
  await expect(page.getByText("Faizan Qureshi, by mail")).toBeVisible();
  await expect(page.getByText(/The position is filled/).first()).toBeVisible();
  await press(page, "Decline 2 people");
  await expect(page.getByText("Left out: Rekha Malviya").first()).toBeVisible();
  await expect(page.getByText(/^Declined, (read on|not read yet)/)).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Answered 2" })).toBeVisible();

  await page.getByRole("link", { name: "Undo", exact: true }).click();
  await press(page, "Take back the answers to 2 people");
  await expect(page.getByRole("link", { name: "To answer 2" })).toBeVisible();
  for (const name of NAMES.slice(0, 2)) await page.getByLabel(`Mark ${name}`).check();
  await press(page, "Choose");
  await press(page, "See what they read");
  await press(page, "Choose 2 people");
  await expect(page.getByText(/^Chosen, (read on|not read yet)/)).toHaveCount(2);
  for (const browser of browsers) await browser.dispose();
});
