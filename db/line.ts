/** A caller that has been inside for longer is lost: each call to the database ends before. */
const LOST_AFTER_MS = 11_000;
/** Who waits looks again after so many milliseconds for each that is ahead. */
const LOOK_MS_FOR_EACH = 4;
const MOST_LOOK_MS = 250;
/** Who has not looked for so long is passed over until the next look: the request may have ended. */
const SILENT_MS = 1_000;

interface Place {
  since: number;
}

interface Waiting {
  lookedAt: number;
}

/** More callers wait than may, or one has waited for too long. Nothing was done. */
export class LineIsFull extends Error {}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Lets few callers at once to something that serves few at once, the others in order of arrival.
 *
 * The callers are requests of one isolate, and no request touches what another waits for: one that is
 * woken by another may go on in the other's name, and the runtime then refuses it every call. So each
 * that waits looks by itself whether it is its turn, the next one every millisecond; and it always has
 * a timer, without which the runtime takes it for hung. A request can be ended between two steps: its
 * place is taken for lost after a while.
 */
export class Line {
  readonly #inside = new Set<Place>();
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>();

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

  /**
   * Does the work when it is its turn. Work that has come to wait for something else can `leave`: the
   * next one is let in, and it goes on beside the line.
   *
   * @throws LineIsFull
   */
  async run<T>(work: (leave: () => void) => Promise<T>): Promise<T> {
    const place = await this.#enter();
    const leave = () => {
      this.#inside.delete(place);
    };
    try {
      return await work(leave);
    } finally {
      leave();
    }
  }

  async #enter(): Promise<Place> {
    const from = performance.now();
    this.#dropLost(from);
    if (this.#waiting.size === 0 && this.#free > 0) return this.#take(from);
    if (this.#waiting.size >= this.longest) throw new LineIsFull("Too many wait for the database");
    const me: Waiting = { lookedAt: from };
    this.#waiting.add(me);
    try {
      for (;;) {
        await sleep(Math.min(Math.max(1, LOOK_MS_FOR_EACH * this.#ahead(me)), MOST_LOOK_MS));
        const now = performance.now();
        me.lookedAt = now;
        this.#dropLost(now);
        if (this.#ahead(me) < this.#free) return this.#take(now);
        if (now - from > this.waitMs) throw new LineIsFull("The database had no time for a call");
      }
    } finally {
      this.#waiting.delete(me);
    }
  }

  get #free(): number {
    return this.places - this.#inside.size;
  }

  /** How many wait before this one. */
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
    for (const place of this.#inside)
      if (now - place.since > LOST_AFTER_MS) this.#inside.delete(place);
    for (const one of this.#waiting)
      if (now - one.lookedAt > LOST_AFTER_MS) this.#waiting.delete(one);
  }
}
