import { People, type Person } from "./people";
import type { Crowd, Setup } from "./setup";
import type { Station } from "./station";
import { World } from "./world";

/** The result of a rush. Times are in milliseconds. */
export interface Result {
  people: Person[];
  takenOfJob: number[];
  delivered: number;
  readerMs: number[];
  refusedReaders: number;
  lastAnswerAt: number;
  lastMessageAt: number;
  /** The share of the first seconds in which the busiest writer and processors were busy. */
  writerBusy: number;
  coresBusy: number;
}

const BUSY_UNTIL_MS = 10_000;

export function runRush(setup: Setup, crowd: Crowd, seed = 1): Result {
  const world = new World(setup, crowd, seed);
  const people = new People(world);
  people.come();
  if (setup.gate?.lostAtMs) {
    world.clock.after(setup.gate.lostAtMs, () => {
      for (const { gate } of world.gates) for (const { lost } of gate.lose()) lost();
    });
  }
  world.clock.run(BUSY_UNTIL_MS);
  const busy = (stations: Station[]) => Math.max(...stations.map(({ busyShare }) => busyShare));
  const writerBusy = busy(world.databases.map(({ writer }) => writer));
  const coresBusy = busy(world.databases.map(({ cores }) => cores));
  world.clock.run();

  const lastAnswerAt = people.all.reduce((last, one) => Math.max(last, one.answeredAt), 0);
  return {
    people: people.all,
    takenOfJob: world.takenOfJob,
    delivered: world.queues.reduce((sum, queue) => sum + queue.delivered, 0),
    readerMs: people.readerMs,
    refusedReaders: people.refusedReaders,
    lastAnswerAt,
    lastMessageAt: Math.max(...world.queues.map(({ lastAt }) => lastAt)),
    writerBusy,
    coresBusy,
  };
}
