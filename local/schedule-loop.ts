import { createClient, LibsqlError } from "@libsql/client/http";
import type { DatabaseAddress } from "./database";

/** A run that takes longer may be waiting for writes that never come back. */
const RUN_MS = 20_000;
/** A write that is answered at all is answered sooner. */
const WRITE_MS = 10_000;
/** So many writes in a row must not come back before the database is taken for stuck. */
const WRITES = 2;

const ADVICE =
  "Look whether the disk of the data folder is full or read-only. What is stored is safe, and writing goes on by itself.";

interface Options {
  /** Fires the schedule once. */
  run(): Promise<void>;
  everySeconds: number;
  /** The database to look at when a run fails; null where it is not the launcher's own. */
  database: DatabaseAddress | null;
  /** Called when the database answers no write, with that in one sentence. */
  onStuck(why: string): void;
  /** Told what is wrong, and that it is over, in one line. */
  warn(line: string): void;
}

/** Resolves as `work` does, or to undefined after so many milliseconds. */
function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A row that comes and goes in one transaction: the disk is written to, and nothing is changed. */
const WRITE = [
  "insert into __drizzle_migrations (hash, created_at) values ('launcher', 0)",
  "delete from __drizzle_migrations where hash = 'launcher'",
];

/**
 * Tries a write.
 *
 * @returns whether an answer came, and the database's words where it refused.
 */
async function tryWrite({ url, authToken }: DatabaseAddress) {
  const client = createClient({ url, authToken });
  const refusal = await within(
    WRITE_MS,
    client.batch(WRITE, "write").then(
      () => "",
      // A busy database works, and one that cannot be reached has ended.
      (error) => (error instanceof LibsqlError && !/BUSY/.test(error.code) ? error.message : ""),
    ),
  );
  return { isAnswered: refusal !== undefined, refusal };
}

/**
 * Runs the schedule again and again, as the cron trigger does in production. Where a run fails, or does not
 * end in time, it looks whether the database takes writes. Otherwise it writes nothing itself.
 */
export class ScheduleLoop {
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #said: "" | "fails" | "refuses" = "";
  /** How many runs in a row have failed. */
  #failures = 0;

  constructor(private readonly options: Options) {}

  /** Starts it; resolves when the first run has ended or was looked into. Never rejects. */
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
    const left = this.options.everySeconds * 1_000 - (performance.now() - startedAt);
    this.#timer = setTimeout(() => this.start(), Math.max(0, left));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Looks whether the database is the reason why a run failed. */
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

  /** Says what is wrong once, until runs succeed again. */
  #noteFailure(failure: string, refusal = ""): void {
    const { warn } = this.options;
    this.#failures += 1;
    if (refusal && this.#said !== "refuses") {
      this.#said = "refuses";
      warn(`The database refuses writes (${refusal}). ${ADVICE}`);
    }
    // One run alone has failed with a part that was just restarted.
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
