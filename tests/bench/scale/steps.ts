import { BEFORE, NO_WRITE_FOR_REFUSED, TODAY } from "./costs";
import type { Costs, Crowd, Setup } from "./setup";

/** Today's rush: 120 people who tap on each of 15 jobs, most of them in the first seconds. */
export const RUSH = { people: 1800, jobs: 15, meanMs: 15_000 };
export const SCALES = [1, 10, 100];
/** A rush reads more than it writes: the opening, its list, a person's own applications. */
const PAGES_PER_TAP = 2;
/** The median of the slots that the seed's jobs offer. */
const SLOTS_OF_JOB = 14;
const CORES = 2;
const PATIENCE_MS = 60_000;

/** More people for the same jobs: most of them find a full job. */
export const sameJobs = (scale: number): Crowd => ({
  taps: { people: RUSH.people * scale, meanMs: RUSH.meanMs },
  jobs: RUSH.jobs,
  slotsOfJob: SLOTS_OF_JOB,
  readers: { perTap: PAGES_PER_TAP },
  patienceMs: PATIENCE_MS,
});

/** More jobs for more people: everybody gets a slot. */
export const moreJobs = (scale: number): Crowd => ({
  ...sameJobs(scale),
  jobs: RUSH.jobs * scale,
  slotsOfJob: RUSH.people / RUSH.jobs,
});

const tapsPerMs = (scale: number) => (RUSH.people * scale) / RUSH.meanMs;

/** Cloudflare starts isolates as needed: each is busy for half of the first second. */
function isolatesFor(scale: number, { applyWorkerMs, readerWorkerMs }: Costs): number {
  const tapMs = applyWorkerMs + PAGES_PER_TAP * readerWorkerMs;
  return Math.ceil((tapsPerMs(scale) * tapMs) / 0.5);
}

/** The copies, each with two processors, that are busy for 60 % of the first second. */
function copiesFor(scale: number, { reader }: Costs): number {
  const pageMs = reader.reduce((sum, { tripMs, eachMs }) => sum + tripMs + eachMs, 0);
  return Math.ceil((tapsPerMs(scale) * PAGES_PER_TAP * pageMs) / CORES / 0.6);
}

const TODAYS: Omit<Setup, "isolates"> = {
  name: "today",
  costs: TODAY,
  sharedCores: null,
  lines: {
    readers: { places: 12, longest: 2_000, waitMs: 12_000 },
    writers: { places: 2, longest: 500, waitMs: 12_000 },
    turns: { places: 8, longest: 1_000, waitMs: 30_000 },
    retryAfterMs: 5000,
  },
  together: 1,
  databases: 1,
  database: { cores: CORES, connections: 128, requests: 128, commitMs: 0 },
  copies: 0,
  fullIsRead: true,
  gate: null,
  // One consumer. It waits 330 ms for the mails of a batch and 150 ms for the call that sends them.
  queue: { batch: 100, waitMs: 1000, consumers: 1, providerMs: 480 },
  networkMs: 2,
};

const MANY = Number.POSITIVE_INFINITY;
const EVERYBODY = { places: MANY, longest: MANY, waitMs: MANY };
const NO_LINES = {
  readers: EVERYBODY,
  writers: EVERYBODY,
  turns: EVERYBODY,
  retryAfterMs: 5000,
};
const GATE = { ms: 1, lostAtMs: null };

/** Each step includes the steps before it, unless it replaces them. */
export const steps = (scale: number): Setup[] => {
  const today: Setup = { ...TODAYS, isolates: isolatesFor(scale, TODAY) };
  const quiet = { ...today, costs: NO_WRITE_FOR_REFUSED };
  const together = { ...quiet, together: 16 };
  const copies = { ...together, copies: copiesFor(scale, TODAY) };
  const gate = { ...copies, gate: GATE };
  const before = { ...today, name: "before", costs: BEFORE, lines: NO_LINES, fullIsRead: false };
  const databases = (count: number) => ({
    ...gate,
    name: `5 and ${count} databases`,
    databases: count,
  });
  return [
    ...(scale === 1 ? [before] : []),
    today,
    // Steps that fail at ten times the load are not simulated at a hundred times.
    ...(scale < 100
      ? [
          { ...quiet, name: "1 refused without a write" },
          { ...together, name: "2 and many in a transaction" },
          { ...copies, name: "3 and copies for readers" },
        ]
      : []),
    { ...gate, name: "4 and a gate for each job" },
    ...[4, 16, ...(scale < 100 ? [] : [64])].map(databases),
  ];
};

/** The benchmark's machine: Worker, database and callers on two cores, one tap after the other. */
export const onBenchMachine = (setup: Setup): Setup => ({
  ...setup,
  isolates: 1,
  sharedCores: 2,
  networkMs: 0.3,
  database: { ...setup.database, connections: 4, requests: 4096 },
  queue: { ...setup.queue, providerMs: 335 },
});
