import * as clock from "../clock";
import { product } from "./product";
import { test as base } from "./shortcut";

/**
 * For tests that move the clock: each has its own product, which takes a second to start and to
 * stop. `passTime` moves the clock forward and runs the schedule.
 */
export const test = base.extend<{ passTime(passing: clock.Passing): Promise<void> }>({
  passTime: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of this argument
    async ({}, use) => {
      const shared = { ...process.env };
      // Only these tests need the module that starts a product: loading it takes seconds.
      const { startScreens } = await import("./stack");
      const { stack, close } = await startScreens();
      await use((passing) => clock.passTime(stack, passing));
      Object.assign(process.env, shared);
      await close();
    },
    // The product must be there before a person logs in.
    { auto: true },
  ],
});
export { expect } from "./shortcut";

/** The time from now until so many minutes after the given time. */
export const until = (at: string, minutes: number) => clock.until(product(), at, minutes);
