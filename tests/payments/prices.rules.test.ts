import { expect, test } from "vitest";
import { rangeOf } from "../../app/home/prices.server";

const priceRange = (...prices: [price: number, jobs: number][]) =>
  rangeOf(prices.map(([price, jobs]) => ({ price, jobs })));

test("prices are a range from lowest to highest, with the price of more than half of the jobs", () => {
  expect(priceRange([0, 6], [99, 6], [199, 40], [299, 4])).toBe("₹0 to ₹299, most ₹199");
  expect(priceRange([0, 1], [199, 1])).toBe("₹0 to ₹199");
  expect(priceRange([0, 2], [1499, 1])).toBe("₹0 to ₹1,499, most ₹0");
});

test("a single price is named once, and without open jobs there is no price", () => {
  expect(priceRange([199, 3])).toBe("₹199");
  expect(priceRange()).toBeNull();
});
