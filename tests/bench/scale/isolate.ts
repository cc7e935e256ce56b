import type { Clock } from "./clock";
import type { Database } from "./database";
import { Line } from "./line";
import type { Setup, Trip } from "./setup";
import { Station } from "./station";

/** A trip to a database, and its callbacks. */
export interface Ask {
  database: Database;
  trip: Trip;
  /** The number of people or messages that the trip serves. */
  size: number;
  /** Trips of the same kin may share a transaction. */
  kin: number | null;
  /** Runs inside the transaction. */
  decide?: () => void;
  /** False if the limiter was full, or the database busy until the last try. */
  done: (isAnswered: boolean) => void;
}

/** An application that waits for its turn. */
interface Turn {
  begin(leave: () => void): void;
  giveUp(): void;
}

/**
 * One thread of the Worker with its limiters: readers never wait behind writers, and only a few
 * applications are worked on at once (`worker/api/request/in-order.ts`).
 */
export class Isolate {
  readonly thread: Station;
  readonly #reads: Line<Ask>;
  readonly #writes: Line<Ask>;
  readonly #turns: Line<Turn>;

  constructor(
    readonly clock: Clock,
    setup: Pick<Setup, "lines" | "together">,
    readonly cores: Station | null,
  ) {
    const { readers, writers, turns } = setup.lines;
    this.thread = new Station(clock, 1);
    const giveUp = ({ done }: Ask) => done(false);
    const { together } = setup;
    this.#reads = new Line(clock, { ...readers, together: 1 }, askTogether, giveUp);
    this.#writes = new Line(clock, { ...writers, together }, askTogether, giveUp);
    const begin = ([turn]: Turn[], leave: () => void) => turn?.begin(leave);
    this.#turns = new Line(clock, { ...turns, together: 1 }, begin, (turn) => turn.giveUp());
  }

  /** On the measured machine the thread shares its cores with everything else. */
  work(ms: number, done: () => void): void {
    const { cores, thread } = this;
    if (!cores) thread.serve(ms, done);
    else {
      thread.enter((leave) =>
        cores.serve(ms, () => {
          leave();
          done();
        }),
      );
    }
  }

  inOrder(turn: Turn): void {
    if (!this.#turns.join(turn, null)) turn.giveUp();
  }

  ask(request: Ask): void {
    const line = request.trip.kind === "read" ? this.#reads : this.#writes;
    if (!line.join(request, request.kin)) request.done(false);
  }

  /** Makes the trips one after the other, each for `size` people or messages. */
  askAll(database: Database, trips: Trip[], size: number, done: Ask["done"]): void {
    const [trip, ...rest] = trips;
    const next = (isAnswered: boolean) =>
      isAnswered ? this.askAll(database, rest, size, done) : done(false);
    if (trip) this.ask({ database, trip, size, kin: null, done: next });
    else done(true);
  }
}

function askTogether(group: Ask[], leave: () => void): void {
  const [first] = group;
  const size = group.reduce((sum, one) => sum + one.size, 0);
  first?.database.ask(first.trip, size, {
    decide() {
      for (const { decide } of group) decide?.();
    },
    done(isAnswered) {
      leave();
      for (const { done } of group) done(isAnswered);
    },
  });
}
