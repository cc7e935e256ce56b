import { expect, test } from "vitest";
import { rangeOf } from "../../app/home/prices.server";

const asked = (...prices: [price: number, jobs: number][]) =>
  rangeOf(prices.map(([price, jobs]) => ({ price, jobs })));

test("prices are a range from lowest to highest, with the price of more than half of the jobs", () => {
  expect(asked([0, 6], [99, 6], [199, 40], [299, 4])).toBe("₹0 to ₹299, most ₹199");
  expect(asked([0, 1], [199, 1])).toBe("₹0 to ₹199");
  expect(asked([0, 2], [1499, 1])).toBe("₹0 to ₹1,499, most ₹0");
});

test("a single price is named once, and without open jobs there is no price", () => {
  expect(asked([199, 3])).toBe("₹199");
  expect(asked()).toBeNull();
});
