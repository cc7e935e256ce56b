import * as clock from "../clock";
import { product } from "./product";
import { test as base } from "./shortcut";

/**
 * For tests that move the clock: each has a product of its own, which takes a second to start and
 * to stop. `passTime` makes it later, and the schedule has run.
 */
export const test = base.extend<{ passTime(passing: clock.Passing): Promise<void> }>({
  passTime: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of this argument
    async ({}, use) => {
      const shared = { ...process.env };
      // Only these need what starts a product: loading it takes seconds.
      const { startScreens } = await import("./stack");
      const { stack, close } = await startScreens();
      await use((passing) => clock.passTime(stack, passing));
      Object.assign(process.env, shared);
      await close();
    },
    // Before a person logs in to it.
    { auto: true },
  ],
});
export { expect } from "./shortcut";

/** What passes until so many minutes after a moment. */
export const until = (at: string, minutes: number) => clock.until(product(), at, minutes);
