import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { recordTimers } from "../support/browser/timers";

// Features that need script.

/** From now on, the page's clock moves only when the test moves it. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("copying the test link shows Copied! for three seconds, or that it failed", async ({
  page,
  context,
  someone,
}) => {
  const application = await someone.apply("Collections Executive");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(product(application));
  await page.getByRole("button", { name: "Get Test Link" }).click();
  const link = await page.getByLabel("Your test link").inputValue();
  await stopClock(page);
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Test link copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.clock.runFor(2_900);
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByRole("status")).toContainText("Failed to copy the link");
});

signedIn(
  "a first page looks the same after script takes over",
  async ({ page, browser, context }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      // Ignore the logos of other tests' jobs: their hosts do not exist.
      const isOurs = message.location().url.startsWith(product("/"));
      if (message.type() === "error" && isOurs) errors.push(message.text());
    });
    const look = (of: Page) =>
      of.evaluate(() =>
        [...document.querySelectorAll("h1, h2, h3, main a, main button")].map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return [element.textContent, width, height, getComputedStyle(element).color];
        }),
      );
    const still = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const noScriptPage = await still.newPage();
    await noScriptPage.goto(product("/"));
    await expect(noScriptPage.locator("style[data-href]")).toHaveCount(2);

    await page.goto(product("/"));
    await expect(page.locator("style[data-href]")).toHaveCount(0);
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(2);
    expect(await look(page)).toEqual(await look(noScriptPage));
    // Client-side navigation. While a slow page loads, there is a second heading, "Loading...".
    await page.getByRole("link", { name: "View All Jobs" }).click();
    await expect(page).toHaveURL(product("/jobs"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Job Opportunities"]);
    await noScriptPage.goto(product("/jobs"));
    expect(await look(page)).toEqual(await look(noScriptPage));
    // Client-side navigation to a page with its own styles.
    await page.goto(product("/jobs"));
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([/Get a real interview/]);
    await noScriptPage.goto(product("/"));
    expect(await look(page)).toEqual(await look(noScriptPage));
    expect(errors).toEqual([]);
    await still.close();
  },
);

signedIn("a key or a touch during hydration does not stop it", async ({ page }) => {
  const failed: string[] = [];
  page.on("pageerror", (error) => failed.push(String(error)));
  await page.addInitScript(() => {
    // One key press and one touch per turn of the event loop, starting before the script is loaded.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const main = document.getElementById("content") ?? {};
      if (Object.keys(main).some((key) => key.startsWith("__react"))) return;
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
      document.body?.dispatchEvent(new Event("touchstart", { bubbles: true }));
      port2.postMessage(0);
    };
    port2.postMessage(0);
  });
  await page.goto(product("/dashboard"));
  await page.getByRole("link", { name: "View Applications" }).click();
  await expect(page.getByText("No Applications Yet")).toBeVisible();
  expect(failed).toEqual([]);
});

signedIn(
  "the spinner turns, and stands still for people who prefer no motion",
  async ({ page }) => {
    await page.route(/jobs\.data/, () => {});
    await page.goto(product("/dashboard"));
    await page.getByRole("link", { name: "Browse Jobs" }).first().click();
    const spinner = page.locator(".spinner");
    await expect(spinner).toBeVisible();
    const ring = () =>
      spinner.evaluate((element) => {
        const { animationName, display, width, borderTopColor, borderLeftColor } = getComputedStyle(
          element,
          "::before",
        );
        const isSeen = display !== "none" && width === "24px" && borderTopColor !== borderLeftColor;
        return { animationName, isSeen };
      });
    expect(await ring()).toEqual({ animationName: "turn", isSeen: true });
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await ring()).toEqual({ animationName: "none", isSeen: true });
  },
);

test("an error after a click far down the page is shown in the viewport and focused", async ({
  page,
  someone,
}) => {
  const application = await someone.apply("Collections Executive");
  await page.goto(product(application));
  const headers = { "X-Remix-Response": "yes" };
  await page.route(/\.data/, (route) => route.fulfill({ status: 500, headers, body: "null" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  const heading = page.getByRole("heading", { name: "We could not load this" });
  // The browser has already retried the request.
  await expect(heading).toBeInViewport({ timeout: 20_000 });
  await expect(page.locator("#content")).toBeFocused();
});

signedIn("a slow connection shows the skeleton of the next page", async ({ page }) => {
  await page.goto(product("/dashboard"));
  let release = () => {};
  const gate = new Promise<void>((go) => {
    release = go;
  });
  await page.route(/\.data/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole("link", { name: "View Applications" }).click();
  const waiting = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(waiting.locator(".skeleton")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "My Applications" })).toBeVisible();
  release();
  await expect(page.getByText("No Applications Yet")).toBeVisible();
  await expect(waiting).toBeHidden();
});

signedIn("failed page data is requested again after 1, 2 and 4 seconds", async ({ page }) => {
  let requestCount = 0;
  await page.goto(product("/dashboard"));
  await page.route(/applications\.data/, (route) => {
    requestCount += 1;
    if (requestCount === 1) return route.abort();
    return requestCount < 4 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await stopClock(page);
  const timerIsSet = await recordTimers(page);
  await page.getByRole("link", { name: "View Applications" }).click();
  for (const [before, seconds] of [1, 2, 4].entries()) {
    await timerIsSet(seconds * 1_000);
    expect(requestCount).toBe(before + 1);
    await page.clock.runFor(seconds * 1_000 - 100);
    expect(requestCount).toBe(before + 1);
    await page.clock.runFor(200);
  }
  await expect(page.getByText("No Applications Yet")).toBeVisible();
  expect(requestCount).toBe(4);
});

signedIn(
  "a tooltip opens after 700 ms, at once on the next control, and closes with Escape",
  async ({ page }) => {
    await page.goto(product("/jobs/1"));
    const tip = page.getByRole("tooltip");
    const save = page.getByRole("button", { name: "Save job" });
    await scripted(save);
    await stopClock(page);
    await save.hover();
    await page.clock.runFor(600);
    await expect(tip).toBeHidden();
    await page.clock.runFor(200);
    await expect(tip).toHaveText("Save job");
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await expect(save).toHaveAttribute("title", "Save job");
    await page.mouse.move(0, 400);
    await save.hover();
    await page.clock.runFor(10);
    await expect(tip).toBeVisible();
  },
);

signedIn("Alt+T focuses the messages, which can be closed one by one", async ({ page }) => {
  await page.goto(product("/jobs/1"));
  await page.getByRole("button", { name: "Save job" }).click();
  const message = page.getByRole("status").filter({ hasText: "Job save status updated" });
  await expect(message).toBeVisible();
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("region", { name: "Messages (Alt+T)" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(message).toBeHidden();
});

test("a heart whose request fails returns to its earlier state", async ({ page, someone }) => {
  await page.goto(product("/jobs/1"));
  let release = () => {};
  const gate = new Promise<void>((go) => {
    release = go;
  });
  await scripted(page.getByRole("button", { name: "Save job" }));
  await page.route(/save\.data/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole("button", { name: "Save job" }).click();
  // The button changes before the answer comes.
  await expect(page.getByRole("button", { name: "Remove from saved jobs" })).toBeVisible();
  await someone.text("/dashboard");
  await page.context().clearCookies();
  release();
  await expect(page.getByRole("status")).toContainText("Please log in to save jobs");
  await expect(page.getByRole("button", { name: "Save job" })).toBeVisible();
});
