import { inject } from "vitest";
import * as clock from "../clock";
import { runSchedule } from "./product";

// Files that move the clock are named `*.clock.test.ts`: they share a
// product and run one after the other. Its clock only moves forward,
// so these tests read the time with `now`, never from the machine.

const addresses = () => ({ url: inject("product"), simulatorsUrl: inject("simulators") });

/** The current time of the product. */
export const now = () => clock.timeAt(inject("product"));

/** Moves the clock forward and runs the schedule. People stay logged in. */
export const passTime = (passing: clock.Passing) =>
  clock.passTime({ ...addresses(), schedule: runSchedule }, passing);

/** Reads where an earlier file has left the clock. */
export const readClock = () => clock.moveClock(addresses(), 0);
