import { expect, test } from "vitest";
import { forEachDue } from "../../worker/domain/for-each-due";

test("a row that fails holds up no other, and only what was worked on is counted", async () => {
  const met: number[] = [];
  const done = await forEachDue("any", [1, 2, 3, 4], async (row) => {
    met.push(row);
    if (row === 2) throw new Error("The provider is away");
    return row !== 3;
  });
  expect(met).toEqual([1, 2, 3, 4]);
  expect(done).toBe(2);
});
