import { expect, type Page } from "@playwright/test";

/**
 * Records the timers that a page sets from now on, so that a test moves the page's clock only after
 * the expected timer exists: a request that has failed in the test can still be on its way to the
 * page. Call this after the clock is installed and the page is open.
 *
 * @returns a function that waits until a timer of this length, in milliseconds, is set
 */
export async function recordTimers(page: Page): Promise<(ms: number) => Promise<void>> {
  const lengths = await page.evaluateHandle(() => {
    const waits: (number | undefined)[] = [];
    const { setTimeout } = window;
    window.setTimeout = ((call: () => void, ms?: number, ...rest: unknown[]) => {
      waits.push(ms);
      return setTimeout(call, ms, ...rest);
    }) as typeof window.setTimeout;
    return waits;
  });
  return (ms) =>
    expect.poll(() => lengths.evaluate((waits, sought) => waits.includes(sought), ms)).toBe(true);
}
