import { newestCode, product } from "../support/browser/product";
import { expect, Shortcut, signedIn, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

test("a guard leads to the login and from there to the page that was wanted", {
  tag: "@no-script",
}, async ({ page }) => {
  const phone = newPhone();
  await page.goto(product("/pricing"));
  await page.goto(product("/notifications?tab=unread"));
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = page.locator("[autocomplete=one-time-code]");
  await expect(code).toBeVisible();
  await code.fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(/\/complete-profile\?next=/);
  await page.getByLabel("Full Name").fill("Asha Verma");
  await page.getByLabel("Email Address").fill(`g${phone}@example.in`);
  await page.getByLabel("Date of Birth").fill("1999-08-15");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).toHaveURL(product("/notifications?tab=unread"));
  await expect(page.getByText("All caught up!")).toBeVisible();
});

test("every private page asks a visitor to log in, and leaves no entry in the browser's history", {
  tag: "@no-script",
}, async ({ page }) => {
  const login = (path: string) => `/login?next=${encodeURIComponent(path)}`;
  const own = ["/complete-profile", "/dashboard", "/profile", "/applications", "/applications/1"];
  for (const path of [...own, "/notifications", "/saved-jobs", "/searches"]) {
    const answer = await page.request.get(product(path), { maxRedirects: 0 });
    expect(answer.headers().location).toBe(login(path));
  }
  await page.goto(product("/about"));
  await page.goto(product("/saved-jobs"));
  await expect(page).toHaveURL(product(login("/saved-jobs")));
  await page.goBack();
  await expect(page).toHaveURL(product("/about"));
});

signedIn(
  "a page that does not exist or belongs to another is a 404 with links",
  { tag: "@no-script" },
  async ({ page, browser }) => {
    const stranger = await browser.newContext();
    const theirs = new Shortcut(stranger);
    await theirs.logIn();
    await theirs.completeProfile();
    await theirs.uploadResume();
    const application = await theirs.apply("Collections Executive");
    const test = await theirs.testPath(application);
    await stranger.close();

    const faces: [path: string, heading: string, way: string, to: string][] = [
      [application, "Application Not Found", "View All Applications", "/applications"],
      [`${test}x`, "Test Not Found", "View All Applications", "/applications"],
      [test, "Test Not Found", "View All Applications", "/applications"],
      ["/jobs/99999999", "Job Not Found", "View All Jobs", "/jobs"],
      ["/jobs/abc", "Job Not Found", "View All Jobs", "/jobs"],
      ["/no/such/page", "Page Not Found", "Return to Home", "/"],
      ["/profile/nothing", "Page Not Found", "Return to Home", "/"],
    ];
    for (const [path, heading, way, to] of faces) {
      const answer = await page.goto(product(path));
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.locator("main").getByRole("link", { name: way })).toHaveAttribute(
        "href",
        to,
      );
    }
  },
);

test("an unknown private page asks a visitor to log in", { tag: "@no-script" }, async ({
  page,
}) => {
  const answer = await page.goto(product("/saved-jobs/nothing"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Authentication Required" })).toBeVisible();
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(product("/login"));
});

test("a path that a host turned into a query is restored, within this site only", {
  tag: "@no-script",
}, async ({ page }) => {
  await page.goto(product("/?/jobs&q=data~and~entry"));
  await expect(page).toHaveURL(product("/jobs?q=data&entry"));
  await page.goto(product("/?/pricing"));
  await expect(page.getByRole("heading", { level: 1, name: "Pricing" })).toBeVisible();
  for (const elsewhere of ["/?//example.com/x", "/?/\\example.com", "/?/%2f%2fexample.com"]) {
    await page.goto(product(elsewhere));
    expect(new URL(page.url()).origin).toBe(product(""));
  }
});

test("logging out says so and leads home, even without a login", { tag: "@no-script" }, async ({
  page,
  someone,
}) => {
  await page.goto(product("/profile"));
  await page.locator("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(product("/"));
  await expect(page.getByRole("status")).toContainText("You have been logged out successfully");
  await expect(page.getByRole("link", { name: "Log in", exact: true })).toBeVisible();
  const again = await someone.post("/logout", {});
  expect(again.headers().location).toBe("/");
  await page.goto(product("/pricing"));
  const words = page.getByRole("status").getByText("You have been logged out", { exact: true });
  await expect(words).toBeVisible();
  await page.goto(product("/dashboard"));
  await expect(page).toHaveURL(/\/login/);
});
