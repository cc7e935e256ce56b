import { expect, test } from "vitest";
import { secondsDeferred } from "../../worker/domain/talk/outbox/deferral.rules";

test.each([
  [1, 0, 1],
  [1, 0.5, 6],
  [null, 0, 60],
  [null, 0.99, 90],
  [3_600, 0.5, 4_500],
  [86_400, 0, 43_200],
])("after %s s that a provider asked for, and by a chance of %d, a message comes back after %d s", (retryAfter, chance, seconds) => {
  expect(secondsDeferred(retryAfter, chance)).toBe(seconds);
});
