import { get } from "../screens/browser";
import { median } from "../screens/quantile";
import { type Weight, weigh } from "../screens/weight";
import { type ConsoleLook, consoleLooks } from "./console-screens";
import { type ConsoleStack, headersOf } from "./console-stack";

export interface MeasuredConsole {
  look: ConsoleLook;
  weight: Weight;
  /** The longest chain of database calls that waited for each other. */
  chain: number;
}

/** Weighs every screen of the consoles, and counts its database calls. */
export async function measureConsoles(consoles: ConsoleStack): Promise<MeasuredConsole[]> {
  const all: MeasuredConsole[] = [];
  for (const look of consoleLooks(consoles.filled)) {
    const url = consoles.stack.url + look.path;
    const headers = headersOf(consoles, look);
    // The first view also notes that the session was used, which nobody waits for.
    await get(url, { headers });
    await consoles.stack.proxy.quiet();
    const { chain } = await consoles.stack.proxy.during(() => get(url, { headers }));
    all.push({ look, chain, weight: await weigh(url, headers) });
  }
  return all;
}

const WARM_UP_ROUNDS = 5;
/** Enough rounds that a few seconds of load from elsewhere can't move a median. */
const ROUNDS = 60;

export interface TimedList {
  name: string;
  ms: number;
  jobsMs: number;
  /** Its median divided by that of the list of jobs, both from this run. */
  ratio: number;
}

/** Times staff's lists in turns with a candidate's list of jobs: medians of one run. */
export async function timeLists({ stack, ...consoles }: ConsoleStack): Promise<TimedList[]> {
  const lists = consoleLooks(consoles.filled).filter(({ isList }) => isList);
  const jobs = { name: "/jobs", path: "/jobs", headers: { Cookie: stack.candidate.cookie } };
  const requests = lists.map((look) => ({
    ...look,
    headers: headersOf({ stack, ...consoles }, look),
  }));
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
    for (const { name, path, headers } of [jobs, ...requests]) {
      const started = performance.now();
      const { status } = await get(stack.url + path, { headers });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      if (round < WARM_UP_ROUNDS) continue;
      times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
    }
  }
  const medianOf = (name: string) => median(times.get(name) ?? []);
  const jobsMs = medianOf(jobs.name);
  return lists.map(({ name }) => ({
    name,
    jobsMs,
    ms: medianOf(name),
    ratio: medianOf(name) / jobsMs,
  }));
}
