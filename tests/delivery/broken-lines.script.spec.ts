import type { Locator, Page, Response } from "@playwright/test";
import { scripted } from "../support/browser/candidate";
import { holdLongWaits } from "../support/browser/long-waits";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";
import { ACTIONS, toastWith } from "./lost-actions";
import { OWN_ACTIONS } from "./lost-own-actions";
import { SLOT_ACTIONS } from "./lost-slot-actions";

// The connection breaks under a page: the pressed action is not done, and nothing else is lost.

const PATIENCE_MS = 30_000;

/** Ways to lose a call. Each starts before the press and ends when the returned function runs. */
const BREAKS = {
  async "no line"(page: Page) {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  async "a call that breaks off"(page: Page) {
    await page.route(/\.data/, (route) => route.abort());
    return () => page.unroute(/\.data/);
  },
  async "a server that is away"(page: Page) {
    await page.route(/\.data/, (route) => route.fulfill({ status: 503, body: "upstream" }));
    return () => page.unroute(/\.data/);
  },
  async "a network that wants a log-in first"(page: Page) {
    const body = "<!DOCTYPE html><title>Welcome to Cafe WiFi</title>";
    await page.route(/\.data/, (route) => route.fulfill({ body, contentType: "text/html" }));
    return () => page.unroute(/\.data/);
  },
  async "a line that falls silent"(
    page: Page,
    pressed: Locator,
    endLongWaits: () => Promise<void>,
  ) {
    // Its text may change while it waits, so it is not looked up by name again.
    const button = await pressed.elementHandle();
    const isBusy = () => button?.getAttribute("aria-busy");
    await page.route(/\.data/, async (route) => {
      if (route.request().method() === "GET") return route.continue();
      await expect.poll(isBusy).toBe("true");
      await endLongWaits();
    });
    return async () => {
      await expect.poll(isBusy).not.toBe("true");
      await page.unroute(/\.data/);
    };
  },
  // The last one, because the action is done: a repeat must change nothing.
  async "an answer that is lost"(page: Page) {
    await page.route(/\.data/, async (route) => {
      // A kept connection may be closed just as the call is made.
      await route.fetch({ maxRedirects: 0, maxRetries: 1 });
      await route.abort();
    });
    return () => page.unroute(/\.data/);
  },
};

const LAST = Object.keys(BREAKS).at(-1);

/** Scrolls far down a long page, where a reload of the page would be visible. */
async function standAt(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  return control.evaluate(() => scrollY);
}

/** One action of each so many is enough to see that the framework's calls are watched. */
const EVERY = 6;

const actions = Object.entries({ ...ACTIONS, ...OWN_ACTIONS, ...SLOT_ACTIONS });
for (const [index, [action, steps]] of actions.entries()) {
  test(`${action} offline keeps the page, reports the failure, and can be repeated`, {
    tag: index % EVERY === 0 ? [] : "@all",
  }, async ({ page, someone }) => {
    const failed: string[] = [];
    page.on("pageerror", (error) => failed.push(String(error)));
    const endLongWaits = await holdLongWaits(page, PATIENCE_MS);
    await page.goto(product(await steps.on(someone)));
    await steps.before?.(page);
    const pressed = steps.button(page);
    await scripted(pressed);
    const url = page.url();
    const documents: Response[] = [];
    page.on("response", (answer) => {
      if (answer.request().resourceType() === "document") documents.push(answer);
    });
    const [title, words] = steps.says;
    for (const [how, breakIt] of Object.entries(BREAKS)) {
      // The press on the last message has closed the menu around the button.
      if (!(await pressed.isVisible())) await steps.before?.(page);
      const at = await standAt(pressed);
      const mend = await breakIt(page, pressed, endLongWaits);
      await pressed.click();
      const message = toastWith(page, words);
      await expect(message, how).toHaveCount(1);
      await expect(message.locator(".toast-title")).toHaveText(title);
      await expect(page).toHaveURL(url);
      await steps.asBefore?.(page);
      await expect(pressed).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(at);
      if (steps.inDialog) {
        await expect(page.getByRole("dialog").getByRole("alert")).toContainText(title + words);
      }
      await mend();
      if (how !== LAST)
        await message.getByRole("button", { name: /^Close/ }).dispatchEvent("click");
    }
    expect(documents).toEqual([]);
    const again = toastWith(page, words).getByRole("button", { name: "Try again" });
    await (steps.contrary?.(page) ?? (steps.inDialog ? pressed : again)).click();
    await steps.done(page);
    // At once: every message disappears after a while.
    await expect(toastWith(page, words)).toHaveCount(0, { timeout: 1_000 });
    expect(failed).toEqual([]);
  });
}
