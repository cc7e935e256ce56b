import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const schema = z.object({
  launcher: z.number().int(),
  product: z.number().int(),
  databaseUrl: z.url(),
});
const STOPS_WITHIN_MS = 15_000;

const fileOf = (folder: string) => join(folder, "run.json");

/** What the copy that runs on `folder`, or that was killed on it, wrote about itself. */
export function readRunFile(folder: string): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(folder), "utf8")));
  } catch {
    return null;
  }
}

/** Notes this copy in `folder`. @throws Error of one clear line where nothing can be written. */
export function writeRunFile(folder: string, databaseUrl: string): void {
  const content = { launcher: process.ppid, product: process.pid, databaseUrl };
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(folder), JSON.stringify(content));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message}. Mend the folder, or choose another with DATA_FOLDER.`);
  }
}

export const removeRunFile = (folder: string) => rmSync(fileOf(folder), { force: true });

/** Whether a process lives, or for a negative number anything of that process group. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until a copy that was killed is wholly gone: one whose launcher died stops by itself, and
 * what a dead copy left in its process group is ended here.
 *
 * @throws Error when a copy runs there: two database servers on one file would ruin it.
 */
export async function previousStopped(folder: string): Promise<void> {
  const previous = readRunFile(folder);
  // Where each start gets the numbers of the last, as in a container, our own is no other copy.
  if (!previous || previous.launcher === process.ppid) return;
  if (lives(previous.launcher) && lives(-previous.product)) {
    throw new Error(
      `A copy already runs on ${folder}. Stop it, or choose another folder with DATA_FOLDER.`,
    );
  }
  const limit = Date.now() + STOPS_WITHIN_MS;
  while (lives(-previous.product) && Date.now() < limit) {
    if (!lives(previous.product)) process.kill(-previous.product, "SIGKILL");
    await new Promise((next) => setTimeout(next, 50));
  }
}
