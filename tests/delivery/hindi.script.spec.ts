import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, signedIn } from "../support/browser/shortcut";

// With the framework's script: each language has scripts of its own, and links stay in it.

signedIn(
  "a signed-in reader walks through Hindi pages with script, and back to English",
  async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.url());
    });
    await page.goto(product("/hi/jobs"));
    await scripted(page.getByRole("contentinfo"));
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator("article a, .job-card a").first().click();
    await expect(page).toHaveURL(/\/hi\/jobs\/\d+/);
    await expect(page.getByRole("link", { name: "अप्लाई करें" }).first()).toBeVisible();
    // The page was drawn by script, without a new document.
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    expect(errors).toEqual([]);
    const texts = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    expect(texts.join("")).toContain("अप्लाई करें");
    expect(texts.join("")).not.toContain("Apply Now");

    await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL(/\/jobs\/\d+$/);
    await expect(page).not.toHaveURL(/\/hi\//);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
    await scripted(page.getByRole("contentinfo"));
    await page.getByRole("contentinfo").getByRole("button", { name: "हिन्दी" }).click();
    await expect(page).toHaveURL(/\/hi\/jobs\/\d+$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    expect(errors).toEqual([]);
  },
);
