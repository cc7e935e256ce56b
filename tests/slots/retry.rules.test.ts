import { expect, test } from "vitest";
import { retryIfOvertaken } from "../../worker/domain/retry";

test("who is overtaken looks again, and is done at the first attempt that comes first", async () => {
  let looks = 0;
  expect(await retryIfOvertaken(async () => (++looks < 3 ? null : `done at ${looks}`))).toBe(
    "done at 3",
  );
});

test("who is overtaken every time hears so after three attempts", async () => {
  let looks = 0;
  const never = async () => {
    looks += 1;
    return null;
  };
  await expect(retryIfOvertaken(never)).rejects.toMatchObject({ code: "stale_state", status: 409 });
  expect(looks).toBe(3);
});
