import { expect, test } from "vitest";
import { startIsolates } from "../bench/isolates/isolates";
import { inBursts, servedOf, slowestOf } from "../bench/isolates/loads";
import { report, sized } from "../support/stress/size";

/** Production runs as many Workers as it needs, each with its own streams to the one database. */
const ISOLATES = 10;
const ROUNDS = sized(30, 3);
const EVERY_MS = 2_000;
/** The slowest Worker's p99 may be this many times the others'. */
const MOST_RATIO = 5;

// Together they want 200 connections: with 64 they share, with 16 most of them wait.
test.each([
  64, 16,
])("%i connections are enough for ten Workers, and each of them gets some", async (connections) => {
  const isolates = await startIsolates(ISOLATES, connections);
  try {
    // The first calls prepare statements and read the schema.
    await inBursts(isolates, { rounds: 1, everyMs: EVERY_MS });
    const answers = await inBursts(isolates, { rounds: ROUNDS, everyMs: EVERY_MS });
    const { ratio, ...times } = slowestOf(answers);
    report(`${connections} connections`, { ...servedOf(answers.flat()), ...times, ratio });
    expect(answers.flatMap((one) => one.flatMap(({ error }) => error ?? []))).toEqual([]);
    expect(ratio).toBeLessThan(MOST_RATIO);
  } finally {
    await isolates.close();
  }
});
