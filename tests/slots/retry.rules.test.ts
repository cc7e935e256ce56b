import { expect, test } from "vitest";
import { retryIfOvertaken } from "../../worker/domain/retry";

test("a transition that loses a race is tried again and stops at its first success", async () => {
  let looks = 0;
  expect(await retryIfOvertaken(async () => (++looks < 3 ? null : `done at ${looks}`))).toBe(
    "done at 3",
  );
});

test("a transition that loses three races in a row is reported as a conflict", async () => {
  let looks = 0;
  const never = async () => {
    looks += 1;
    return null;
  };
  await expect(retryIfOvertaken(never)).rejects.toMatchObject({ code: "stale_state", status: 409 });
  expect(looks).toBe(3);
});
