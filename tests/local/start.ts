import { type ChildProcess, spawn } from "node:child_process";

/**
 * `npm start`: keeps the product in a process group of its own and never outlives it. The child
 * sees its standard input close when this process is gone, also after kill -9, and stops by
 * itself; when the child dies, whatever it started is ended here.
 */
const child: ChildProcess = spawn(
  process.execPath,
  ["--import", "tsx", new URL("./product.ts", import.meta.url).pathname],
  { stdio: ["pipe", "inherit", "inherit"], detached: true },
);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  // Closing the pipe asks the child to stop; its exit ends this process.
  process.on(signal, () => child.stdin?.end());
}

child.once("exit", (code, signal) => {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nothing of the group is left.
  }
  if (signal) process.stderr.write(`The product was ended by ${signal}.\n`);
  process.exit(code ?? 1);
});
