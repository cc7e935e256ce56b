import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { product } from "./candidate";
import { expect, rightAnswers, signedIn, test } from "./shortcut";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const NARROW = { width: 320, height: 640 };

/** What axe finds on the page as it stands, and whether it fits a screen of 320 px. */
async function expectAccessible(page: Page) {
  // Legacy mode: no page has frames, and it spares a second page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(WCAG);
  const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
  expect(found, page.url()).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${page.url()} at ${NARROW.width} px`).toBeLessThanOrEqual(NARROW.width);
  if (size) await page.setViewportSize(size);
}

async function visit(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(product(path));
    await expectAccessible(page);
  }
}

test("pages for everyone", async ({ page }) => {
  await visit(page, ["/", "/login", "/jobs", "/jobs/1", "/how-it-works", "/pricing", "/about"]);
});

test("texts, help and pages that are not there", async ({ page }) => {
  await visit(page, ["/success-stories", "/content/privacy_policy", "/content/terms_conditions"]);
  await visit(page, ["/help", "/contact", "/nothing/here", "/profile/nothing"]);
});

signedIn("pages as they are sent, before any script", async ({ context }) => {
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  await visit(page, ["/", "/jobs", "/jobs/1/apply", "/profile"]);
});

const OWN = ["/dashboard", "/profile", "/applications", "/notifications", "/saved-jobs"];

test("pages of one's own, empty and filled", async ({ page, someone }) => {
  await visit(page, ["/complete-profile", ...OWN]);
  await someone.apply("Collections Executive");
  await someone.post("/jobs/1/save", { saved: "true", returnTo: "/saved-jobs" });
  await visit(page, ["/", "/jobs", "/jobs/1/apply", ...OWN.filter((path) => path !== "/profile")]);
  await page.locator("summary.bell").click();
  await expect(page.getByRole("link", { name: "View All" })).toBeVisible();
  await expectAccessible(page);
});

test("the way through a test and a payment", async ({ page, someone }) => {
  const title = "Gold Loan Officer";
  const application = await someone.apply(title);
  const path = await someone.testPath(application);
  await visit(page, [application, path]);
  await page.getByRole("button", { name: "Start test" }).click();
  await expect(page.getByText("Question 1 of")).toBeVisible();
  await expectAccessible(page);
  await someone.takeTest(application, rightAnswers(title));
  await visit(page, [path, application, `${application}/pay`]);
});

test("errors beside their fields", async ({ page }) => {
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").fill("1234567890");
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByLabel("Phone number")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});
