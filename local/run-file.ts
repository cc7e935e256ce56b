import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { COPY, processesOf } from "./processes";

const schema = z.object({
  /** What marks each of its processes; see `processes.ts`. */
  copy: z.uuid(),
  launcher: z.number().int(),
  product: z.number().int(),
  databaseUrl: z.url(),
  /** The site's address; older copies did not note it. */
  publicUrl: z.url().optional(),
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

/** Ends a process that was just seen; it may have ended by itself. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has.
  }
}

/**
 * Waits until a copy that was killed is wholly gone: one whose launcher died stops by itself, and
 * what a dead copy left is ended here. Nothing else is: the file's numbers say where to look, and
 * only a process that bears the copy's mark is taken for one of its own.
 *
 * @throws Error when a copy runs there: two database servers on one file would ruin it.
 */
export async function previousStopped(folder: string): Promise<void> {
  const previous = readRunFile(folder);
  if (!previous) return;
  const limit = Date.now() + STOPS_WITHIN_MS;
  for (;;) {
    const left = processesOf(previous.copy);
    const product = left.find(({ pid }) => pid === previous.product);
    // A product whose launcher died has another parent, and is about to stop.
    if (product?.parent === previous.launcher) {
      throw new Error(
        `A copy already runs on ${folder}. Stop it, or choose another folder with DATA_FOLDER.`,
      );
    }
    if (left.length === 0 || Date.now() > limit) return;
    if (!product) for (const { pid } of left) kill(pid);
    await new Promise((next) => setTimeout(next, 50));
  }
}
