import { expect, test } from "vitest";
import { forEachDue } from "../../worker/domain/for-each-due";

test("a failing row does not stop the others, and only finished rows count", async () => {
  const rows: number[] = [];
  const doneCount = await forEachDue("any", [1, 2, 3, 4], async (row) => {
    rows.push(row);
    if (row === 2) throw new Error("The provider is away");
    return row !== 3;
  });
  expect(rows).toEqual([1, 2, 3, 4]);
  expect(doneCount).toBe(2);
});
