/**
 * Counts calls in windows of one second, by the machine's clock. A call after the end of a window
 * starts the next one.
 */
export class Rate {
  #begins = Number.NEGATIVE_INFINITY;
  #used = 0;

  constructor(readonly perSecond: number) {}

  /**
   * Counts a call. @returns how many calls the window has left; negative if this one is over the
   * limit
   */
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
