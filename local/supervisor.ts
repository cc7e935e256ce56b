/** A part of the product that runs in its own process. */
export interface Part {
  /** Resolves with a message when the part ends unexpectedly. */
  crashed: Promise<string>;
  close(): Promise<void>;
}

/** If a part has run for this long, its next end starts a new row of restarts. */
const SOUND_MS = 60_000;
/**
 * The first restart of a row is immediate, the second waits this long, and each later one twice as
 * long as the one before.
 */
const FIRST_WAIT_MS = 1_000;

/** Restarts a part that ends unexpectedly. */
export class Supervisor<P extends Part> {
  #part!: P;
  #startedAt = 0;
  #restarts = 0;
  #isClosing = false;
  #restarting: Promise<void> = Promise.resolve();
  #stopWaiting = () => {};
  #giveUp: (how: string) => void = () => {};
  /** Resolves with a message when the part ends and is not restarted any more. */
  readonly crashed = new Promise<string>((resolve) => {
    this.#giveUp = resolve;
  });

  /**
   * @param startPart starts the part; throws if it does not come up.
   * @param most how many times in a row it is restarted.
   * @param say is called with one line for each restart.
   */
  constructor(
    private readonly startPart: () => Promise<P>,
    private readonly most: number,
    private readonly say: (line: string) => void,
  ) {}

  /** Starts the part for the first time. @throws the error of `startPart`. */
  async start(): Promise<P> {
    await this.#start();
    return this.#part;
  }

  /** The newest instance of the part, which may have ended. */
  get part(): P {
    return this.#part;
  }

  /** The part; waits while it is being restarted. */
  async running(): Promise<P> {
    await this.#restarting;
    return this.#part;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopWaiting();
    await this.#restarting;
    await this.#part.close();
  }

  async #start(): Promise<void> {
    this.#part = await this.startPart();
    this.#startedAt = performance.now();
    void this.#part.crashed.then((how) => {
      if (!this.#isClosing) this.#restarting = this.#restart(how);
    });
  }

  async #restart(end: string): Promise<void> {
    const endedAt = performance.now();
    if (endedAt - this.#startedAt > SOUND_MS) this.#restarts = 0;
    if (this.#restarts < this.most) await this.#part.close();
    let how = end;
    while (this.#restarts < this.most) {
      if (this.#restarts > 0) await this.#wait(FIRST_WAIT_MS * 2 ** (this.#restarts - 1));
      if (this.#isClosing) return;
      this.#restarts += 1;
      try {
        await this.#start();
        const seconds = ((performance.now() - endedAt) / 1_000).toFixed(1);
        return this.say(`${how} It was restarted and is up after ${seconds} s.`);
      } catch (error) {
        how = (error as Error).message;
      }
    }
    const row =
      this.most > 0 ? ` It was restarted ${this.most} times in a row: the product stops.` : "";
    this.#giveUp(how + row);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
