import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../worker/settings";

const fileOf = (folder: string) => join(folder, "clock");

/** How far ahead of this machine's clock the data of a folder are. */
export function offsetSecondsOf(folder: string): number {
  try {
    return Number(readFileSync(fileOf(folder), "utf8"));
  } catch {
    return 0;
  }
}

/** What the time is for the commands beside the product whose data lie in a folder. */
export const timeOf = (folder: string) => new Date(Date.now() + offsetSecondsOf(folder) * 1_000);

interface Follower {
  moveClock(offsetSeconds: number): Promise<void>;
}

/** The one clock of a local copy: the product and its providers go by it. It only goes forward. */
export class Clock {
  readonly #folder: string;
  readonly #settings: Record<string, string>;
  #worker: Follower | undefined;
  #offsetSeconds: number;
  #lastMove: Promise<unknown> = Promise.resolve();

  /**
   * Goes on where the folder's data were left, or where the settings say.
   *
   * @param settings of the product, which say whether its clock may be moved at all
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

  /** From now on the Worker goes by this clock, too. */
  leads(worker: Follower): void {
    this.#worker = worker;
  }

  /**
   * Moves the clock ahead; done when the Worker goes by the new time.
   *
   * @throws Error where the settings do not allow it
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
