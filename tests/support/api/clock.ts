import { inject } from "vitest";
import * as clock from "../clock";
import { runSchedule } from "./product";

// Files that move the clock are named `*.clock.test.ts`: they share a product, one after the other.
// Its clock only goes forward, so they take the time from `now` and never from the machine.

const addresses = () => ({ url: inject("product"), simulatorsUrl: inject("simulators") });

/** What the time is for the product. */
export const now = () => clock.timeAt(inject("product"));

/** Lets time pass: it is later at once, and the schedule has run. People stay signed in. */
export const passTime = (passing: clock.Passing) =>
  clock.passTime({ ...addresses(), schedule: runSchedule }, passing);

/** Finds the clock where an earlier file left it. */
export const readClock = () => clock.moveClock(addresses(), 0);
