import type { Clock } from "./clock";

/**
 * Messages in batches: a full batch goes at once, another after a wait; `consumers` limits both.
 */
export class MessageQueue {
  delivered = 0;
  lastAt = 0;
  #waiting = 0;
  #consumers = 0;
  #hasTimer = false;
  #isDue = false;

  constructor(
    readonly clock: Clock,
    readonly options: { batch: number; waitMs: number; consumers: number },
    readonly consume: (messages: number, done: () => void) => void,
  ) {}

  send(): void {
    this.#waiting += 1;
    if (!this.#hasTimer) {
      this.#hasTimer = true;
      this.clock.after(this.options.waitMs, () => {
        this.#hasTimer = false;
        this.#isDue = true;
        this.#next();
      });
    }
    this.#next();
  }

  #next(): void {
    const { batch, consumers } = this.options;
    while (this.#consumers < consumers && (this.#waiting >= batch || this.#isDue)) {
      const messages = Math.min(batch, this.#waiting);
      this.#waiting -= messages;
      if (this.#waiting === 0) this.#isDue = false;
      if (messages === 0) return;
      this.#consumers += 1;
      this.consume(messages, () => {
        this.#consumers -= 1;
        this.delivered += messages;
        this.lastAt = this.clock.now;
        // Messages that arrived while all consumers were busy have waited long enough.
        if (this.#waiting > 0) this.#isDue = true;
        this.#next();
      });
    }
  }
}
