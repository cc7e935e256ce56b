import type { Page } from "@playwright/test";

/**
 * Lets a page's waits of one length end when a test says so. A whole clock of the test's own would
 * stop the scheduler of React, too. Called before the page is opened.
 *
 * @param ms the length; waits of any other length go on as ever
 * @returns ends those that are under way
 */
export async function holdLongWaits(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const waiting = new Map<number, () => void>();
    const { setTimeout, clearTimeout } = window;
    window.setTimeout = ((call: () => void, wait?: number, ...rest: unknown[]) => {
      const id = setTimeout(call, wait, ...rest);
      if (wait === held) waiting.set(id, call);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = ((id?: number) => {
      waiting.delete(Number(id));
      clearTimeout(id);
    }) as typeof window.clearTimeout;
    window.addEventListener("test:end-long-waits", () => {
      for (const [id, call] of waiting) {
        window.clearTimeout(id);
        call();
      }
    });
  }, ms);
  return () => page.evaluate(() => void window.dispatchEvent(new Event("test:end-long-waits")));
}
