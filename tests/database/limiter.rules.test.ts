import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Limiter, LimiterIsFull } from "../../db/limiter";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const WAIT_MS = 12_000;
const WORK_MS = 10_000;

const lineOf = (places: number, longest: number) =>
  new Limiter({ places, longest, waitMs: WAIT_MS, workMs: WORK_MS });

/** Work that records its start and ends when it is told to. */
function job(line: Limiter, began: string[], name: string) {
  let end = () => {};
  const ended = line.run(
    () =>
      new Promise<string>((resolve) => {
        began.push(name);
        end = () => resolve(name);
      }),
  );
  return { ended, end: () => end() };
}

/** Longer than the pause between two checks of a waiting caller. */
const settle = () => vi.advanceTimersByTimeAsync(300);

test("the limiter admits a few at once, and the others in order of arrival", async () => {
  const line = lineOf(2, 10);
  const began: string[] = [];
  const jobs = ["a", "b", "c", "d"].map((name) => job(line, began, name));
  await settle();
  expect(began).toEqual(["a", "b"]);
  jobs[1]?.end();
  await settle();
  expect(began).toEqual(["a", "b", "c"]);
  jobs[0]?.end();
  await settle();
  expect(began).toEqual(["a", "b", "c", "d"]);
  for (const { end } of jobs) end();
  expect(await Promise.all(jobs.map(({ ended }) => ended))).toEqual(["a", "b", "c", "d"]);
});

test("a free place goes to the caller who came first, even when another one checks first", async () => {
  const line = lineOf(1, 10);
  const began: string[] = [];
  const jobs = ["inside", "first", "second"].map((name) => job(line, began, name));
  // The second caller checks every 4 ms and the first every 1 ms: now both check at the same
  // moment.
  await vi.advanceTimersByTimeAsync(3);
  jobs[0]?.end();
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toEqual(["inside", "first"]);
  for (const { end } of jobs) end();
  await settle();
  jobs[2]?.end();
  expect(await jobs[2]?.ended).toBe("second");
});

test("failed work passes its place to the next caller", async () => {
  const line = lineOf(1, 10);
  await expect(line.run(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(await line.run(async () => "next")).toBe("next");
});

test("a caller who finds the queue full is refused at once, and its work does not run", async () => {
  const line = lineOf(1, 1);
  const began: string[] = [];
  const inside = job(line, began, "inside");
  const waiting = job(line, began, "waiting");
  await expect(line.run(async () => began.push("late"))).rejects.toThrow(LimiterIsFull);
  inside.end();
  await settle();
  waiting.end();
  await Promise.all([inside.ended, waiting.ended]);
  expect(began).toEqual(["inside", "waiting"]);
});

test("work that takes too long fails in time, and its place goes to the next caller", async () => {
  const line = lineOf(1, 10);
  const began: string[] = [];
  const slow = job(line, began, "slow");
  const failed = expect(slow.ended).rejects.toThrow("did not answer in 10000 ms");
  const next = job(line, began, "next");
  await vi.advanceTimersByTimeAsync(WORK_MS - 1);
  expect(began).toEqual(["slow"]);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  await settle();
  expect(began).toEqual(["slow", "next"]);
  next.end();
  expect(await next.ended).toBe("next");
});

test("a lost place is freed only after the time in which all work has ended", async () => {
  const line = lineOf(1, 10);
  const began: string[] = [];
  job(line, began, "of a request that ended");
  await vi.advanceTimersByTimeAsync(0);
  vi.clearAllTimers();
  const next = job(line, began, "next");
  await vi.advanceTimersByTimeAsync(WORK_MS);
  expect(began).toEqual(["of a request that ended"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(began).toEqual(["of a request that ended", "next"]);
  next.end();
  expect(await next.ended).toBe("next");
});

test("a caller who waits too long is refused, and the limiter goes on", async () => {
  const line = lineOf(1, 10);
  const began: string[] = [];
  // Each call before the last one takes nearly as long as a call may.
  const slow = [job(line, began, "1"), job(line, began, "2")];
  const last = job(line, began, "last");
  const refused = expect(last.ended).rejects.toThrow(LimiterIsFull);
  await vi.advanceTimersByTimeAsync(9_000);
  slow[0]?.end();
  await vi.advanceTimersByTimeAsync(4_000);
  await refused;
  slow[1]?.end();
  await settle();
  expect(await line.run(async () => "after")).toBe("after");
  expect(began).toEqual(["1", "2"]);
});

test("a waiting caller whose request has ended does not block the others", async () => {
  const line = lineOf(1, 10);
  const began: string[] = [];
  const inside = job(line, began, "inside");
  job(line, began, "ended");
  vi.clearAllTimers();
  const next = job(line, began, "next");
  await vi.advanceTimersByTimeAsync(2_000);
  inside.end();
  await settle();
  expect(began).toEqual(["inside", "next"]);
  next.end();
  expect(await next.ended).toBe("next");
});
