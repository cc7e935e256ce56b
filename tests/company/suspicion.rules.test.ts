import { expect, test } from "vitest";
import { type Met, suspicionsOf } from "../../worker/domain/employers/company/suspicion.rules";

const AT = "2026-11-26T05:00:00.000Z";
const HONEST: Met = {
  candidates: 40,
  busiest: { at: AT, count: 5 },
  onOneDevice: 2,
  onOneNetwork: 20,
};
const kindsOf = (overrides: Partial<Met>) =>
  suspicionsOf({ ...HONEST, ...overrides }).map(({ kind }) => kind);

test("staff review many check-ins in a minute, and many candidates on one device or network", () => {
  expect(kindsOf({})).toEqual([]);
  expect(suspicionsOf({ ...HONEST, busiest: { at: AT, count: 6 } })).toEqual([
    { kind: "fast_check_ins", at: AT, count: 6 },
  ]);
  expect(kindsOf({ onOneDevice: 3 })).toEqual(["one_device"]);
  expect(kindsOf({ onOneNetwork: 21 })).toEqual(["one_network"]);
  // A small company whose few candidates come from one town is not suspicious.
  expect(kindsOf({ candidates: 5, onOneNetwork: 5 })).toEqual([]);
  expect(kindsOf({ busiest: undefined })).toEqual([]);
});
