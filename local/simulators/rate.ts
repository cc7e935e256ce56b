/** Counts calls in windows of one second that begin with a call, by the machine's clock. */
export class Rate {
  #begins = Number.NEGATIVE_INFINITY;
  #used = 0;

  constructor(readonly perSecond: number) {}

  /** Counts a call. @returns how many the window has left; less than 0 where it had none for this one */
  take(): number {
    const now = performance.now();
    if (now - this.#begins >= 1_000) {
      this.#begins = now;
      this.#used = 0;
    }
    this.#used += 1;
    return this.perSecond - this.#used;
  }
}
