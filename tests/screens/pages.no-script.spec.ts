import { product } from "./candidate";
import { expect, signedIn, test } from "./shortcut";

const PUBLIC = [
  "/",
  "/login",
  "/jobs",
  "/jobs/1",
  "/how-it-works",
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
  "/jobs/1/apply",
];

signedIn(
  "every page has a title and a description of its own, one heading, and a language",
  async ({ page }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of [...PUBLIC.filter((each) => each !== "/login"), ...OWN]) {
      await page.goto(product(path));
      titles.add(await page.title());
      const description = page.locator("meta[name=description]");
      descriptions.add((await description.getAttribute("content")) ?? "");
      await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
      await expect(page.locator("h1"), path).toHaveCount(1);
    }
    const pages = PUBLIC.length - 1 + OWN.length;
    expect([...titles].filter((title) => / · Pakka$|^Pakka: /.test(title))).toHaveLength(pages);
    expect([...descriptions].filter((words) => words.length > 10)).toHaveLength(pages);
  },
);

test("the texts have their names, and an unknown one is about us", async ({ page }) => {
  const texts: [path: string, title: string][] = [
    ["privacy_policy", "Privacy Policy"],
    ["terms_conditions", "Terms & Conditions"],
    ["about_us", "About Us"],
    ["anything", "Content"],
  ];
  const words: string[] = [];
  for (const [path, title] of texts) {
    await page.goto(product(`/content/${path}`));
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    words.push(await page.locator(".prose").innerText());
  }
  expect(words[3]).toBe(words[2]);
});

test("price, stories and steps say what they must, and lead on", async ({ page }) => {
  const main = page.locator("main");
  const leads = (name: string, to: string) =>
    expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", to);
  await page.goto(product("/pricing"));
  await expect(main.getByText("POPULAR")).toBeVisible();
  await expect(main.getByText("Job Seeker Basic")).toBeVisible();
  await expect(main.getByRole("table")).toBeVisible();
  await leads("Browse Jobs", "/jobs");
  await leads("Write to us", "/contact");
  await page.goto(product("/success-stories"));
  await expect(main.getByRole("listitem")).toHaveCount(9);
  const ratings = main.getByRole("img", { name: /^Rating: . out of 5$/ });
  await expect(ratings.nth(0)).toHaveAccessibleName("Rating: 5 out of 5");
  await expect(ratings.nth(1)).toHaveAccessibleName("Rating: 5 out of 5");
  await expect(ratings.nth(2)).toHaveAccessibleName("Rating: 4 out of 5");
  await leads("Browse Jobs", "/jobs");
  await page.goto(product("/how-it-works"));
  await leads("Partner With Us", "/contact");
  await leads("Create Account", "/login");
  await leads("Browse Jobs", "/jobs");
});
