import { Clock } from "./clock";
import { Database } from "./database";
import { Gate } from "./gate";
import { Isolate } from "./isolate";
import { MessageQueue } from "./message-queue";
import { type Random, randomOf } from "./random";
import type { Crowd, Setup } from "./setup";
import { Station } from "./station";

/** After this time the queue redelivers a message that could not be written. */
const RETRY_MS = 60_000;

/** Isolates, databases, gates and queues of one rush. */
export class World {
  readonly clock = new Clock();
  readonly random: Random;
  readonly isolates: Isolate[];
  readonly databases: Database[];
  /** The databases that answer readers: the main ones, or copies of them. */
  readonly copies: Database[];
  readonly queues: MessageQueue[];
  readonly gates: { gate: Gate; thread: Station }[];
  readonly takenOfJob: number[];

  constructor(
    readonly setup: Setup,
    readonly crowd: Crowd,
    seed: number,
  ) {
    const { clock } = this;
    this.random = randomOf(seed);
    const shared = setup.sharedCores === null ? null : new Station(clock, setup.sharedCores);
    const openDatabase = () => new Database(clock, this.random, setup, shared ?? undefined);
    this.databases = Array.from({ length: setup.databases }, openDatabase);
    const copies = Array.from({ length: setup.copies }, openDatabase);
    this.copies = copies.length > 0 ? copies : this.databases;
    this.isolates = Array.from({ length: setup.isolates }, () => new Isolate(clock, setup, shared));
    this.queues = this.databases.map((database) => this.#queueOf(database));
    this.takenOfJob = new Array<number>(crowd.jobs).fill(0);
    this.gates = this.takenOfJob.map((_, job) => ({
      gate: new Gate(crowd.slotsOfJob, () => this.takenOfJob[job] ?? 0),
      thread: new Station(clock, 1),
    }));
  }

  get anyIsolate(): Isolate {
    return this.#any(this.isolates);
  }

  get anyCopy(): Database {
    return this.#any(this.copies);
  }

  isFull = (job: number) => (this.takenOfJob[job] ?? 0) >= this.crowd.slotsOfJob;

  /** The database that holds a job. */
  kinOf = (job: number) => job % this.setup.databases;

  #any<T>(list: T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  #queueOf(database: Database): MessageQueue {
    const { clock, setup } = this;
    const { costs, queue } = setup;
    return new MessageQueue(clock, queue, (messages, done) => {
      const isolate = this.anyIsolate;
      const groups = costs.messagesTogether ? [messages] : new Array<number>(messages).fill(1);
      let remaining = groups.length;
      const deliver = (size: number): void =>
        isolate.work(costs.messageWorkerMs * size, () =>
          isolate.askAll(database, costs.message, size, (isAnswered) => {
            if (!isAnswered) return clock.after(RETRY_MS, () => deliver(size));
            clock.after(queue.providerMs, () => {
              remaining -= 1;
              if (remaining === 0) done();
            });
          }),
        );
      for (const size of groups) deliver(size);
    });
  }
}
