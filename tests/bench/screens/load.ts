import { Agent, request } from "node:http";
import { median } from "./quantile";

const CONNECTIONS = 16;
const SLICE_MS = 1_500;
const ROUNDS = 7;

export interface Target {
  url: string;
  headers?: Record<string, string>;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function once({ url, headers }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on("end", resolve).on("error", reject);
    });
    clientRequest.on("error", reject);
    clientRequest.end();
  });
}

/** Requests per second that `CONNECTIONS` callers get answered in one slice of time. */
async function slice(target: Target): Promise<number> {
  const began = performance.now();
  const ends = began + SLICE_MS;
  let requestCount = 0;
  const caller = async () => {
    while (performance.now() < ends) {
      await once(target);
      requestCount += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  return (requestCount * 1000) / (performance.now() - began);
}

/**
 * Requests per second of each target: the median of slices taken in turns, so that a busy machine
 * slows down all targets alike.
 */
export async function throughputOf(targets: Target[]): Promise<number[]> {
  const slices = targets.map((): number[] => []);
  for (const target of targets) await slice(target);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, target] of targets.entries()) slices[at]?.push(await slice(target));
  }
  return slices.map(median);
}
