import type { Outcome } from "./gate";
import { exponential } from "./random";
import type { Crowd } from "./setup";
import { apply } from "./tap";
import type { World } from "./world";

/** A person who wants a slot of one job. */
export interface Person {
  job: number;
  firstTapAt: number;
  taps: number;
  answeredAt: number;
  /** Null until the last answer. */
  outcome: Outcome | null;
}

/** The longest pause between two taps. */
const LONGEST_PAUSE_MS = 30_000;

const readersOf = (readers: Crowd["readers"]) => ("perTap" in readers ? readers.perTap : 0);

/** People who tap and people who read, in order of arrival. */
export class People {
  readonly all: Person[] = [];
  readonly readerMs: number[] = [];
  refusedReaders = 0;
  answered = 0;

  constructor(readonly world: World) {}

  /** Plans the arrival of everybody. */
  come(): void {
    const { taps, readers } = this.world.crowd;
    if ("inFlight" in taps) {
      const next = () => {
        if (this.all.length < taps.people) this.#arrive(next);
      };
      for (let one = 0; one < taps.inFlight; one += 1) next();
    } else {
      this.#inBurst(taps.people, taps.meanMs, () => this.#arrive(() => {}));
      this.#inBurst(taps.people * readersOf(readers), taps.meanMs, () => this.#read(() => {}));
    }
    if ("everyMs" in readers) {
      const next = () => {
        if (this.answered >= taps.people) return;
        this.#read(() => {});
        this.world.clock.after(readers.everyMs, next);
      };
      next();
    }
  }

  /** Many at once, then fewer and fewer; only the next arrival is planned. */
  #inBurst(count: number, meanMs: number, arrive: () => void): void {
    const { clock, random } = this.world;
    const moments = Float64Array.from({ length: count }, () => exponential(random, meanMs)).sort();
    let at = 0;
    const plan = () => {
      const moment = moments[at];
      if (moment === undefined) return;
      at += 1;
      clock.after(moment - clock.now, () => {
        arrive();
        plan();
      });
    };
    plan();
  }

  #arrive(end: () => void): void {
    const { world } = this;
    const person: Person = {
      job: this.all.length % world.crowd.jobs,
      firstTapAt: world.clock.now,
      taps: 0,
      answeredAt: 0,
      outcome: null,
    };
    this.all.push(person);
    this.#tap(person, end);
  }

  /**
   * Taps, and taps again when told to come later: after a pause that doubles, while patience lasts.
   */
  #tap(person: Person, end: () => void): void {
    const { clock, crowd, random, setup } = this.world;
    person.taps += 1;
    apply(this.world, person.job, (outcome) => {
      const waited = clock.now - person.firstTapAt;
      if (outcome === "later" && waited < crowd.patienceMs) {
        const backoffMs = setup.lines.retryAfterMs * 2 ** (person.taps - 1);
        const pause = Math.min(backoffMs, LONGEST_PAUSE_MS) * (1 + random() / 2);
        return clock.after(pause, () => this.#tap(person, end));
      }
      person.outcome = outcome;
      person.answeredAt = clock.now;
      this.answered += 1;
      end();
    });
  }

  #read(end: () => void): void {
    const { world, readerMs } = this;
    const { costs } = world.setup;
    const began = world.clock.now;
    const isolate = world.anyIsolate;
    isolate.work(costs.readerWorkerMs / 2, () =>
      isolate.askAll(world.anyCopy, costs.reader, 1, (isAnswered) => {
        if (!isAnswered) this.refusedReaders += 1;
        isolate.work(costs.readerWorkerMs / 2, () => {
          if (isAnswered) readerMs.push(world.clock.now - began);
          end();
        });
      }),
    );
  }
}
