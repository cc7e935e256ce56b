import { expect, test } from "vitest";
import { START_UP_BUDGET, WORKER_BUDGET } from "./budgets";
import { measureStartUp, uploadedBytes } from "./start-up";

test("the Worker stays below its size limit", () => {
  expect(uploadedBytes()).toBeLessThan(WORKER_BUDGET);
});

test("a new Worker is ready after a bounded amount of work", async () => {
  const { worker, yardstick } = await measureStartUp();
  expect(worker / yardstick).toBeLessThan(START_UP_BUDGET);
});
