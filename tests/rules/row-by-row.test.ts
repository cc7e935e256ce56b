import { expect, test } from "vitest";
import { rowByRow } from "../../worker/domain/row-by-row";

test("a row that fails holds up no other, and only what was worked on is counted", async () => {
  const met: number[] = [];
  const done = await rowByRow("any", [1, 2, 3, 4], async (row) => {
    met.push(row);
    if (row === 2) throw new Error("The provider is away");
    return row !== 3;
  });
  expect(met).toEqual([1, 2, 3, 4]);
  expect(done).toBe(2);
});
