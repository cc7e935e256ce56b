import { expect, test } from "vitest";
import { rangeOf } from "../../app/home/prices.server";

const asked = (...prices: [price: number, jobs: number][]) =>
  rangeOf(prices.map(([price, jobs]) => ({ price, jobs })));

test("prices are told from the lowest to the highest, with what more than half of the jobs ask", () => {
  expect(asked([0, 6], [99, 6], [199, 40], [299, 4])).toBe("₹0 to ₹299, most ₹199");
  expect(asked([0, 1], [199, 1])).toBe("₹0 to ₹199");
  expect(asked([0, 2], [1499, 1])).toBe("₹0 to ₹1,499, most ₹0");
});

test("one price for all is said once, and without open jobs nothing is said", () => {
  expect(asked([199, 3])).toBe("₹199");
  expect(asked()).toBeNull();
});
