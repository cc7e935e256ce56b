import { grouped, table } from "../scale/tables";
import { type Answer, type Isolates, startIsolates } from "./isolates";
import { inBursts, otherWriter, servedOf, slowestOf, writing } from "./loads";

// Prints the tables of `docs/scale.md` about many Workers on one database.

const ISOLATES = 10;
const BURSTS = { rounds: 20, everyMs: 2_000 };
const WRITE_MS = 15_000;
/** More connections than all Workers need: this measures the writer. */
const ENOUGH = 512;
const STALLED_MS = 60_000;
const SLOW_MS = 1_000;

async function withIsolates<T>(
  count: number,
  connections: number,
  work: (isolates: Isolates) => Promise<T>,
): Promise<T> {
  const isolates = await startIsolates(count, connections);
  try {
    // The first calls prepare statements and read the schema.
    await inBursts(isolates, { rounds: 1, everyMs: 1_000 });
    return await work(isolates);
  } finally {
    await isolates.close();
  }
}

async function burstsRow(connections: number): Promise<(string | number)[]> {
  const answers = await withIsolates(ISOLATES, connections, (isolates) =>
    inBursts(isolates, BURSTS),
  );
  const { calls, failed, p50 } = servedOf(answers.flat());
  const { slowest, others, ratio } = slowestOf(answers);
  return [
    connections,
    ISOLATES,
    calls,
    failed,
    grouped(p50),
    grouped(others),
    grouped(slowest),
    ratio.toFixed(1),
  ];
}

function writesRow(name: string, answers: Answer[]): (string | number)[] {
  const writes = servedOf(answers.filter(({ act }) => act === "write"));
  const reads = servedOf(answers.filter(({ act }) => act === "read"));
  const perSecond = (writes.calls - writes.failed) / (WRITE_MS / 1000);
  return [
    name,
    grouped(perSecond),
    grouped(writes.p50),
    grouped(writes.p99),
    grouped(writes.longest),
    writes.failed,
    grouped(reads.p50),
    grouped(reads.p99),
    reads.failed,
  ];
}

async function besideRow(name: string, heldMs: number): Promise<(string | number)[]> {
  return withIsolates(4, ENOUGH, async (isolates) => {
    const stop = otherWriter(isolates.databaseUrl, heldMs);
    const answers = await writing(isolates, WRITE_MS);
    void stop();
    return writesRow(name, answers);
  });
}

export async function reportIsolates(say: (line: string) => void): Promise<string> {
  const bursts: (string | number)[][] = [];
  for (const connections of [64, 16]) {
    bursts.push(await burstsRow(connections));
    say(`${ISOLATES} Workers, ${connections} connections: ${bursts.at(-1)?.join(" · ")}`);
  }
  const writes: (string | number)[][] = [];
  const add = (row: (string | number)[]) => {
    writes.push(row);
    say(row.join(" · "));
  };
  for (const count of [1, 2, 4, 10]) {
    const answers = await withIsolates(count, ENOUGH, (isolates) => writing(isolates, WRITE_MS));
    add(writesRow(`${count} Worker${count > 1 ? "s" : ""}`, answers));
  }
  add(await besideRow("4, beside one that holds the writer for 1 s each time", SLOW_MS));
  add(await besideRow("4, beside one that stalls with the writer", STALLED_MS));
  const burstHead = ["connections", "Workers", "calls", "failed", "p50 ms"];
  const writeHead = ["who writes", "transactions/s", "p50 ms", "p99 ms", "longest ms", "failed"];
  return [
    table([...burstHead, "p99 ms of the others", "of the slowest Worker", "ratio"], bursts),
    table([...writeHead, "a read: p50 ms", "p99 ms", "failed"], writes),
  ].join("\n\n");
}
