import type { Locator, Page } from "@playwright/test";
import { rightOption } from "../support/answer-key";
import { askedOn, questionCount, scripted } from "../support/browser/candidate";
import { newestCode, product } from "../support/browser/product";
import { expect, Shortcut, seeded, test } from "../support/browser/shortcut";
import { newPhone, PDF } from "../support/people";

const FARTHEST = 80;

/** Presses Tab until the target has the focus, and checks that the focus ring is visible. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let stop = 0; stop < FARTHEST; stop += 1) {
    if (await isThere()) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  const outline = await target.evaluate((element) => {
    const ringed = element.closest(".prefixed") ?? element;
    return getComputedStyle(ringed).outlineStyle;
  });
  expect(outline).toBe("solid");
}

async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

test("a candidate gets from the front page to a confirmed slot by keyboard", async ({ page }) => {
  const job = seeded("Graduate Engineer Trainee, Java");
  const main = page.locator("main");
  await page.goto(product("/"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await press(page, main.getByRole("link", { name: "Sign In" }));

  const phone = newPhone();
  await type(page, "Phone number", phone);
  await page.keyboard.press("Enter");
  const code = page.getByLabel("4-digit code");
  await expect(code).toBeFocused();
  await page.keyboard.type(await newestCode(phone));
  await page.keyboard.press("Enter");
  await type(page, "Full Name", "Asha Verma");
  await type(page, "Email Address", `k${phone}@example.in`);
  await tabTo(page, page.getByLabel("Date of Birth"));
  await page.keyboard.type("08151999");
  await press(page, page.getByRole("button", { name: "Save and continue" }));

  const file = page.getByLabel("Upload a resume");
  await tabTo(page, file);
  await file.setInputFiles({
    name: "asha.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(PDF),
  });
  await press(page, page.getByRole("button", { name: "Upload Resume" }));
  await expect(page.getByRole("link", { name: "View asha.pdf" })).toBeVisible();

  await press(page, page.getByRole("link", { name: "Browse Jobs" }));
  await press(page, main.locator("summary", { hasText: "Search and filter" }));
  await type(page, "Job title", job.title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=/);
  await press(page, main.getByRole("link", { name: "View Details" }).first());
  await press(page, page.getByRole("link", { name: "Apply Now" }));
  await press(page, page.getByRole("radio"), "Space");
  await press(page, page.getByRole("button", { name: "Submit Application" }));
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  const getLink = page.getByRole("button", { name: "Get Test Link" });
  await expect(async () => {
    await page.reload();
    await expect(getLink).toBeVisible({ timeout: 500 });
  }).toPass();
  await press(page, getLink);
  await expect(page.getByLabel("Your test link")).toBeFocused();
  const link = page.getByRole("link", { name: "Open Test" });
  await tabTo(page, link);
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  const tab = await opened;

  await press(tab, tab.getByRole("button", { name: "Start test" }));
  const count = await questionCount(tab);
  for (let number = 1; number <= count; number += 1) {
    await expect(tab.getByText(`Question ${number} of ${count}`)).toBeVisible();
    const question = await askedOn(tab);
    const answer = rightOption(question);
    await tabTo(tab, tab.getByRole("radio").first());
    // Space selects the first option; each arrow key selects the next one.
    await tab.keyboard.press("Space");
    for (let at = 0; at < answer; at += 1) await tab.keyboard.press("ArrowDown");
    await expect(
      tab.getByRole("radio", { name: question.options[answer], exact: true }),
    ).toBeChecked();
    await tab.keyboard.press("Enter");
  }
  await press(tab, tab.getByRole("link", { name: "See your application" }));
  const pay = tab.getByRole("button", { name: /^Click to Pay/ });
  await scripted(pay);
  await press(tab, pay);
  await expect(tab.getByRole("button", { name: "Pay", exact: true })).toBeFocused();
  await tab.keyboard.press("Enter");
  await expect(tab.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
});

test("menus, dialogs and questions open and close by keyboard, and the focus returns", async ({
  page,
  someone,
}) => {
  await page.goto(product("/how-it-works"));
  const menu = page.locator("summary[aria-label=Menu]");
  await press(page, menu);
  await expect(page.getByRole("link", { name: "Saved Jobs" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Saved Jobs" })).toBeHidden();
  await expect(menu).toBeFocused();

  const job = await someone.jobId("Collections Executive");
  await page.goto(product(`/jobs/${job}`));
  const apply = page.getByRole("link", { name: "Apply Now" });
  await press(page, apply);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // Tab does not leave the dialog.
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() =>
      document.activeElement === document.body
        ? true
        : Boolean(document.activeElement?.closest("[role=dialog], .toasts")),
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();
});

test("the bar has one navigation, on a phone and on a wide screen", async ({ page }) => {
  await page.goto(product("/how-it-works"));
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(navigation).toHaveCount(1);
  }
});

test("after an upload the focus is where the next file is chosen, unless it has gone on", async ({
  page,
  someone: _,
}) => {
  const file = page.getByLabel("Upload a resume");
  const upload = page.getByRole("button", { name: "Upload Resume" });
  const choose = (name: string) =>
    file.setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(PDF) });
  for (const path of ["/dashboard", "/profile"]) {
    const name = `${path.slice(1)}.pdf`;
    await page.goto(product(path));
    await choose(name);
    await press(page, upload);
    await expect(page.getByRole("link", { name: `View ${name}` })).toBeVisible();
    await expect(file).toBeFocused();
  }
  const elsewhere = page.getByLabel("Full Name");
  await choose("later.pdf");
  await page.route("**/resumes.data*", async (route) => {
    await elsewhere.focus();
    await route.continue();
  });
  await upload.click();
  await expect(page.getByRole("link", { name: "View later.pdf" })).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test("a file that was uploaded in the dialog to apply gets the focus", async ({
  page,
  context,
}) => {
  const newcomer = new Shortcut(context);
  await newcomer.logIn();
  await newcomer.completeProfile();
  await page.goto(product(`/jobs/${await newcomer.jobId("Collections Executive")}/apply`));
  await page.getByText("Choose a file").click();
  await page
    .getByLabel("Upload a resume")
    .setInputFiles({ name: "new.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) });
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(page.getByRole("radio", { name: "new.pdf" })).toBeFocused();
});
