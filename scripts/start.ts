import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { COPY } from "../local/processes";

const LOOKS_EVERY_MS = 100;
const STOPS_WITHIN_MS = 10_000;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old: 20.19 or newer is needed.\n`);
  process.exit(1);
}

/**
 * `npm start` and `npm run dev`: keeps the product in a process group of its own and never
 * outlives it. The child sees its standard input close when this process is gone, also after
 * kill -9, and stops by itself; when the child dies, whatever it started is ended here; and when
 * whoever typed the command (npm, a shell) is killed, this process has lost its parent and stops
 * too.
 */
const child: ChildProcess = spawn(
  process.execPath,
  [
    "--import",
    "tsx",
    fileURLToPath(new URL("../local/product.ts", import.meta.url)),
    ...process.argv.slice(2),
  ],
  {
    stdio: ["pipe", "inherit", "inherit"],
    detached: true,
    env: { ...process.env, [COPY]: randomUUID() },
  },
);

function endAll(): void {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nothing of the group is left.
  }
}

/** Closing the pipe asks the child to stop; its exit ends this process. */
function stop(): void {
  child.stdin?.end();
  setTimeout(endAll, STOPS_WITHIN_MS).unref();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

const parent = process.ppid;
const looking = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(looking);
  stop();
}, LOOKS_EVERY_MS).unref();

child.once("exit", (code, signal) => {
  endAll();
  if (signal) process.stderr.write(`The product was ended by ${signal}.\n`);
  process.exit(code ?? 1);
});
