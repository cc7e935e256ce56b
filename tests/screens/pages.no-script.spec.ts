import type { Page } from "@playwright/test";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";

const PUBLIC = [
  "/",
  "/login",
  "/jobs",
  "/jobs/1",
  "/openings",
  "/openings/technology",
  "/openings/in/pune",
  "/openings/finance/in/pune",
  "/how-it-works",
  "/for-employers",
  "/pricing",
  "/about",
  "/success-stories",
  "/content/about_us",
  "/content/privacy_policy",
  "/content/terms_conditions",
  "/help",
  "/contact",
  "/nothing/here",
];
const OWN = [
  "/complete-profile",
  "/dashboard",
  "/profile",
  "/applications",
  "/notifications",
  "/saved-jobs",
  "/searches",
  "/jobs/1/apply",
  "/resume/new/name",
  "/resume/photos",
];

signedIn("every page has its own title and description", async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of [...PUBLIC.filter((each) => each !== "/login"), ...OWN]) {
    await page.goto(product(path));
    titles.add(await page.title());
    const description = page.locator("meta[name=description]");
    descriptions.add((await description.getAttribute("content")) ?? "");
  }
  const pages = PUBLIC.length - 1 + OWN.length;
  expect([...titles].filter((title) => / · Pakka$|^Pakka: /.test(title))).toHaveLength(pages);
  expect([...descriptions].filter((words) => words.length > 10)).toHaveLength(pages);
});

signedIn("the footer takes at most half a screen of a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const heights: Record<string, number> = {};
  for (const path of [...PUBLIC, ...OWN]) {
    await page.goto(product(path));
    const foot = await page.getByRole("contentinfo").boundingBox();
    heights[path] = foot?.height ?? Number.NaN;
  }
  expect(Object.entries(heights).filter(([, height]) => !(height <= 320))).toEqual([]);
  for (const question of ["/resume/new/name", "/resume/photos"])
    expect(heights[question]).toBeLessThan(160);
});

/**
 * Texts of a ticket or of `.security-paper` that overlap
 * the drawn lines, because they have no background.
 */
const onLines = (page: Page) =>
  page.locator(".ticket, .security-paper").evaluateAll((papers) =>
    papers.flatMap((paper) => {
      const bareTexts: string[] = [];
      const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        let box = text.parentElement;
        const isClear = (one: Element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(one);
          return backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
        };
        while (box && box !== paper && isClear(box)) box = box.parentElement;
        if (box === paper && text.nodeValue?.trim()) bareTexts.push(text.nodeValue);
      }
      return bareTexts;
    }),
  );

test("the text of a ticket does not overlap its drawn lines", async ({ page }) => {
  for (const path of ["/", "/jobs/1", "/login", "/pricing"]) {
    await page.goto(product(path));
    await expect(page.locator(".ticket, .security-paper")).not.toHaveCount(0);
    expect(await onLines(page), path).toEqual([]);
  }
});

test("a plan's mark is beside its name, and its points are in two columns where there is room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(product("/pricing"));
  const plan = page.locator(".ticket");
  await expect(plan.locator("p").filter({ hasText: "Job Seeker Basic" })).toContainText("POPULAR");
  const points = plan.getByRole("listitem");
  const [first, second] = await points.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(first).toBe(second);
});

test("the front page's prices, stories and steps link to the next page", async ({ page }) => {
  const main = page.locator("main");
  const leads = (name: string, to: string) =>
    expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", to);
  await page.goto(product("/pricing"));
  await leads("Browse Jobs", "/jobs");
  await leads("Write to us", "/contact");
  await page.goto(product("/success-stories"));
  await expect(main.getByRole("listitem")).toHaveCount(6);
  await expect(main.getByRole("img", { name: "Drawing of Arjun Patil" })).toBeVisible();
  const ratings = main.getByRole("img", { name: /^Rating: . out of 5$/ });
  await expect(ratings.nth(0)).toHaveAccessibleName("Rating: 5 out of 5");
  await expect(ratings.nth(1)).toHaveAccessibleName("Rating: 5 out of 5");
  await expect(ratings.nth(2)).toHaveAccessibleName("Rating: 4 out of 5");
  await leads("Browse Jobs", "/jobs");
  await page.goto(product("/how-it-works"));
  await leads("Partner With Us", "/contact");
  await leads("Create Account", "/login");
  await leads("Browse Jobs", "/jobs");
  await main.getByRole("link", { name: "Costs and terms for employers" }).click();
  await leads("Start with your work mail", "/hiring/login");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "For employers" })).toHaveAttribute(
    "href",
    "/for-employers",
  );
});
