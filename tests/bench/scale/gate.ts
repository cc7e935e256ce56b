export type Outcome = "slot" | "full" | "later";

interface Visitor {
  pass: () => void;
  full: () => void;
  lost: () => void;
}

/**
 * A job's gate. It lets through as many people as there are slots left, keeps the others waiting
 * until those are decided, and answers "full" once the database has given the last slot. It stores
 * nothing that the database does not: a lost gate starts again from the database's count.
 */
export class Gate {
  #taken = 0;
  #inside = 0;
  #line: Visitor[] = [];
  /** Counts the gate's lives: results of people who passed before a loss are ignored. */
  #life = 0;
  losses = 0;

  constructor(
    readonly slots: number,
    /** The number of taken slots in the database. */
    readonly count: () => number,
  ) {}

  enter(visitor: Visitor): void {
    if (this.#taken >= this.slots) visitor.full();
    else {
      this.#line.push(visitor);
      this.#next();
    }
  }

  /** The life in which a visitor passes; `settle` ignores results of an earlier one. */
  get life(): number {
    return this.#life;
  }

  /** A person who passed got a slot, or the job was full, or the database was too busy. */
  settle(life: number, outcome: Outcome): void {
    if (life !== this.#life) return;
    this.#inside -= 1;
    if (outcome === "slot") this.#taken += 1;
    if (outcome === "full") this.#taken = this.count();
    this.#next();
  }

  /** The gate loses its memory; waiting visitors are asked to come again. */
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
