import { expect, test } from "vitest";
import { quantile } from "../screens/quantile";
import { Clock } from "./clock";
import { exponential, logNormal, randomOf } from "./random";
import { Station } from "./station";

const SERVICE_MS = 10;
const CUSTOMERS = 40_000;

/** One server with random arrivals, each served for the same time (M/D/1). */
function serveAtRandom(busy: number) {
  const clock = new Clock();
  const random = randomOf(2);
  const station = new Station(clock, 1);
  const waits: number[] = [];
  let at = 0;
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    at += exponential(random, SERVICE_MS / busy);
    clock.after(at, () => {
      const arrived = clock.now;
      station.serve(SERVICE_MS, () => waits.push(clock.now - arrived - SERVICE_MS));
    });
  }
  clock.run();
  return { station, waits, ms: clock.now };
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

test.each([
  0.3, 0.6, 0.8,
])("waits at a server that is busy for %d of the time follow M/D/1", (busy) => {
  const { waits } = serveAtRandom(busy);
  const expected = (busy / (2 * (1 - busy))) * SERVICE_MS;
  expect(Math.abs(mean(waits) / expected - 1)).toBeLessThan(0.05);
});

test("the mean number inside follows from Little's law", () => {
  const { station, waits, ms } = serveAtRandom(0.8);
  const inside = station.insideMs / ms;
  const perMs = station.arrived / ms;
  expect(station.left).toBe(CUSTOMERS);
  expect(inside).toBeCloseTo(perMs * (mean(waits) + SERVICE_MS), 6);
  expect(station.busyMs / ms).toBeCloseTo(perMs * SERVICE_MS, 6);
});

test("customers leave a single server in the order in which they came", () => {
  const clock = new Clock();
  const station = new Station(clock, 1);
  const order: number[] = [];
  for (let one = 0; one < 3000; one += 1) station.serve(one % 7, () => order.push(one));
  clock.run();
  expect(order).toEqual(Array.from({ length: 3000 }, (_, at) => at));
});

test("events run in order of time, and simultaneous ones in the order in which they were planned", () => {
  const clock = new Clock();
  const random = randomOf(1);
  const events: number[] = [];
  for (let one = 0; one < 1000; one += 1) {
    const at = Math.floor(random() * 50);
    clock.after(at, () => events.push(at * 10_000 + one));
  }
  clock.run();
  expect(events).toHaveLength(1000);
  expect(events).toEqual([...events].sort((a, b) => a - b));
});

test("service times have the requested median and p99", () => {
  const random = randomOf(3);
  const values = Array.from({ length: 30_000 }, () => logNormal(random, 4));
  expect(quantile(values, 0.5)).toBeCloseTo(1, 1);
  expect(Math.abs(quantile(values, 0.99) / 4 - 1)).toBeLessThan(0.05);
});
