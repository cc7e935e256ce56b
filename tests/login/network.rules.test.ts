import { expect, test } from "vitest";
import { networkBlockOf, networkOf } from "../../worker/domain/network.rules";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0"],
  ["2001:db8::203.0.113.7", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["2001:db8:1::", "2001:db8:1:0"],
])("of the address %s, %s is the subscriber's network", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["203.0.113.77", "203.0.113"],
  ["2001:0db8:0001:0002::9", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
])("the address %s lies in the block %s", (address, block) => {
  expect(networkBlockOf(address)).toBe(block);
});
