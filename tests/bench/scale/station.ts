import type { Clock } from "./clock";

type Leave = () => void;

/** Some servers with one queue, in order of arrival. */
export class Station {
  busy = 0;
  arrived = 0;
  left = 0;
  /** Customers inside, summed over milliseconds: for Little's law and for the load. */
  insideMs = 0;
  busyMs = 0;
  #lastChange = 0;
  #line: ((leave: Leave) => void)[] = [];
  #first = 0;

  constructor(
    readonly clock: Clock,
    readonly servers: number,
  ) {}

  get waiting(): number {
    return this.#line.length - this.#first;
  }

  /** Runs `work` once a server is free; the server stays taken until `leave` is called. */
  enter(work: (leave: Leave) => void): void {
    this.#count();
    this.arrived += 1;
    if (this.busy < this.servers) this.#begin(work);
    else this.#line.push(work);
  }

  serve(ms: number, done: () => void): void {
    this.enter((leave) =>
      this.clock.after(ms, () => {
        leave();
        done();
      }),
    );
  }

  /** The share of the time so far in which a server was busy. */
  get busyShare(): number {
    this.#count();
    return this.busyMs / this.servers / this.clock.now;
  }

  #begin(work: (leave: Leave) => void): void {
    this.busy += 1;
    work(() => {
      this.#count();
      this.busy -= 1;
      this.left += 1;
      const next = this.#line[this.#first];
      if (!next) return;
      this.#first += 1;
      if (this.#first > 1024) {
        this.#line = this.#line.slice(this.#first);
        this.#first = 0;
      }
      this.#begin(next);
    });
  }

  #count(): void {
    const passed = this.clock.now - this.#lastChange;
    this.insideMs += passed * (this.busy + this.waiting);
    this.busyMs += passed * this.busy;
    this.#lastChange = this.clock.now;
  }
}
