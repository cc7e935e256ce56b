import { createClient, LibsqlError } from "@libsql/client/http";
import type { DatabaseAddress } from "./database";

/** A run that takes longer may be waiting for writes that never return. */
const RUN_MS = 20_000;
/** A working database answers a write within this time. */
const WRITE_MS = 10_000;
/** After this many writes in a row without an answer, the database counts as stuck. */
const WRITES = 2;

const ADVICE =
  "Look whether the disk of the data folder is full or read-only. What is stored is safe, and writing goes on by itself.";

interface Options {
  /** Fires the schedule once. */
  run(): Promise<void>;
  everySeconds: number;
  /** The database to test after a failed run; null if the launcher did not start it. */
  database: DatabaseAddress | null;
  /** Called with a one-sentence reason when the database answers no write. */
  onStuck(why: string): void;
  /** Called with one line when a problem starts and when it is over. */
  warn(line: string): void;
}

/** Resolves as `work` does, or to undefined after `ms` milliseconds. */
function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Inserts and deletes a row in one transaction: this writes to the disk and changes no data. */
const WRITE = [
  "insert into __drizzle_migrations (hash, created_at) values ('launcher', 0)",
  "delete from __drizzle_migrations where hash = 'launcher'",
];

/**
 * Tries a write.
 *
 * @returns whether an answer came, and the database's message if it refused.
 */
async function tryWrite({ url, authToken }: DatabaseAddress) {
  const client = createClient({ url, authToken });
  const refusal = await within(
    WRITE_MS,
    client.batch(WRITE, "write").then(
      () => "",
      // A busy database works. One that cannot be reached has ended; the supervisor restarts it.
      (error) => (error instanceof LibsqlError && !/BUSY/.test(error.code) ? error.message : ""),
    ),
  );
  return { isAnswered: refusal !== undefined, refusal };
}

/**
 * Runs the schedule repeatedly, as the cron trigger does in production. If a run fails or does not
 * end in time, it tests whether the database accepts writes. Otherwise it writes nothing itself.
 */
export class ScheduleLoop {
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #said: "" | "fails" | "refuses" = "";
  /** The number of failed runs in a row. */
  #failures = 0;

  constructor(private readonly options: Options) {}

  /**
   * Starts the loop. Resolves when the first run, and the test after a failure, have ended. Never
   * rejects.
   */
  async start(): Promise<void> {
    const startedAt = performance.now();
    const failure = await within(
      RUN_MS,
      this.options.run().then(
        () => "",
        (error: Error) => error.message,
      ),
    );
    if (failure === "") this.#noteSuccess();
    else await this.#look(failure ?? `it did not end in ${RUN_MS / 1_000} s`);
    if (this.#isStopped) return;
    const waitMs = this.options.everySeconds * 1_000 - (performance.now() - startedAt);
    this.#timer = setTimeout(() => this.start(), Math.max(0, waitMs));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Tests whether the database is the reason why a run failed. */
  async #look(failure: string): Promise<void> {
    const { database, onStuck } = this.options;
    for (let tries = 0; database && tries < WRITES; tries += 1) {
      const { isAnswered, refusal } = await tryWrite(database);
      if (this.#isStopped) return;
      if (isAnswered) return this.#noteFailure(failure, refusal);
    }
    if (database) onStuck(`The database answered no write ${WRITES} times.`);
    else this.#noteFailure(failure);
  }

  /** Reports the problem once, until runs succeed again. */
  #noteFailure(failure: string, refusal = ""): void {
    const { warn } = this.options;
    this.#failures += 1;
    if (refusal && this.#said !== "refuses") {
      this.#said = "refuses";
      warn(`The database refuses writes (${refusal}). ${ADVICE}`);
    }
    // A single failed run may come from a part that was just restarted.
    if (!refusal && !this.#said && this.#failures > 1) {
      this.#said = "fails";
      warn(`The schedule fails: ${failure}.`);
    }
  }

  #noteSuccess(): void {
    if (this.#said) this.options.warn("The schedule runs again, and the database takes writes.");
    this.#said = "";
    this.#failures = 0;
  }
}
