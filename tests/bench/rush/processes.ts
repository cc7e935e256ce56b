import { readFileSync } from "node:fs";
import { runtimePid } from "../../support/stress/product";

/** The unit of processor time in Linux. */
const TICK_MS = 10;

/** Processor milliseconds that all threads of a process have used since it began. */
export function processorMs(pid: number): number {
  // The name is in brackets and may contain anything; the state is the first field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Processor milliseconds by process; `load` is this process, with its simulators. */
export interface Processors {
  database: number;
  worker: number;
  load: number;
}

/** @returns a function that tells how much was used since its last call. */
export function watchProcessors(databasePid: number): () => Processors {
  const workerPid = runtimePid();
  const read = (): Processors => ({
    database: processorMs(databasePid),
    worker: processorMs(workerPid),
    load: processorMs(process.pid),
  });
  let last = read();
  return () => {
    const [now, before] = [read(), last];
    last = now;
    return {
      database: now.database - before.database,
      worker: now.worker - before.worker,
      load: now.load - before.load,
    };
  };
}
