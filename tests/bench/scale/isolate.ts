import type { Clock } from "./clock";
import type { Database } from "./database";
import { Line } from "./line";
import type { Setup, Trip } from "./setup";
import { Station } from "./station";

/** A trip to a database, and what hangs on it. */
export interface Ask {
  database: Database;
  trip: Trip;
  /** How many people or messages the trip is for. */
  size: number;
  /** Those of one kin may share a transaction. */
  kin: number | null;
  /** Runs inside the transaction. */
  decide?: () => void;
  /** False where the line was full, or the database busy to the end. */
  done: (answered: boolean) => void;
}

/** An application that waits for its turn. */
interface Turn {
  begin(leave: () => void): void;
  giveUp(): void;
}

/**
 * One thread of the Worker with its lines: who reads never stands behind who writes, and only some of
 * those who apply are worked on at once (`worker/api/request/in-order.ts`).
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

  /** On the measured machine the thread shares the cores with everything else. */
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

  ask(asked: Ask): void {
    const line = asked.trip.kind === "read" ? this.#reads : this.#writes;
    if (!line.join(asked, asked.kin)) asked.done(false);
  }

  /** Trips one after the other, each for `size`. */
  askAll(database: Database, trips: Trip[], size: number, done: Ask["done"]): void {
    const [trip, ...rest] = trips;
    const next = (answered: boolean) =>
      answered ? this.askAll(database, rest, size, done) : done(false);
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
    done(answered) {
      leave();
      for (const { done } of group) done(answered);
    },
  });
}
