import type { Clock } from "./clock";
import { logNormal, type Random } from "./random";
import type { Setup, Trip } from "./setup";
import { Station } from "./station";

/** The tries and first wait when the database is busy, as in `db/client.ts`. */
const MAX_TRIES = 8;
const FIRST_WAIT_MS = 20;

/** The work inside a trip's transaction, and after it. */
interface Hooks {
  decide: () => void;
  /** False if the database stayed busy until the last try. */
  done: (isAnswered: boolean) => void;
}

/** One database: connections, processors, and one writer at a time, in order of arrival. */
export class Database {
  readonly cores: Station;
  readonly writer: Station;
  readonly #connections: Station;
  #requests = 0;

  /** @param cores given if the database shares its cores */
  constructor(
    readonly clock: Clock,
    readonly random: Random,
    readonly setup: Pick<Setup, "database" | "networkMs" | "costs">,
    cores?: Station,
  ) {
    this.cores = cores ?? new Station(clock, setup.database.cores);
    this.writer = new Station(clock, 1);
    this.#connections = new Station(clock, setup.database.connections);
  }

  ask(trip: Trip, size: number, hooks: Hooks): void {
    this.#try(1, trip, size, hooks);
  }

  #try(attempt: number, trip: Trip, size: number, hooks: Hooks): void {
    const { clock, setup } = this;
    if (this.#requests < setup.database.requests) this.#take(trip, size, hooks);
    else if (attempt >= MAX_TRIES) hooks.done(false);
    else {
      const wait = FIRST_WAIT_MS * 2 ** attempt * (0.5 + this.random());
      clock.after(setup.networkMs + wait, () => this.#try(attempt + 1, trip, size, hooks));
    }
  }

  #take(trip: Trip, size: number, hooks: Hooks): void {
    const { clock, setup } = this;
    this.#requests += 1;
    const way = setup.networkMs / 2;
    clock.after(way, () =>
      this.#connections.enter((leave) =>
        this.#run(trip, size, hooks.decide, () => {
          leave();
          this.#requests -= 1;
          clock.after(way, () => hooks.done(true));
        }),
      ),
    );
  }

  #run(trip: Trip, size: number, decide: () => void, done: () => void): void {
    const { clock, cores, setup } = this;
    const ms = (trip.tripMs + trip.eachMs * size) * logNormal(this.random, setup.costs.tail);
    const work = (then: () => void) =>
      cores.serve(ms, () => {
        decide();
        then();
      });
    const write = (leave: () => void) =>
      work(() =>
        clock.after(setup.database.commitMs, () => {
          leave();
          done();
        }),
      );
    if (trip.kind === "read") work(done);
    else this.writer.enter(write);
  }
}
