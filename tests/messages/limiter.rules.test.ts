import { expect, test } from "vitest";
import { limiter } from "../../worker/providers/limiter";

test("the limiter runs as many calls at once as it has places, and the others in order, also after a failure", async () => {
  const limited = limiter(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const call = (nth: number) =>
    limited(async () => {
      begun.push(nth);
      await new Promise<void>((resolve) => {
        ends[nth] = resolve;
      });
      if (nth === 0) throw new Error("It is away");
    });
  const calls = [0, 1, 2, 3].map(call);
  const settled = Promise.allSettled(calls);
  await null;
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await expect(calls[0]).rejects.toThrow("It is away");
  expect(begun).toEqual([0, 1, 2]);
  for (const nth of [1, 2]) {
    ends[nth]?.();
    await calls[nth];
  }
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect((await settled).map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
});
