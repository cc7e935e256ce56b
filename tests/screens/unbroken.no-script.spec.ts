import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { CONSOLE_SCREENS } from "../../app/console-screens";
import { SCREENS } from "../../app/screens";
import { product } from "../support/browser/product";
import { consoleAddress } from "../support/console-places";
import { NAME, newWorld } from "./wide-world";

// Long text without spaces, in any field, never makes
// a page or a mail wider than the smallest screen.

const NARROWEST = 320;

/** Console pages that repeat the search term. */
const SEARCHES = {
  hiring: [],
  staff: ["find", "companies", "jobs", "people"].map((list) => `/staff/${list}?q=${NAME}`),
};

/** Elements that overflow the right edge of the page; empty if the page fits. */
const tooWide = (page: Page) =>
  page.evaluate((most) => {
    if (document.documentElement.scrollWidth <= most) return [];
    const out = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > most + 0.5,
    );
    return out.slice(0, 6).map((one) => `${one.tagName}.${one.className}`);
  }, NARROWEST);

async function look(context: BrowserContext, addresses: string[]) {
  const page = await context.newPage();
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  for (const address of addresses) {
    const answer = await page.goto(product(address));
    // A page whose action is not possible now may answer 404.
    expect.soft(answer?.status(), address).toBeLessThan(500);
    expect.soft(await tooWide(page), address).toEqual([]);
  }
  await page.close();
}

test("a text that can't be broken makes no page and no mail wider than a narrow phone", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const world = await newWorld(() => browser.newContext());
  const withoutId = (who: string) =>
    SCREENS.filter((one) => one.who === who && !/[:*]/.test(one.path)).map(({ path }) => path);
  await look(world.visitor, [...withoutId("everybody"), ...world.pages]);
  await look(world.candidate, [...withoutId("candidate"), ...world.pages, ...world.ownPages]);
  for (const console of ["hiring", "staff"] as const) {
    const screens = CONSOLE_SCREENS.filter(({ who }) => who === console);
    await look(world[console], [
      ...screens.map(({ route }) => consoleAddress(route, world.places)),
      ...SEARCHES[console],
    ]);
  }
  const page = await browser.newPage({ viewport: { width: NARROWEST, height: 640 } });
  for (const { subject, html } of world.mails) {
    await page.setContent(html);
    expect.soft(await tooWide(page), subject).toEqual([]);
  }
});
