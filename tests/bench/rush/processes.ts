import { readFileSync } from "node:fs";
import { runtimePid } from "../../support/stress/product";

/** What Linux counts processor time in. */
const TICK_MS = 10;

/** Processor milliseconds of a process since it began, all of its threads. */
export function processorMs(pid: number): number {
  // The name stands in brackets, and may hold anything; the state comes first behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Processor milliseconds by who spent them; `load` is this process, simulators and all. */
export interface Processors {
  database: number;
  worker: number;
  load: number;
}

/** @returns what says how much was spent since it was last asked. */
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
