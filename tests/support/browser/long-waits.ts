import type { Page } from "@playwright/test";

/**
 * Lets a test end a page's timers of one length. A fake clock would stop React's scheduler too.
 * Call this before the page is opened.
 *
 * @param ms the length; timers of any other length are not affected
 * @returns a function that ends the running timers
 */
export async function holdLongWaits(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript((longWait) => {
    const waiting = new Map<number, () => void>();
    const { setTimeout, clearTimeout } = window;
    window.setTimeout = ((call: () => void, wait?: number, ...rest: unknown[]) => {
      const id = setTimeout(call, wait, ...rest);
      if (wait === longWait) waiting.set(id, call);
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
