/** How often one who waits looks whether those inside are still alive. */
const LOOK_MS = 250;
/** A caller that has been inside for longer is lost: each call to the database ends before. */
const LOST_AFTER_MS = 11_000;

interface Place {
  since: number;
}

interface Waiting {
  place?: Place;
  wake(): void;
}

/** More callers wait than may, or one has waited for too long. Nothing was done. */
export class LineIsFull extends Error {}

/**
 * Lets few callers at once to something that serves few at once, the others in order of arrival.
 *
 * The callers are requests of one isolate. A Worker's request can be ended between two steps: its
 * place is taken for lost after a while. And a request that waits for nothing of its own is taken
 * for hung: each one that waits has a timer of its own.
 */
export class Line {
  readonly #inside = new Set<Place>();
  readonly #waiting: Waiting[] = [];

  /**
   * @param places how many are let in at once.
   * @param longest how many may wait.
   * @param waitMs nobody waits for longer.
   */
  constructor(
    readonly places: number,
    readonly longest: number,
    readonly waitMs: number,
  ) {}

  /** Does the work when it is its turn. @throws LineIsFull */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const place = await this.#enter();
    try {
      return await work();
    } finally {
      this.#inside.delete(place);
      this.#letIn();
    }
  }

  async #enter(): Promise<Place> {
    if (this.#waiting.length === 0 && this.#inside.size < this.places) return this.#take();
    if (this.#waiting.length >= this.longest)
      throw new LineIsFull("Too many wait for the database");
    const me: Waiting = { wake: () => {} };
    this.#waiting.push(me);
    const until = performance.now() + this.waitMs;
    // It stays until it is cleared, by the request that set it: there is always something to wait for.
    const looks = setInterval(() => me.wake(), LOOK_MS);
    try {
      while (!me.place) {
        await new Promise<void>((resolve) => {
          me.wake = resolve;
        });
        this.#dropLost();
        if (!me.place && performance.now() > until) {
          this.#waiting.splice(this.#waiting.indexOf(me), 1);
          throw new LineIsFull("The database had no time for a call");
        }
      }
    } finally {
      clearInterval(looks);
    }
    return me.place;
  }

  #take(): Place {
    const place = { since: performance.now() };
    this.#inside.add(place);
    return place;
  }

  #letIn(): void {
    while (this.#inside.size < this.places) {
      const next = this.#waiting.shift();
      if (!next) return;
      next.place = this.#take();
      next.wake();
    }
  }

  #dropLost(): void {
    const lostSince = performance.now() - LOST_AFTER_MS;
    for (const place of this.#inside) if (place.since < lostSince) this.#inside.delete(place);
    this.#letIn();
  }
}
