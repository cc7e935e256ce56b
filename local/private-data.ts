import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** A copy's own files in its data folder. The folder may also hold files of others. */
const OURS = ["clock", "database.key", "r2", "run.json", "simulators.jsonl", "sqld"];

const OWNER = 0o700;

/**
 * Makes this process and its children create files for their owner only, so that other users of the
 * machine cannot read the database, resumes or messages. Closes files of earlier starts, too.
 */
export function keepDataPrivate(folder: string): void {
  process.umask(0o777 & ~OWNER);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (OURS.includes(name)) chmodSync(path, statSync(path).mode & OWNER);
  }
}
