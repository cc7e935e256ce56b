export type Outcome = "slot" | "full" | "later";

interface Visitor {
  pass: () => void;
  full: () => void;
  lost: () => void;
}

/**
 * A job's gate. It lets as many through as there are slots left, keeps the rest waiting while those
 * are decided about, and answers "full" once the database has given the last one. It knows nothing
 * that the database does not: a gate that was lost begins again from the count there.
 */
export class Gate {
  #taken = 0;
  #inside = 0;
  #line: Visitor[] = [];
  /** Those who passed before the gate was lost are of no concern to its successor. */
  #life = 0;
  losses = 0;

  constructor(
    readonly slots: number,
    /** What the database knows. */
    readonly count: () => number,
  ) {}

  enter(visitor: Visitor): void {
    if (this.#taken >= this.slots) visitor.full();
    else {
      this.#line.push(visitor);
      this.#next();
    }
  }

  /** The visitor's life of the gate: what they say of a former one is ignored. */
  get life(): number {
    return this.#life;
  }

  /** Somebody who passed got a slot, or the database was full, or had no time for them. */
  settle(life: number, outcome: Outcome): void {
    if (life !== this.#life) return;
    this.#inside -= 1;
    if (outcome === "slot") this.#taken += 1;
    if (outcome === "full") this.#taken = this.count();
    this.#next();
  }

  /** Memory is gone, and with it who waits: they are asked to come again. */
  lose(): Visitor[] {
    const waiting = this.#line;
    this.#line = [];
    this.#inside = 0;
    this.#taken = this.count();
    this.#life += 1;
    this.losses += 1;
    return waiting;
  }

  #next(): void {
    if (this.#taken >= this.slots) {
      for (const visitor of this.#line.splice(0)) visitor.full();
      return;
    }
    while (this.#line.length > 0 && this.#taken + this.#inside < this.slots) {
      this.#inside += 1;
      (this.#line.shift() as Visitor).pass();
    }
  }
}
