import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actsTable, daysTable, dollarsTable, rupeesTable } from "./cost-tables";

test.each([
  ["docs/scale.md", "what each act costs", actsTable()],
  ["docs/scale.md", "what candidates a day need", daysTable()],
  ["docs/scale.md", "dollars a month", dollarsTable()],
  ["docs/operations.md", "rupees a month", rupeesTable()],
])("the table in %s of %s matches the counted one", (file, _, table) => {
  expect(readFileSync(file, "utf8")).toContain(table);
});
