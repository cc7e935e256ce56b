import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a copy keeps in its data folder, which may hold files of somebody else besides. */
const OURS = ["clock", "database.key", "r2", "run.json", "simulators.jsonl", "sqld"];

const OWNER = 0o700;

/**
 * From now on this process and those that it starts write for their owner alone: other users of the machine
 * read no database, resume or message. What an earlier start wrote in the folder is closed to them, too.
 */
export function keepDataPrivate(folder: string): void {
  process.umask(0o777 & ~OWNER);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (OURS.includes(name)) chmodSync(path, statSync(path).mode & OWNER);
  }
}
