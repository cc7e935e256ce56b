import type { Clock } from "./clock";

interface Waiting<T> {
  /** Null for one whose work is done alone. */
  kin: number | null;
  member: T;
  until: number;
}

/** How many are let in at once, how many may wait, and for how long. */
export interface Bound {
  places: number;
  longest: number;
  waitMs: number;
}

/**
 * A line of an isolate, as `db/line.ts` keeps it: few are let in at once, the others in order of
 * arrival, with a bound. Whoever is let in may take up to `together` of the same kin along.
 */
export class Line<T> {
  #inside = 0;
  #waiting: Waiting<T>[] = [];

  /** @param giveUp is told of each who has waited for too long */
  constructor(
    readonly clock: Clock,
    readonly bound: Bound & { together: number },
    readonly work: (group: T[], leave: () => void) => void,
    readonly giveUp: (member: T) => void,
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @returns false where the line is full. */
  join(member: T, kin: number | null): boolean {
    const { places, longest, waitMs } = this.bound;
    if (this.#inside >= places && this.#waiting.length >= longest) return false;
    this.#waiting.push({ kin, member, until: this.clock.now + waitMs });
    this.#letIn();
    return true;
  }

  #letIn(): void {
    // In order of arrival, so who has waited for too long is the first.
    while ((this.#waiting[0]?.until ?? Number.POSITIVE_INFINITY) < this.clock.now) {
      this.giveUp((this.#waiting.shift() as Waiting<T>).member);
    }
    while (this.#inside < this.bound.places && this.#waiting.length > 0) {
      this.#inside += 1;
      this.work(this.#nextGroup(), () => {
        this.#inside -= 1;
        this.#letIn();
      });
    }
  }

  #nextGroup(): T[] {
    const { kin, member } = this.#waiting.shift() as Waiting<T>;
    const group = [member];
    for (let at = 0; kin !== null && at < this.#waiting.length; ) {
      if (group.length >= this.bound.together) break;
      if (this.#waiting[at]?.kin !== kin) at += 1;
      else group.push(...this.#waiting.splice(at, 1).map((one) => one.member));
    }
    return group;
  }
}
