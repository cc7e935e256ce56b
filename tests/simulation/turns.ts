/** Random whole numbers from 0; the same seed gives the same numbers. */
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
 * Lets all code run that does not wait for a turn. It waits only for promises, so this many
 * microtasks are enough, and they cost less than one turn of the event loop.
 */
async function quiet(): Promise<void> {
  for (let hop = 0; hop < HOPS; hop += 1) await undefined;
}

/**
 * Decides the order when several verbs run at once. Every call to the
 * database or to a provider waits for its turn, and the dice choose
 * the next one. So each seed is one interleaving that can be replayed.
 */
export class Turns {
  private waiting: (() => void)[] = [];
  private together = false;

  constructor(private readonly dice: Dice) {}

  /** Waits for the caller's turn; outside of `all`, it does not wait. */
  async next(): Promise<void> {
    if (this.together) await new Promise<void>((go) => this.waiting.push(go));
  }

  /** Runs all `works` at once, turn by turn, until the last one has ended. */
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
