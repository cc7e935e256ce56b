import type { Clock } from "./clock";

interface Waiting<T> {
  /** Null if its work can't be shared. */
  kin: number | null;
  member: T;
  until: number;
}

/** The members that may run at once, those that may wait, and the longest wait. */
export interface Bound {
  places: number;
  longest: number;
  waitMs: number;
}

/**
 * A limiter of an isolate, as in `db/limiter.ts`: a few members run at once, the others wait in order
 * of arrival, up to a limit. A member that starts may take up to `together` of the same kin along.
 */
export class Line<T> {
  #inside = 0;
  #waiting: Waiting<T>[] = [];

  /** @param giveUp called for each member that has waited too long */
  constructor(
    readonly clock: Clock,
    readonly bound: Bound & { together: number },
    readonly work: (group: T[], leave: () => void) => void,
    readonly giveUp: (member: T) => void,
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @returns false if the limiter is full. */
  join(member: T, kin: number | null): boolean {
    const { places, longest, waitMs } = this.bound;
    if (this.#inside >= places && this.#waiting.length >= longest) return false;
    this.#waiting.push({ kin, member, until: this.clock.now + waitMs });
    this.#letIn();
    return true;
  }

  #letIn(): void {
    // They wait in order of arrival, so the first one has waited longest.
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
