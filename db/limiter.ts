// What it brings: docs/decisions/database-connections-and-round-trips.md.

/** A place still taken this long after the work's time limit is freed. */
const LOST_AFTER_MS = 1_000;
/** A waiting caller polls again after this many milliseconds for each caller ahead of it. */
const LOOK_MS_FOR_EACH = 4;
const MOST_LOOK_MS = 250;
/** A caller that has not polled for this long is skipped: its request may have ended. */
const SILENT_MS = 1_000;

interface Place {
  since: number;
}

interface Waiting {
  lookedAt: number;
}

/** Too many callers wait, or this one has waited for too long. The work was not started. */
export class LimiterIsFull extends Error {}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface LimiterOptions {
  /** The number of callers that run at once. */
  places: number;
  /** The maximum number of waiting callers. */
  longest: number;
  /** The longest wait. */
  waitMs: number;
  /** Work that takes longer fails for its caller. */
  workMs: number;
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The database did not answer in ${ms} ms`));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Limits concurrent calls; the others wait in order of arrival.
 *
 * Callers are requests of one isolate. A request must not wake another one: the woken request may
 * run in the other's context, and the runtime then refuses its calls. So each waiting request polls
 * for its turn, the next in order every millisecond. It always has a timer; without one the runtime
 * considers the request hung. A request can be ended between two steps and then keeps its place, so
 * all work has a time limit, and a place that is kept longer is freed.
 */
export class Limiter {
  readonly #inside = new Set<Place>();
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>();

  constructor(readonly limits: LimiterOptions) {}

  /**
   * Runs the work when its turn comes. Work that starts to wait for something else can `leave`: the
   * limiter admits the next caller, and the work goes on outside it.
   *
   * @throws LimiterIsFull; an error when the work takes longer than `workMs`. It goes on, and its
   *   result is unknown.
   */
  async run<T>(work: (leave: () => void) => Promise<T>): Promise<T> {
    const place = await this.#enter();
    const leave = () => {
      this.#inside.delete(place);
    };
    try {
      return await within(this.limits.workMs, work(leave));
    } finally {
      leave();
    }
  }

  async #enter(): Promise<Place> {
    const from = performance.now();
    this.#dropLost(from);
    if (this.#waiting.size === 0 && this.#free > 0) return this.#take(from);
    if (this.#waiting.size >= this.limits.longest)
      throw new LimiterIsFull("Too many wait for the database");
    const me: Waiting = { lookedAt: from };
    this.#waiting.add(me);
    try {
      for (;;) {
        await sleep(Math.min(Math.max(1, LOOK_MS_FOR_EACH * this.#ahead(me)), MOST_LOOK_MS));
        const now = performance.now();
        me.lookedAt = now;
        this.#dropLost(now);
        if (this.#ahead(me) < this.#free) return this.#take(now);
        if (now - from > this.limits.waitMs)
          throw new LimiterIsFull("The database had no time for a call");
      }
    } finally {
      this.#waiting.delete(me);
    }
  }

  get #free(): number {
    return this.limits.places - this.#inside.size;
  }

  /** The number of callers ahead of this one. */
  #ahead(me: Waiting): number {
    const alive = performance.now() - SILENT_MS;
    let count = 0;
    for (const one of this.#waiting) {
      if (one === me) break;
      if (one.lookedAt > alive) count += 1;
    }
    return count;
  }

  #take(now: number): Place {
    const place = { since: now };
    this.#inside.add(place);
    return place;
  }

  #dropLost(now: number): void {
    const { workMs, waitMs } = this.limits;
    for (const place of this.#inside)
      if (now - place.since > workMs + LOST_AFTER_MS) this.#inside.delete(place);
    for (const one of this.#waiting) if (now - one.lookedAt > waitMs) this.#waiting.delete(one);
  }
}
