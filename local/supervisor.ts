/** A part of the product that runs as a process of its own. */
export interface Part {
  /** Says how it ended when nobody asked it to. */
  crashed: Promise<string>;
  close(): Promise<void>;
}

/** The end of a part that has run for so long is the first of a row. */
const SOUND_MS = 60_000;
/** The first restart of a row is at once; the next one waits for so long, and each later one twice as long. */
const FIRST_WAIT_MS = 1_000;

/** Restarts a part that ended by itself. */
export class Supervisor<P extends Part> {
  #part!: P;
  #startedAt = 0;
  #restarts = 0;
  #isClosing = false;
  #restarting: Promise<void> = Promise.resolve();
  #stopWaiting = () => {};
  #giveUp: (how: string) => void = () => {};
  /** Says how it ended, when it is not restarted any more. */
  readonly crashed = new Promise<string>((resolve) => {
    this.#giveUp = resolve;
  });

  /**
   * @param startPart starts the part; throws where it does not come up.
   * @param most how many times in a row it is restarted.
   * @param say is told of each restart, in one line.
   */
  constructor(
    private readonly startPart: () => Promise<P>,
    private readonly most: number,
    private readonly say: (line: string) => void,
  ) {}

  /** Starts the part for the first time. @throws what the start throws. */
  async start(): Promise<P> {
    await this.#start();
    return this.#part;
  }

  /** The newest part, which may have ended. */
  get part(): P {
    return this.#part;
  }

  /** The part; while it is being restarted, waits for that. */
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
