import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { COPY, processesOf } from "./processes";

const schema = z.object({
  /** The mark of each of the copy's processes; see `processes.ts`. */
  copy: z.uuid(),
  launcher: z.number().int(),
  product: z.number().int(),
  databaseUrl: z.url(),
  /** The site's address; missing in files of older versions. */
  publicUrl: z.url().optional(),
});
const STOPS_WITHIN_MS = 15_000;

const fileOf = (folder: string) => join(folder, "run.json");

/** Reads the data of the copy that runs, or was killed, on `folder`; null if there are none. */
export function readRunFile(folder: string): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(folder), "utf8")));
  } catch {
    return null;
  }
}

/** Records this copy in `folder`. @throws Error with a one-line message if it cannot be written. */
export function writeRunFile(
  folder: string,
  addresses: { databaseUrl: string; publicUrl: string },
): void {
  const { ppid: launcher, pid: product, env } = process;
  const content = { copy: env[COPY], launcher, product, ...addresses };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(fileOf(folder), JSON.stringify(content));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `Nothing can be kept in ${folder}: ${message}. Look whether it can be written to and its disk has room, or choose another with DATA_FOLDER.`,
    );
  }
}

export const removeRunFile = (folder: string) => rmSync(fileOf(folder), { force: true });

/** Kills a process; it may have ended by itself. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

/**
 * Waits until a killed copy is completely gone. If only its launcher died, the product stops by
 * itself; if the product died, this function ends the remaining processes. Only processes with the
 * copy's mark are ended, whatever process ids the file holds.
 *
 * @throws Error if a copy still runs there: two database servers on one file would corrupt it.
 */
export async function previousStopped(folder: string): Promise<void> {
  const previous = readRunFile(folder);
  if (!previous) return;
  const limit = Date.now() + STOPS_WITHIN_MS;
  for (;;) {
    const processes = processesOf(previous.copy);
    const product = processes.find(({ pid }) => pid === previous.product);
    // If the launcher died, the product has another parent and is about to stop.
    if (product?.parent === previous.launcher) {
      throw new Error(
        `A copy already runs on ${folder}. Stop it, or choose another folder with DATA_FOLDER.`,
      );
    }
    if (processes.length === 0 || Date.now() > limit) return;
    if (!product) for (const { pid } of processes) kill(pid);
    await new Promise((next) => setTimeout(next, 50));
  }
}
