import type { Page } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { covered, visible } from "../support/browser/messages";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";

// Toasts with script, on pages with the framework's script and on plain pages.

const region = (page: Page) => page.getByRole("region", { name: "Messages (Alt+T)" });

/** A plain page with a toast. */
async function refusedContact(page: Page) {
  await page.goto(product("/contact"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(visible(page)).toHaveCount(1);
  await expect(page.locator("script[nonce]")).toHaveCount(0);
}

test("Alt+T on a plain page focuses the messages, and the keyboard closes one", async ({
  page,
}) => {
  await refusedContact(page);
  await page.keyboard.press("Alt+t");
  await expect(region(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close: Error" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(visible(page)).toHaveCount(0);
  await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription("Full name is required");
});

test("a touch on its close button closes a message on a plain page", async ({ page }) => {
  await refusedContact(page);
  await page.locator(".toast button svg").click();
  await expect(visible(page)).toHaveCount(0);
});

test("without free space, a message covers at least no button", async ({ page }) => {
  // The part of a tablet's page that a screen keyboard leaves visible.
  await page.setViewportSize({ width: 800, height: 260 });
  await refusedContact(page);
  const send = page.getByRole("button", { name: "Send Message" });
  await send.evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: "instant" }),
  );
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect.poll(() => covered(page)).not.toEqual([]);
  expect(await covered(page)).not.toContain("Send Message");
});

/** Stops the timers of the visible toasts, so that they stay on a busy machine. */
const hold = (page: Page) =>
  page.evaluate(() => {
    for (const leaving of document.getAnimations()) leaving.pause();
  });

signedIn(
  "the newest three of four messages are visible, and each can be closed",
  async ({ page }) => {
    // At this width, the toasts are side by side and do not overlap.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(product("/jobs/1"));
    const heart = page.getByRole("button", { name: /^Save job$|^Remove from saved jobs$/ }).first();
    await scripted(heart);
    for (const count of [1, 2, 3]) {
      await heart.click();
      await expect(visible(page)).toHaveCount(count);
      await hold(page);
    }
    const oldest = await visible(page).first().elementHandle();
    await heart.click();
    await oldest?.waitForElementState("hidden");
    await expect(visible(page)).toHaveCount(3);
    await hold(page);
    for (const remaining of [2, 1, 0]) {
      await visible(page).first().getByRole("button").click();
      await expect(visible(page)).toHaveCount(remaining);
    }
    await page.getByRole("button", { name: "Save job" }).click();
    await expect(visible(page)).toHaveCount(1);
  },
);

for (const { says, lost } of [
  { says: "Job save status updated successfully.", lost: false },
  { says: "Failed to update job save status.", lost: true },
]) {
  signedIn(
    `in the middle of a list "${says}" covers no control, and disappears with the page`,
    async ({ page }) => {
      if (lost) await page.route(/save\.data/, (route) => route.abort());
      await page.goto(product("/jobs"));
      const heart = page.locator("main form button").nth(5);
      await scripted(heart);
      for (const [from, width, height] of [
        [20, 360, 740],
        [60, 360, 740],
        [150, 320, 640],
        [500, 412, 915],
        [300, 1280, 900],
        [600, 1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await heart.evaluate((element, top) => {
          scrollBy(0, element.getBoundingClientRect().top - top);
        }, from);
        const at = await page.evaluate(() => scrollY);
        await heart.click();
        await expect(visible(page)).toHaveCount(1);
        await hold(page);
        // The toast is placed only after it was measured.
        await expect.poll(() => covered(page), `pressed at ${from} px`).toEqual([]);
        await expect(visible(page)).toBeInViewport({ ratio: 1 });
        for (const further of [70, 140, -400]) {
          await page.evaluate((by) => scrollBy(0, by), further);
          expect(await covered(page), `scrolled by ${further} px`).toEqual([]);
        }
        await page.evaluate((top) => scrollTo(0, top), at);
        await visible(page)
          .getByRole("button", { name: /^Close/ })
          .click();
        await expect(visible(page)).toHaveCount(0);
      }
    },
  );
}
