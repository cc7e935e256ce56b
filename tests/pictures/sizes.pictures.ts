import { readFileSync, writeFileSync } from "node:fs";
import { test } from "@playwright/test";
import { elementsShowing } from "../screens/seen";
import { nameOf, type Size, sizeOf, unfolded, withSizes } from "../screens/sizes";
import { SCREENS } from "../screens/states/table";
import { product } from "../support/browser/product";
import { takenOver } from "../support/browser/shortcut";

const DOCUMENT = "docs/screens.md";

test("the size of each state of the application and job pages", async ({ playwright, browser }) => {
  test.setTimeout(1_200_000);
  const sizes = { application: new Map<string, Size>(), job: new Map<string, Size>() };
  for (const screen of SCREENS) {
    if (!screen.short) continue;
    for (const state of screen.states) {
      const request = await playwright.request.newContext();
      const path = await state.reach(request);
      const javaScriptEnabled = state.script === "on";
      const context = await browser.newContext({
        storageState: await request.storageState(),
        viewport: { width: 360, height: 740 },
        javaScriptEnabled,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(path.startsWith("/") ? product(path) : path);
      await takenOver(page);
      await state.action?.(page);
      await unfolded(page, async () => {
        for (const text of state.texts) await elementsShowing(page, text).first().waitFor();
      });
      sizes[screen.short].set(nameOf(screen, state), await sizeOf(page, screen.short));
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/${nameOf(screen, state).replace(/[^\w]+/g, "_")}.png`,
          fullPage: true,
        });
      await context.close();
      await request.dispose();
    }
  }
  writeFileSync(DOCUMENT, withSizes(readFileSync(DOCUMENT, "utf8"), sizes));
});
