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
 * `npm start` and `npm run dev`: runs the product in its own process group and never leaves it
 * behind.
 *
 * If this process ends (also by kill -9), the child's standard input closes and the child stops. If
 * the child dies, this process ends the rest of its group. If the process that ran the command
 * (npm, a shell) is killed, this process has a new parent and stops.
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
    // The group has ended already.
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
