import { type ChildProcess, spawn } from "node:child_process";

const LOOKS_EVERY_MS = 100;

/**
 * `npm start` and `npm run dev`: keeps the product in a process group of its own and never
 * outlives it. The child sees its standard input close when this process is gone, also after
 * kill -9, and stops by itself; when the child dies, whatever it started is ended here; and when
 * whoever typed the command (npm, a shell) is killed, this process has lost its parent and stops
 * too.
 */
const child: ChildProcess = spawn(
  process.execPath,
  ["--import", "tsx", new URL("./product.ts", import.meta.url).pathname, ...process.argv.slice(2)],
  { stdio: ["pipe", "inherit", "inherit"], detached: true },
);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  // Closing the pipe asks the child to stop; its exit ends this process.
  process.on(signal, () => child.stdin?.end());
}

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.stdin?.end();
}, LOOKS_EVERY_MS).unref();

child.once("exit", (code, signal) => {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nothing of the group is left.
  }
  if (signal) process.stderr.write(`The product was ended by ${signal}.\n`);
  process.exit(code ?? 1);
});
