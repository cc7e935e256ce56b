import type { Page } from "@playwright/test";
import { product } from "../support/browser/product";
import { expect, signedIn } from "../support/browser/shortcut";

// A plain page, as visitors and Lite get it: the first page contains a part of its style sheets.
signedIn.use({ extraHTTPHeaders: { "Save-Data": "on" } });

/** The computed style of each element and its ::before and ::after, as a hash of all properties. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(":not(link, [type=hidden])")].flatMap((element) =>
      ["", "::before", "::after"].map((part) => {
        let sum = 0;
        const style = getComputedStyle(element, part);
        const text = [...style].map((name) => style.getPropertyValue(name)).join();
        for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) | 0;
        return `${element.outerHTML.slice(0, 60)} ${part} ${sum}`;
      }),
    ),
  );

/** Swaps the partial style sheets for whole ones in place: a reload may change the page. */
const linkSheets = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLStyleElement>("style[data-href]")].map(async (style) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = style.dataset.href ?? "";
        const loaded = new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
        });
        style.parentNode?.insertBefore(link, style);
        await loaded;
        style.remove();
      }),
    ),
  );

for (const width of [360, 1280]) {
  signedIn(
    `a first page looks as it does with whole style sheets at ${width}`,
    async ({ page, someone }) => {
      signedIn.slow();
      await page.setViewportSize({ width, height: 800 });
      const job = `/jobs/${await someone.jobId("Collections Executive")}`;
      const own = [job, `${job}/apply`, "/profile"];
      const open = ["/login", "/", "/openings", "/pricing"];
      for (const path of [...own, ...open]) {
        // A visitor from here on.
        if (path === open[0]) await page.context().clearCookies();
        // A logo that arrives between the two measurements changes its card.
        await expect(async () => {
          await page.goto(product(path));
          await expect(page.locator("style[data-href]")).not.toHaveCount(0);
          const first = await looks(page);
          await linkSheets(page);
          expect(await looks(page), path).toEqual(first);
        }).toPass({ timeout: 60_000 });
      }
    },
  );
}
