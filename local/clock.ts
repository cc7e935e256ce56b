import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../worker/settings";

const fileOf = (folder: string) => join(folder, "clock");

/** The number of seconds by which the clock of a data folder is ahead of this machine's clock. */
export function offsetSecondsOf(folder: string): number {
  try {
    return Number(readFileSync(fileOf(folder), "utf8"));
  } catch {
    return 0;
  }
}

/** The current time for commands that run beside the product and use the same data folder. */
export const timeOf = (folder: string) => new Date(Date.now() + offsetSecondsOf(folder) * 1_000);

interface Follower {
  moveClock(offsetSeconds: number): Promise<void>;
}

/**
 * The clock of a local copy. The product and its simulated providers use it. It never goes back.
 */
export class Clock {
  readonly #folder: string;
  readonly #settings: Record<string, string>;
  #worker: Follower | undefined;
  #offsetSeconds: number;
  #lastMove: Promise<unknown> = Promise.resolve();

  /**
   * Starts at the offset that the settings name, or else at the one stored in the folder.
   *
   * @param settings of the product; they also decide whether the clock may be moved
   */
  constructor(folder: string, settings: Record<string, string>) {
    this.#folder = folder;
    this.#settings = settings;
    this.#offsetSeconds = Number(settings.CLOCK_OFFSET_SECONDS ?? offsetSecondsOf(folder));
    this.#keep();
  }

  get offsetSeconds(): number {
    return this.#offsetSeconds;
  }

  readonly now = (): Date => new Date(Date.now() + this.#offsetSeconds * 1_000);

  /** Makes the Worker follow this clock, too. */
  leads(worker: Follower): void {
    this.#worker = worker;
  }

  /**
   * Moves the clock ahead. Resolves when the Worker uses the new time.
   *
   * @throws Error if the settings do not allow it
   */
  move(seconds: number): Promise<void> {
    const moving = this.#lastMove.then(() => this.#moveNow(seconds));
    this.#lastMove = moving.catch(() => {});
    return moving;
  }

  async #moveNow(seconds: number): Promise<void> {
    const offset = this.#offsetSeconds + seconds;
    readSettings({ ...this.#settings, CLOCK_OFFSET_SECONDS: offset });
    this.#offsetSeconds = offset;
    this.#keep();
    await this.#worker?.moveClock(offset);
  }

  #keep(): void {
    writeFileSync(fileOf(this.#folder), String(this.#offsetSeconds));
  }
}
