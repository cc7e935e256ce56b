/** Whole numbers from 0 on, the same for the same seed. */
export class Dice {
  constructor(private seed: number) {}

  below(limit: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  }
}

const HOPS = 300;

/**
 * Lets everything go on that can without a turn. Nothing here waits for the machine, only for
 * promises, so that this many hops are enough, and cost less than one turn of the event loop.
 */
async function quiet(): Promise<void> {
  for (let hop = 0; hop < HOPS; hop += 1) await undefined;
}

/**
 * Who goes next when several verbs run at once. Every call to the database and to a vendor waits
 * for its turn, and dice give the turns: so each seed is one interleaving, and replays.
 */
export class Turns {
  private waiting: (() => void)[] = [];
  private together = false;

  constructor(private readonly dice: Dice) {}

  /** Waits for the caller's turn. Alone, it is always one's turn. */
  async next(): Promise<void> {
    if (this.together) await new Promise<void>((go) => this.waiting.push(go));
  }

  /** Runs all of `works` at once, turn by turn, until the last has ended. */
  async all(works: (() => Promise<void>)[]): Promise<void> {
    this.together = true;
    let running = works.length;
    const ends = works.map(async (work) => {
      await this.next();
      await work().finally(() => {
        running -= 1;
      });
    });
    const ended = Promise.allSettled(ends);
    while (running > 0) {
      await quiet();
      const [go] = this.waiting.splice(this.dice.below(Math.max(1, this.waiting.length)), 1);
      go?.();
    }
    this.together = false;
    for (const end of await ended) if (end.status === "rejected") throw end.reason;
  }
}
